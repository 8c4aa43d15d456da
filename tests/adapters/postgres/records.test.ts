import { createHash } from "node:crypto";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { postgresShop } from "#adapters/postgres/postgres-shop.ts";
import { topicVersions } from "#adapters/postgres/topics.ts";
import { DEFAULT_INVENTORY } from "#core/inventory/inventory.ts";
import { DEFAULT_PRICES } from "#core/pricing/prices.ts";
import { DEFAULT_SPLASH } from "#core/splash/splash.ts";
import type { ShopRecords } from "#ports/records.ts";
import { anOrder, TWO_ITEMS } from "#tests/support/orders.ts";
import { ENGINES } from "#tests/support/postgres-databases.ts";
import { aCustomer, anAgreement, aPost } from "#tests/support/records.ts";

/** 12,900 letters that no index can squeeze into a row of its own. */
const LONG = Array.from({ length: 300 }, (_, n) =>
  createHash("sha256").update(String(n)).digest("base64url"),
).join("");

const EVERY = { text: "", status: "All", after: null } as const;

/** Each saves what is stored already. */
const UNCHANGED: Readonly<Record<string, (records: ShopRecords) => Promise<void>>> = {
  inventory: ({ inventory }) => inventory.save(DEFAULT_INVENTORY),
  prices: ({ prices }) => prices.save(DEFAULT_PRICES),
  splash: ({ splash }) => splash.save(DEFAULT_SPLASH),
  orders: ({ orders }) => orders.replace(anOrder({ note: "Ring", items: TWO_ITEMS })),
  agreements: ({ agreements }) => agreements.replace(anAgreement()),
  posts: ({ posts }) => posts.replace(aPost()),
};

const REFUSED = [
  "update stock set eggs = -1",
  "insert into stock values ('ostrich', 1)",
  "update price set pence = 1000001",
  "update price set pence = -1",
  "update price set pack_size = 7",
  `insert into setting values ('splash', '{"version": 2}')`,
  "update setting set value = '{}' where name = 'splash'",
  `update setting set value = '{"version": 0}' where name = 'splash'`,
  `insert into cost (id, record) values ('6 a', '{"flock": "6", "amount": 1}')`,
  `insert into cost (id, record) values ('1 a', '{"flock": "1", "amount": -1}')`,
  `insert into egg_count (id, record) values ('0 a', '{"flock": "0", "counts": {"small": 1}}')`,
  `insert into egg_count (id, record) values ('1 a', '{"flock": "1", "counts": {"extraLarge": -1}}')`,
  "insert into agreement (id, record) values ('', '{}')",
  `insert into hen_move (id, record) values ('1 a', '{"hens": 0}')`,
  `insert into medicine (id, record) values ('1 a', '{"days": -1}')`,
];

