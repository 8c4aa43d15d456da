import type { Kysely, Transaction } from "kysely";
import { nodeTicker } from "#adapters/node/node-ticker.ts";
import type { Access } from "#adapters/postgres/access.ts";
import { postgresArchive } from "#adapters/postgres/postgres-archive.ts";
import { shopRecords } from "#adapters/postgres/shop-records.ts";
import type { Tables } from "#adapters/postgres/tables.ts";
import { topicChanges } from "#adapters/postgres/topic-changes.ts";
import { touchTopics } from "#adapters/postgres/topics.ts";
import { inTransaction } from "#adapters/postgres/transaction.ts";
import { CATEGORY_IDS, type CategoryId } from "#core/catalogue/catalogue.ts";
import type { ShopTopic } from "#ports/change-feed.ts";
import type { ShopStore } from "#ports/store.ts";
import type { Ticker } from "#ports/ticker.ts";

interface Deps {
  readonly db: Kysely<Tables>;
  readonly pollEvery?: number;
  readonly ticker?: Ticker;
}

export interface Done {
  readonly value: unknown;
  readonly hasChanged: boolean;
}

export type Hook = (trx: Transaction<Tables>, done: Done) => Promise<void>;

type Touching<Value> = (trx: Transaction<Tables>, touched: Set<ShopTopic>) => Promise<Value>;

const accessIn = (trx: Transaction<Tables>, touched: Set<ShopTopic>): Access => ({
  db: trx,
  write: async (topic, change) => {
    if (await change(trx)) touched.add(topic);
  },
});

/** The change feed reports changes of other processes and stores over the same database. */
export const postgresShop = (
  { db, pollEvery = 1_000, ticker = nodeTicker }: Deps,
  hook: Hook = async () => undefined,
): ShopStore => {
  const changes = topicChanges(db, { ticker, pollEvery });

  const commit = <Value>(work: Touching<Value>, eggs: readonly CategoryId[] = []): Promise<Value> =>
    inTransaction(
      db,
      async (trx) => {
        const touched = new Set<ShopTopic>();
        const value = await work(trx, touched);
        await touchTopics(trx, touched, changes.writer());
        return value;
      },
      eggs.length > 0 ? eggs : CATEGORY_IDS,
    );

  const commitWhole = <Value>(
    work: (access: Access) => Promise<Value>,
    eggs?: readonly CategoryId[],
  ): Promise<Value> =>
    commit(async (trx, touched) => {
      const value = await work(accessIn(trx, touched));
      await hook(trx, { value, hasChanged: touched.size > 0 });
      return value;
    }, eggs);

  return {
    records: shopRecords({
      db,
      write: (topic, change) =>
        commit(async (trx, touched) => {
          if (await change(trx)) touched.add(topic);
        }),
    }),
    unitOfWork: { run: (work, eggs) => commitWhole((access) => work(shopRecords(access)), eggs) },
    changes: { subscribe: changes.subscribe },
    archive: postgresArchive(db, commitWhole),
  };
};
