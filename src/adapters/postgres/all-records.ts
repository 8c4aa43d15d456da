import type { FarmRecords, Keepsake } from "#adapters/farm-json/farm-records.ts";
import { type Access, numbered } from "#adapters/postgres/access.ts";
import { customerRow } from "#adapters/postgres/customer-row.ts";
import { costRow, eggCountRow } from "#adapters/postgres/flock-rows.ts";
import { insertMany } from "#adapters/postgres/many-rows.ts";
import { ORDER_COLUMNS, orderOf, orderRow } from "#adapters/postgres/order-row.ts";
import { postOf, postRow } from "#adapters/postgres/post-row.ts";
import { shopRecords } from "#adapters/postgres/shop-records.ts";
import { json } from "#adapters/postgres/values.ts";
import { addWords } from "#adapters/postgres/word-index.ts";
import { customerText } from "#core/customers/customer.ts";
import { FLOCK_IDS, type Flock, type FlockId } from "#core/flocks/flock.ts";

/** Of which the tables are filled here. */
const REPLACED = ["orders", "customers", "flocks", "posts"] as const;

const LISTED = ["orders", "customer", "cost", "egg_count", "post", "keepsake"] as const;

/** All of the farm's records, in the order in which they were added, and what nobody knows of them. */
export const loadAll = async (
  access: Access,
): Promise<{ readonly records: FarmRecords; readonly keepsakes: readonly Keepsake[] }> => {
  const { db } = access;
  const { inventory, prices, splash, flocks } = shopRecords(access);
  const books: Partial<Record<FlockId, Flock>> = {};
  for (const id of FLOCK_IDS) books[id] = await flocks.books(id);
  const orders = await db.selectFrom("orders").select(ORDER_COLUMNS).orderBy("place").execute();
  const posts = await db.selectFrom("post").selectAll().orderBy("date").orderBy("id").execute();
  return {
    records: {
      inventory: await inventory.load(),
      prices: await prices.load(),
      splash: await splash.load(),
      orders: orders.map(orderOf),
      customers: await db
        .selectFrom("customer")
        .select(["id", "name", "email", "phone"])
        .orderBy("place")
        .execute(),
      flocks: books as FarmRecords["flocks"],
      posts: posts.map(postOf),
    },
    keepsakes: (await db
      .selectFrom("keepsake")
      .select(["kind", "key", "fields"])
      .orderBy("place")
      .execute()) as readonly Keepsake[],
  };
};

/** Puts these in the place of all. */
export const saveAll = async (
  access: Access,
  records: FarmRecords,
  keepsakes: readonly Keepsake[],
): Promise<void> => {
  const { db } = access;
  const { inventory, prices, splash } = shopRecords(access);
  for (const table of LISTED) await db.deleteFrom(table).execute();
  const { orders, customers, flocks } = records;
  await insertMany(db, "orders", await numbered(db, "orders", orders.map(orderRow)));
  const customerRows = await numbered(db, "customer", customers.map(customerRow));
  await insertMany(db, "customer", customerRows);
  await addWords(
    db,
    customers.map((customer, at) => ({
      place: customerRows[at]?.place ?? 0,
      text: customerText(customer),
    })),
  );
  const costs = FLOCK_IDS.flatMap((flock) =>
    flocks[flock].costs.map((cost) => costRow(flock, cost)),
  );
  await insertMany(db, "cost", await numbered(db, "cost", costs));
  const eggs = FLOCK_IDS.flatMap((flock) =>
    flocks[flock].eggs.map((entry) => eggCountRow(flock, entry)),
  );
  await insertMany(db, "egg_count", await numbered(db, "egg_count", eggs));
  for (const post of records.posts) await db.insertInto("post").values(postRow(post)).execute();
  await inventory.save(records.inventory);
  await prices.save(records.prices);
  await splash.save(records.splash);
  await insertMany(
    db,
    "keepsake",
    keepsakes.map(({ kind, key, fields }, at) => ({
      place: at + 1,
      kind,
      key,
      fields: json(fields),
    })),
  );
  for (const topic of REPLACED) await access.write(topic, async () => true);
};
