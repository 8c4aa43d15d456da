/** The owner's hashed password: the one set in the shop, else that of the settings. */
import { type Kysely, sql } from "kysely";
import { passwordMark } from "#adapters/node/password.ts";
import type { Tables } from "#adapters/postgres/tables.ts";

export interface HashedPassword {
  readonly hash: string;
  /** Names the hash, and reveals nothing of it. */
  readonly mark: string;
}

export const OWNERS = "owner";

export const markedHash = (hash: string): HashedPassword => ({ hash, mark: passwordMark(hash) });

export const savedPassword = async (db: Kysely<Tables>): Promise<HashedPassword | null> =>
  (await db
    .selectFrom("owner_password")
    .select(["hash", "mark"])
    .where("name", "=", OWNERS)
    .executeTakeFirst()) ?? null;

/** Returns false if another password than `current` is set by now; null replaces any. */
export const storePassword = async (
  db: Kysely<Tables>,
  { hash, mark }: HashedPassword,
  current: string | null,
): Promise<boolean> => {
  const stored = await db
    .insertInto("owner_password")
    .values({ name: OWNERS, hash, mark })
    .onConflict((is) =>
      is
        .column("name")
        .doUpdateSet({ hash, mark })
        .where(sql<boolean>`owner_password.mark = coalesce(${current}, owner_password.mark)`),
    )
    .returning("name")
    .execute();
  return stored.length > 0;
};
