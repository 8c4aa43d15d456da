import { createHash, randomBytes, randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { Tables } from "#adapters/postgres/tables.ts";
import { touchTopics } from "#adapters/postgres/topics.ts";
import { inTransaction } from "#adapters/postgres/transaction.ts";
import type { Credential } from "#ports/password-check.ts";

const BYTES = 12;
const DIGITS = 2 * BYTES;

const digitsIn = (typed: string): string => typed.toLowerCase().replace(/[\s-]/g, "");

const isPossible = (digits: string): boolean =>
  digits.length === DIGITS && /^[0-9a-f]+$/.test(digits);

const hashOf = (digits: string): string => createHash("sha256").update(digits).digest("hex");

const writtenOut = (digits: string): string => digits.match(/.{4}/g)?.join("-") ?? digits;

export const helperOf = async (db: Kysely<Tables>, typed: string): Promise<Credential | null> => {
  const digits = digitsIn(typed);
  if (!isPossible(digits)) return null;
  const helper = await db
    .selectFrom("helper")
    .select(["id", "name"])
    .where("password_hash", "=", hashOf(digits))
    .executeTakeFirst();
  return helper ? { person: { kind: "helper", ...helper }, mark: "" } : null;
};

export const addHelper = async (db: Kysely<Tables>, name: string): Promise<string | null> => {
  const digits = randomBytes(BYTES).toString("hex");
  return inTransaction(db, async (trx) => {
    const added = await trx
      .insertInto("helper")
      .values({ id: randomUUID(), name, password_hash: hashOf(digits) })
      .onConflict((is) => is.column("name").doNothing())
      .returning("id")
      .execute();
    if (added.length === 0) return null;
    await touchTopics(trx, ["session"]);
    return writtenOut(digits);
  });
};

export const removeHelper = (db: Kysely<Tables>, id: string): Promise<void> =>
  inTransaction(db, async (trx) => {
    const gone = await trx.deleteFrom("helper").where("id", "=", id).returning("id").execute();
    if (gone.length === 0) return;
    await trx.deleteFrom("session").where("helper", "=", id).execute();
    await touchTopics(trx, ["session"]);
  });
