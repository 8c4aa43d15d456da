import { Mutex } from "async-mutex";
import type { Kysely } from "kysely";
import { nodePasswordCheck } from "#adapters/node/password.ts";
import { type HashedPassword, savedPassword } from "#adapters/postgres/owner-password.ts";
import type { Tables } from "#adapters/postgres/tables.ts";
import { OWNER } from "#core/session/person.ts";
import type { PasswordCheck } from "#ports/password-check.ts";

export const postgresPasswordCheck = (
  db: Kysely<Tables>,
  ofSettings: HashedPassword,
): PasswordCheck => {
  const mutex = new Mutex();
  return {
    check: async (password) => {
      const { hash, mark } = (await savedPassword(db)) ?? ofSettings;
      const isRight = await nodePasswordCheck(hash, mutex).matches(password);
      return isRight ? { person: OWNER, mark } : null;
    },
  };
};