describe.each(ENGINES)("the records in %s", (_name, fresh) => {
  const aStore = async () => {
    const { db } = await fresh();
    return { db, ...postgresShop({ db }) };
  };

  test.each(Object.entries(UNCHANGED))(
    "write nothing when %s are saved as they are",
    async (_topic, save) => {
      const { db, records, unitOfWork } = await aStore();
      await records.orders.add(anOrder({ note: "Ring", items: TWO_ITEMS }));
      await records.agreements.add(anAgreement());
      await records.posts.add(aPost());
      const before = await topicVersions(db);
      await save(records);
      await unitOfWork.run(save);
      expect(await topicVersions(db)).toEqual(before);
    },
  );

  test.each(REFUSED)("refuse the SQL %s", async (statement) => {
    const { db } = await aStore();
    await expect(sql.raw(statement).execute(db)).rejects.toThrow(/constraint/);
  });

  test("refuse a second customer of one e-mail in any case, and accept several without one", async () => {
    const { customers } = (await aStore()).records;
    await customers.add(aCustomer());
    const second = customers.add(aCustomer({ id: "B", email: "MABEL@example.com" }));
    await expect(second).rejects.toMatchObject({ code: "23505" });
    for (const id of ["C", "D"]) await customers.add(aCustomer({ id, email: "" }));
    expect((await customers.page({ text: "", sort: null, after: null })).total).toBe(3);
  });

  test.each([
    ["no time", { date: "" }],
    ["a time before all calendars", { date: "0000-01-01T00:00:00Z" }],
    ["an e-mail of any length", { customerEmail: `${LONG}@example.com` }],
    ["words of any length", { items: [{ ...TWO_ITEMS[0], name: LONG }] as never }],
    ["no words at all", { id: "-", customerEmail: "", items: [] }],
    ["a status that nobody knows", { status: "Lost in the post" }],
    ["no eggs and no money", { items: [], total: 0 }],
    ["what is yet to be invented", { wings: { feathers: [1, null] } } as never],
  ])("keep an order that was paid for with %s", async (_what, change) => {
    const { orders } = (await aStore()).records;
    const order = anOrder(change);
    await orders.add(order);
    expect(await orders.find(order.id)).toStrictEqual(order);
    await orders.replace({ ...order, status: "Completed" });
    expect(await orders.page(EVERY)).toMatchObject({ total: 1, items: [{ status: "Completed" }] });
    expect(await orders.ofEmail(order.customerEmail)).toHaveLength(order.customerEmail ? 1 : 0);
  });

  test("keep an order with characters that no database takes, without them", async () => {
    const { orders } = (await aStore()).records;
    await orders.add(anOrder({ note: "Ring\u0000 \ud83d", customerEmail: "a\u0000@x.example" }));
    expect(await orders.find("A")).toMatchObject({
      note: "Ring \ufffd",
      customerEmail: "a@x.example",
    });
  });

  test("are found by characters that are special to the database as by any others", async () => {
    const { orders, customers } = (await aStore()).records;
    const names = ["100%", "100 egg", "a_b", "axb", "back\\slash", "back"];
    for (const [place, name] of names.entries()) {
      await orders.add(anOrder({ id: name, customerEmail: "", items: [] }));
      await customers.add(aCustomer({ id: name, name, email: `${place}@x`, phone: "" }));
    }
    for (const [text, expected] of [
      ["100%", ["100%"]],
      ["a_", ["a_b"]],
      ["back\\", ["back\\slash"]],
      ["%", []],
      ["_", []],
    ] as const) {
      const found = await orders.page({ ...EVERY, text });
      expect(found.items.map(({ id }) => id)).toEqual(expected);
      const people = await customers.page({ text, sort: null, after: null });
      expect(people.items.map(({ id }) => id)).toEqual(expected);
    }
  });

  test("are found by a word of any length", async () => {
    const { orders } = (await aStore()).records;
    await orders.add(anOrder({ customerEmail: `${LONG}@example.com` }));
    for (const text of [LONG.slice(0, 3), LONG.slice(0, 5_000), LONG])
      expect((await orders.page({ ...EVERY, text })).total).toBe(1);
    expect((await orders.ofEmail(`${LONG}@example.org`)).length).toBe(0);
  });

  test("are found by what is in them now, and no more by what was", async () => {
    const { orders } = (await aStore()).records;
    await orders.add(anOrder());
    await orders.replace(anOrder({ customerEmail: "abel@example.com" }));
    expect((await orders.page({ ...EVERY, text: "mabel" })).total).toBe(0);
    expect((await orders.page({ ...EVERY, text: "abel" })).total).toBe(1);
  });

  test("show an order once though another is added while its pages are read", async () => {
    const { records, unitOfWork } = await aStore();
    const add = (n: number) =>
      records.orders.add(anOrder({ id: String(n), date: new Date(n * 60_000).toISOString() }));
    await unitOfWork.run(async ({ orders }) => {
      for (let n = 1; n <= 201; n += 1)
        await orders.add(anOrder({ id: String(n), date: new Date(n * 60_000).toISOString() }));
    });
    const first = await records.orders.page(EVERY);
    await add(999);
    const second = await records.orders.page({ ...EVERY, after: first.next });
    expect(second).toMatchObject({ items: [{ id: "1" }], total: 202, next: null });
    expect(await records.orders.page({ ...EVERY, after: "nonsense" })).toMatchObject({
      items: expect.arrayContaining([expect.objectContaining({ id: "999" })]),
    });
  });

  test("count the customers although a page is past the last", async () => {
    const { customers } = (await aStore()).records;
    await customers.add(aCustomer());
    const page = await customers.page({ text: "", sort: null, after: "200" });
    expect(page).toEqual({ items: [], total: 1, next: null });
  });
});
