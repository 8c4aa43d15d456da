import type { Kysely } from "kysely";
import { withUnknownRederived } from "#adapters/farm-json/with-unknown-rederived.ts";
import type { Access } from "#adapters/postgres/access.ts";
import { loadAll, saveAll } from "#adapters/postgres/all-records.ts";
import type { Tables } from "#adapters/postgres/tables.ts";
import { inSnapshot } from "#adapters/postgres/transaction.ts";
import { HIGHEST_PRICE } from "#core/pricing/prices.ts";
import { MOST } from "#core/shared/reckonable.ts";
import { accept } from "#core/shared/result.ts";
import type { Archive, ArchiveLimits } from "#ports/archive.ts";

export const POSTGRES_LIMITS: ArchiveLimits = {
  characters: null,
  highest: { figure: MOST, price: HIGHEST_PRICE },
  isUnique: true,
};

export const postgresArchive = (
  db: Kysely<Tables>,
  alone: <Value>(work: (access: Access) => Promise<Value>) => Promise<Value>,
): Archive => ({
  limits: POSTGRES_LIMITS,
  read: async () => withUnknownRederived(await inSnapshot(db, loadAll)),
  replace: async (records) => {
    await alone(async (access) => {
      await saveAll(access, records);
      return accept(null);
    });
  },
});
