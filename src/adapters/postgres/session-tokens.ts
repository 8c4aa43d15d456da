import { createHash, randomBytes } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { Tables } from "#adapters/postgres/tables.ts";
import { touchTopics } from "#adapters/postgres/topics.ts";
import { inTransaction } from "#adapters/postgres/transaction.ts";
import { OWNER } from "#core/session/person.ts";
import { TIMEOUTS } from "#core/shared/timeouts.ts";
import type { SessionTokens } from "#ports/session-tokens.ts";

interface Deps {
  readonly passwordMark: string;
}

const BYTES = 32;

export const hashOf = (token: string): string => createHash("sha256").update(token).digest("hex");

const SECOND_MS = 1_000;

const before = (ms: number) => sql.raw<Date>(`now() - interval '${ms / SECOND_MS} seconds'`);

export const isOver = sql<boolean>`(seen < ${before(TIMEOUTS.unusedSession)} or created < ${before(TIMEOUTS.session)})`;

/** Not a password's mark, so that an older version refuses a helper's session. */
const NO_MARK = "helper";

/** A session ends with its password, or with its helper. */
export const isLive = (passwordMark: string) => sql<boolean>`(not ${isOver} and case
  when session.helper = '' then password_mark = coalesce((select mark from owner_password limit 1), ${passwordMark})
  else helper.id is not null end)`;

export const sessionTokens = (db: Kysely<Tables>, { passwordMark }: Deps): SessionTokens => ({
  open: async ({ person, mark }, device) => {
    const token = randomBytes(BYTES).toString("base64url");
    await inTransaction(db, async (trx) => {
      await trx
        .insertInto("session")
        .values({
          token_hash: hashOf(token),
          device,
          ...(person.kind === "helper"
            ? { password_mark: NO_MARK, helper: person.id }
            : { password_mark: mark }),
        })
        .execute();
      await touchTopics(trx, ["session"]);
    });
    return token;
  },
  personOf: async (token) => {
    const session = await db
      .selectFrom("session")
      .leftJoin("helper", "helper.id", "session.helper")
      .select([
        "helper.id",
        "helper.name",
        sql<boolean>`seen < now() - interval '1 hour'`.as("isLongUnseen"),
      ])
      .where("token_hash", "=", hashOf(token))
      .where(isLive(passwordMark))
      .executeTakeFirst();
    if (session?.isLongUnseen)
      await db
        .updateTable("session")
        .set({ seen: sql<Date>`now()` })
        .where("token_hash", "=", hashOf(token))
        .execute()
        // Ignored: the next call notes the use.
        .catch(() => undefined);
    if (!session) return null;
    const { id, name } = session;
    return id !== null && name !== null ? { kind: "helper", id, name } : OWNER;
  },
  close: (token) =>
    inTransaction(db, async (trx) => {
      const gone = await trx
        .deleteFrom("session")
        .where("token_hash", "=", hashOf(token))
        .returning("token_hash")
        .execute();
      if (gone.length > 0) await touchTopics(trx, ["session"]);
    }),
});
