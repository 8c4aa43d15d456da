import { type Kysely, sql, type Transaction } from "kysely";
import { collectionIn } from "#adapters/postgres/collection-records.ts";
import type { Tables } from "#adapters/postgres/tables.ts";
import { touchTopics } from "#adapters/postgres/topics.ts";
import { inTransaction } from "#adapters/postgres/transaction.ts";
import type { Customer } from "#core/customers/customer.ts";
import { CUSTOMERS } from "#core/customers/customers.ts";
import { emailKey } from "#core/customers/email-key.ts";
import { FLOCK_KINDS, type ItemOfFlocks } from "#core/flocks/flock-kinds.ts";
import type { Order } from "#core/orders/order.ts";
import { ORDERS } from "#core/orders/orders.ts";
import type { Kind } from "#core/shared/kind.ts";
import type { ShopTopic } from "#ports/change-feed.ts";

/** Each call takes 1,000 records at most, and adds all or none. */
export interface BulkRecords {
  addOrders(orders: readonly Order[]): Promise<void>;
  addCustomers(customers: readonly Customer[]): Promise<void>;
  addCosts(costs: readonly ItemOfFlocks<"costs">[]): Promise<void>;
  addEggs(eggs: readonly ItemOfFlocks<"eggCounts">[]): Promise<void>;
}

const keptIn = <Item extends object, Name extends string>(
  trx: Transaction<Tables>,
  kind: Kind<Item, Name>,
) => collectionIn({ db: trx, write: async (_topic, change) => void (await change(trx)) }, kind);

export const bulkRecords = (db: Kysely<Tables>): BulkRecords => {
  const write = (topic: ShopTopic, work: (trx: Transaction<Tables>) => Promise<unknown>) =>
    inTransaction(db, async (trx) => {
      await work(trx);
      await touchTopics(trx, [topic]);
    });

  return {
    addOrders: (orders) =>
      write("orders", async (trx) => {
        await keptIn(trx, ORDERS).add(orders);
      }),
    addCustomers: (customers) =>
      write("customers", async (trx) => {
        const kept = keptIn(trx, CUSTOMERS);
        const emails = customers.map(({ email }) => emailKey(email));
        const namesakes = await kept.where({ where: { email: { among: emails } } });
        const there = [...namesakes, ...(await kept.withIds(customers.map(({ id }) => id)))];
        const known = new Set(there.flatMap(({ id, email }) => [id, emailKey(email)]));
        await kept.add(
          customers.filter(({ id, email }) => !known.has(id) && !known.has(emailKey(email))),
        );
      }),
    addCosts: (costs) => write("flocks", (trx) => keptIn(trx, FLOCK_KINDS.costs).add(costs)),
    addEggs: (eggs) => write("flocks", (trx) => keptIn(trx, FLOCK_KINDS.eggCounts).add(eggs)),
  };
};

const GROWN = ["orders", "customer", "cost", "egg_count"] as const;

export const analyzeTables = async (db: Kysely<Tables>): Promise<void> => {
  for (const table of GROWN) await sql`analyze ${sql.table(table)}`.execute(db);
};
