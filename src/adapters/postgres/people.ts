import type { Kysely } from "kysely";
import { writeScryptHash } from "#adapters/node/scrypt-hash.ts";
import { addHelper, removeHelper } from "#adapters/postgres/helpers.ts";
import { markedHash, storePassword } from "#adapters/postgres/owner-password.ts";
import { hashOf, isLive } from "#adapters/postgres/session-tokens.ts";
import type { Tables } from "#adapters/postgres/tables.ts";
import { touchTopics } from "#adapters/postgres/topics.ts";
import { inTransaction } from "#adapters/postgres/transaction.ts";
import type { OpenSession } from "#core/session/people-sheet.ts";
import type { People } from "#ports/people.ts";

interface Caller {
  readonly passwordMark: string;
  readonly token: string | undefined;
}

type Deleted = { readonly execute: () => Promise<readonly unknown[]> };

/** For an owner who has forgotten it: ends all sessions. */
export const resetPassword = async (db: Kysely<Tables>, password: string): Promise<void> => {
  const next = markedHash(await writeScryptHash(password));
  await inTransaction(db, async (trx) => {
    await storePassword(trx, next, null);
    await trx.deleteFrom("session").execute();
    await touchTopics(trx, ["session"]);
  });
};

export const postgresPeople = (
  db: Kysely<Tables>,
  { passwordMark, token = "" }: Caller,
): People => {
  const own = hashOf(token);

  const others = (trx: Kysely<Tables>) =>
    trx.deleteFrom("session").where("token_hash", "<>", own).returning("token_hash");

  const endThose = (of: (trx: Kysely<Tables>) => Deleted): Promise<void> =>
    inTransaction(db, async (trx) => {
      const ended = await of(trx).execute();
      if (ended.length > 0) await touchTopics(trx, ["session"]);
    });

  const sessions = async (): Promise<readonly OpenSession[]> => {
    const rows = await db
      .selectFrom("session")
      .leftJoin("helper", "helper.id", "session.helper")
      .select(["token_hash", "device", "seen", "helper.name as helper"])
      .where(isLive(passwordMark))
      .orderBy("seen", "desc")
      .execute();
    return rows
      .map(({ token_hash, device, seen, helper }) => ({
        id: token_hash,
        device,
        lastUsed: seen.toISOString(),
        isOwn: token_hash === own,
        helper,
      }))
      .sort((a, b) => Number(b.isOwn) - Number(a.isOwn));
  };

  return {
    sheet: async () => ({
      sessions: await sessions(),
      helpers: await db.selectFrom("helper").select(["id", "name"]).orderBy("name").execute(),
    }),
    savePassword: async (password, { mark }) => {
      const next = markedHash(await writeScryptHash(password));
      return inTransaction(db, async (trx) => {
        if (!(await storePassword(trx, next, mark))) return false;
        await others(trx).execute();
        await trx
          .updateTable("session")
          .set({ password_mark: next.mark })
          .where("token_hash", "=", own)
          .execute();
        await touchTopics(trx, ["session"]);
        return true;
      });
    },
    endSession: (id) =>
      endThose((trx) =>
        trx.deleteFrom("session").where("token_hash", "=", id).returning("token_hash"),
      ),
    endOtherSessions: () => endThose(others),
    addHelper: (name) => addHelper(db, name),
    removeHelper: (id) => removeHelper(db, id),
  };
};
