import type { Access } from "#adapters/postgres/access.ts";
import { storedEmailKey } from "#adapters/postgres/values.ts";
import { sameEmail } from "#core/customers/email-key.ts";
import type { WaitlistRepository } from "#ports/waitlist-repository.ts";

const COLUMNS = ["id", "category", "email", "since", "eggs_then as eggsThen"] as const;

export const waitlistRecords = ({ db, write }: Access): WaitlistRepository => ({
  of: (category) =>
    db.selectFrom("waiting").select(COLUMNS).where("category", "=", category).execute(),
  ofEmail: async (email) => {
    const rows = await db
      .selectFrom("waiting")
      .select(COLUMNS)
      .where("email_key", "=", storedEmailKey(email))
      .execute();
    return rows.filter((one) => sameEmail(one.email, email));
  },
  add: ({ eggsThen, ...waiting }) =>
    write("waitlist", async (trx) => {
      await trx
        .insertInto("waiting")
        .values({ ...waiting, email_key: storedEmailKey(waiting.email), eggs_then: eggsThen })
        .execute();
      return true;
    }),
  remove: (id) =>
    write("waitlist", async (trx) => {
      const gone = await trx.deleteFrom("waiting").where("id", "=", id).returning("id").execute();
      return gone.length > 0;
    }),
});
