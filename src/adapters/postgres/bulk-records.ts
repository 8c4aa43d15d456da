import { type Kysely, sql, type Transaction } from "kysely";
import { customerRow } from "#adapters/postgres/customer-row.ts";
import { costRow, eggCountRow } from "#adapters/postgres/flock-rows.ts";
import { orderRow } from "#adapters/postgres/order-row.ts";
import type { Tables } from "#adapters/postgres/tables.ts";
import { touchTopics } from "#adapters/postgres/topics.ts";
import { inTransaction } from "#adapters/postgres/transaction.ts";
import { addWords } from "#adapters/postgres/word-index.ts";
import { type Customer, customerText } from "#core/customers/customer.ts";
import type { CostEntry, EggEntry, FlockId } from "#core/flocks/flock.ts";
import type { Order } from "#core/orders/order.ts";
import type { ShopTopic } from "#ports/change-feed.ts";

/** Each call takes 1,000 records at most, and adds all or none. */
export interface BulkRecords {
  addOrders(orders: readonly Order[]): Promise<void>;
  addCustomers(customers: readonly Customer[]): Promise<void>;
  addCosts(flock: FlockId, costs: readonly CostEntry[]): Promise<void>;
  addEggs(flock: FlockId, eggs: readonly EggEntry[]): Promise<void>;
}

export const bulkRecords = (db: Kysely<Tables>): BulkRecords => {
  const write = (topic: ShopTopic, work: (trx: Transaction<Tables>) => Promise<unknown>) =>
    inTransaction(db, async (trx) => {
      await work(trx);
      await touchTopics(trx, [topic]);
    });

  return {
    addOrders: (orders) =>
      write("orders", async (trx) => {
        await trx.insertInto("orders").values(orders.map(orderRow)).execute();
      }),
    addCustomers: (customers) =>
      write("customers", async (trx) => {
        const added = await trx
          .insertInto("customer")
          .values(customers.map(customerRow))
          .onConflict((is) => is.doNothing())
          .returning(["place", "id", "name", "email", "phone"])
          .execute();
        const worded = added.map(({ place, ...row }) => ({ place, text: customerText(row) }));
        await addWords(trx, worded);
      }),
    addCosts: (flock, costs) =>
      write("flocks", async (trx) => {
        const rows = costs.map((cost) => costRow(flock, cost));
        await trx.insertInto("cost").values(rows).execute();
      }),
    addEggs: (flock, eggs) =>
      write("flocks", async (trx) => {
        const rows = eggs.map((count) => eggCountRow(flock, count));
        await trx.insertInto("egg_count").values(rows).execute();
      }),
  };
};

const GROWN = ["orders", "customer", "customer_word", "cost", "egg_count"] as const;

export const analyzeTables = async (db: Kysely<Tables>): Promise<void> => {
  for (const table of GROWN) await sql`analyze ${sql.table(table)}`.execute(db);
};
