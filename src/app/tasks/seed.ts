import { randomBytes } from "node:crypto";
import { customersFormat } from "#adapters/farm-json/customers-format.ts";
import { flocksFormat } from "#adapters/farm-json/flocks-format.ts";
import { ordersFormat } from "#adapters/farm-json/orders-format.ts";
import { analyzeTables, type BulkRecords, bulkRecords } from "#adapters/postgres/bulk-records.ts";
import type { Database } from "#adapters/postgres/database.ts";
import { accept } from "#core/shared/result.ts";
import { demoFarm } from "./demo-records.js";
import { notDone, type Task, type Terminal } from "./task.ts";

const ORDERS = 10_000;
const MOST_ORDERS = 1_000_000;
const MOST_CUSTOMERS = 2_000;
const ORDERS_OF_A_CUSTOMER = 5;
const MOST_LINES = 3;
const BATCH = 1_000;

interface Asked {
  readonly count: number;
  readonly isSure: boolean;
}

const askedIn = (args: readonly string[]): Asked | null => {
  const [isSure, words] = [args.includes("--yes"), args.filter((word) => word !== "--yes")];
  const [text = String(ORDERS)] = words;
  const count = /^\d{1,7}$/.test(text) ? Number(text) : 0;
  return words.length <= 1 && count >= 1 && count <= MOST_ORDERS ? { count, isSure } : null;
};

const SPREAD = 0x9e3779b1;

const idsOf = (run: string) => (n: number) =>
  `${(Math.imul(n + 1, SPREAD) >>> 0).toString(36).padStart(7, "0")}-${run}`.toUpperCase();

const farmOf = (count: number, now: number) => {
  const farm = demoFarm({
    orders: count,
    customers: Math.min(MOST_CUSTOMERS, Math.ceil(count / ORDERS_OF_A_CUSTOMER)),
    mostLines: MOST_LINES,
    lastDay: now,
    idOf: idsOf(randomBytes(3).toString("hex")),
  });
  const [orders, customers] = [
    ordersFormat.read(farm.orders),
    customersFormat.read(farm.customers),
  ];
  const flocks = flocksFormat.read(farm.flockData);
  if (!orders || !customers || !flocks) throw new Error("The demo farm can't be read.");
  return { orders: orders.value, customers: customers.value, flocks: flocks.value };
};

type Farm = ReturnType<typeof farmOf>;

const inBatches = async <Item>(
  items: readonly Item[],
  add: (batch: readonly Item[]) => Promise<void>,
  tell: (done: number) => void = () => undefined,
): Promise<void> => {
  for (let at = 0; at < items.length; at += BATCH) {
    await add(items.slice(at, at + BATCH));
    tell(Math.min(items.length, at + BATCH));
  }
};

const written = (count: number): string => count.toLocaleString("en-GB");

const fill = async (
  bulk: BulkRecords,
  { orders, customers, flocks }: Farm,
  { tellProgress }: Pick<Terminal, "tellProgress">,
): Promise<void> => {
  const tenth = Math.max(BATCH, Math.ceil(orders.length / 10 / BATCH) * BATCH);
  await inBatches(customers, bulk.addCustomers);
  await inBatches([...flocks.costs].reverse(), bulk.addCosts);
  await inBatches([...flocks.eggCounts].reverse(), bulk.addEggs);
  await inBatches(orders, bulk.addOrders, (done) => {
    if (done % tenth === 0 || done === orders.length)
      tellProgress(`${written(done)} of ${written(orders.length)} orders`);
  });
};

const ordersIn = async ({ db }: Database): Promise<number> => {
  const { orders } = await db
    .selectFrom("orders")
    .select((is) => is.fn.countAll<number>().as("orders"))
    .executeTakeFirstOrThrow();
  return orders;
};

const isMeant = async (
  database: Database,
  { count, isSure }: Asked,
  { ask }: Pick<Terminal, "ask">,
): Promise<boolean | null> => {
  const there = isSure ? 0 : await ordersIn(database);
  if (there === 0) return true;
  const question = `This shop has ${written(there)} orders. Add ${written(count)} that nobody placed?`;
  return ask(question);
};

export const seed: Task = async (args, { terminal, open }) => {
  const asked = askedIn(args);
  if (!asked)
    return notDone(
      `It takes how many orders there are to be, from 1 to ${written(MOST_ORDERS)}, and --yes for a shop that has some.`,
    );
  const database = await open();
  if (!database.ok) return database;
  try {
    const meant = await isMeant(database.value, asked, terminal);
    if (meant === null)
      return notDone("This shop has orders: say --yes to add others. Nothing was written.");
    if (!meant) return notDone("Nothing was written.");
    const began = Date.now();
    const farm = farmOf(asked.count, began);
    await fill(bulkRecords(database.value.db), farm, terminal);
    await analyzeTables(database.value.db);
    const seconds = Math.round((Date.now() - began) / 1_000);
    terminal.tell(
      `${written(farm.orders.length)} orders, ${written(farm.customers.length)} customers and ten years of books in ${seconds} s.`,
    );
    return accept(null);
  } finally {
    await database.value.close();
  }
};
