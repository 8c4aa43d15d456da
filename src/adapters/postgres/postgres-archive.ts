import type { Kysely } from "kysely";
import { documentsOf, farmRecordsOf } from "#adapters/farm-json/farm-records.ts";
import { MOST } from "#adapters/farm-json/reckonable.ts";
import {
  onePerPlace,
  secondsIn,
  tooHighIn,
  unreadableIn,
} from "#adapters/farm-json/refused-records.ts";
import type { Access } from "#adapters/postgres/access.ts";
import { loadAll, saveAll } from "#adapters/postgres/all-records.ts";
import type { Tables } from "#adapters/postgres/tables.ts";
import { inSnapshot } from "#adapters/postgres/transaction.ts";
import { emailKey } from "#adapters/postgres/values.ts";
import { HIGHEST_PRICE } from "#core/pricing/price-edit.ts";
import { toPounds } from "#core/shared/money.ts";
import { accept } from "#core/shared/result.ts";
import type { Archive } from "#ports/archive.ts";

export const postgresArchive = (
  db: Kysely<Tables>,
  alone: <Value>(work: (access: Access) => Promise<Value>) => Promise<Value>,
): Archive => ({
  most: null,
  read: async () => documentsOf(await inSnapshot(db, loadAll)),
  refusedIn: async (documents) =>
    onePerPlace([
      ...unreadableIn(documents),
      ...tooHighIn(documents, { most: MOST, highestPrice: toPounds(HIGHEST_PRICE) }),
      ...secondsIn(documents, emailKey),
    ]),
  replace: async (documents) => {
    await alone(async (access) => {
      await saveAll(access, farmRecordsOf(documents));
      return accept(null);
    });
  },
});
