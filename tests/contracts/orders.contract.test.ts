import { describe, expect, test } from "vitest";
import type { Order } from "#core/orders/order.ts";
import { eggsPromised } from "#core/orders/promised.ts";
import { heardWhile } from "#tests/support/hearing.ts";
import { anOrder, TWO_ITEMS } from "#tests/support/orders.ts";
import { expectACopy, handOverAndSpoil } from "#tests/support/spoil.ts";
import { TEST_STORES, type TestStore } from "#tests/support/stores.ts";

const EVERY = { text: "", status: "All", after: null } as const;

/** One of each hour of a June morning, added in no order of time. */
const MORNING = ["08", "11", "09", "10"].map((hour) =>
  anOrder({ id: hour, date: `2026-06-20T${hour}:00:00.000Z` }),
);

const loggedOn = (day: string) => ({ at: `${day}T12:00:00.000Z`, kind: "paid" }) as const;

const UNDATED = [anOrder({ id: "never", date: "" }), anOrder({ id: "soon", date: "soon" })];

const FOR_DAYS = [
  anOrder({ id: "before", days: { delivery: "2026-06-26" } }),
  anOrder({ id: "unchosen", date: "2026-06-20T09:00:00Z", note: "Ring twice" }),
  anOrder({ id: "unchosen and done", status: "Completed" }),
  anOrder({
    id: "refunded",
    date: "2026-06-20T10:00:00Z",
    status: "Refunded",
    days: { delivery: "2026-06-27" },
  }),
  anOrder({ id: "on", days: { delivery: "2026-06-27" } }),
  anOrder({
    id: "both",
    date: "2026-06-20T12:00:00Z",
    items: TWO_ITEMS,
    note: "Ring twice",
    days: { delivery: "2026-06-20", collection: "2026-06-28" },
    log: [{ at: "2026-06-20T12:00:00Z", kind: "paid" }],
  }),
];

const ids = (orders: readonly Order[]) => orders.map(({ id }) => id);

const storeWith = async (freshTestStore: () => TestStore, orders: readonly Order[]) => {
  const testStore = freshTestStore();
  await testStore.openTab().shop.unitOfWork.run(async (records) => {
    for (const order of orders) await records.orders.add(order);
  });
  return testStore;
};

describe.each(TEST_STORES)("the orders in %s", (_name, freshTestStore) => {
  const ordersWith = async (orders: readonly Order[]) =>
    (await storeWith(freshTestStore, orders)).openTab().shop.records.orders;

  test("are none at first", async () => {
    const orders = await ordersWith([]);
    expect(await orders.find("A")).toBeNull();
    expect(await orders.pending()).toEqual([]);
    expect(await orders.toHandOver()).toEqual([]);
    expect(await orders.toPack()).toEqual([]);
    expect(await orders.placedSince("2020-01-01T00:00:00Z")).toEqual([]);
    expect(await orders.untold()).toEqual([]);
    expect(await orders.owed()).toEqual([]);
    expect(await orders.touchedSince("2020-01-01T00:00:00Z")).toEqual([]);
    expect(await orders.oldest()).toBeNull();
    expect(await orders.ofEmail("mabel@example.com")).toEqual([]);
    expect(await orders.page(EVERY)).toEqual({ items: [], total: 0, next: null });
  });

  test("are found by their e-mail in either spelling of its domain", async () => {
    const orders = await ordersWith([
      anOrder({ id: "A", customerEmail: "mabel@müller.example" }),
      anOrder({ id: "B", customerEmail: "mabel@xn--mller-kva.example" }),
    ]);
    for (const email of ["mabel@müller.example", "mabel@XN--MLLER-KVA.example"])
      expect((await orders.ofEmail(email)).map(({ id }) => id).sort()).toEqual(["A", "B"]);
  });

  test("are known by their ids, several at once", async () => {
    const orders = await ordersWith([...MORNING, anOrder({ id: "" })]);
    expect([...(await orders.known(["09", "11", "12", ""]))].sort()).toEqual(["09", "11"]);
    expect(await orders.known([])).toEqual([]);
    const found = await orders.withIds(["09", "11", "12", ""]);
    expect(found.map(({ id }) => id)).toEqual(["11", "09"]);
    expect(found[0]).toStrictEqual(await orders.find("11"));
    expect(await orders.withIds([])).toEqual([]);
  });

  test("are found by id, by every tab, as they were added", async () => {
    const asked = anOrder({ id: "5O190127TN364715T", total: 700, items: TWO_ITEMS });
    const noted = anOrder({
      id: "noted",
      captured: 500,
      parts: [
        { id: "R1", amount: 29, at: "2026-06-20T11:00:00Z", wish: "w", reason: "broken eggs" },
        { id: "R2", amount: 1, at: "2026-06-20T11:00:00Z" },
      ],
      returned: 100,
      short: { large: 6, pullet: 1 },
      note: "Ring twice",
      status: "Shipped",
      customerEmail: "",
    });
    const orders = await ordersWith([asked, noted]);
    expect(await orders.find(asked.id)).toEqual(asked);
    expect(await orders.find("noted")).toEqual(noted);
    expect(await orders.find("note")).toBeNull();
  });

  test("are replaced one by one, with all that there is of them", async () => {
    const testStore = await storeWith(freshTestStore, [
      anOrder({ note: "Ring" }),
      anOrder({ id: "B" }),
    ]);
    const changed = anOrder({ status: "Completed", items: TWO_ITEMS, total: 700 });
    await testStore.openTab().shop.unitOfWork.run(({ orders }) => orders.replace(changed));
    const { orders } = testStore.openTab().shop.records;
    expect(await orders.find("A")).toStrictEqual(changed);
    expect(await orders.find("B")).toStrictEqual(anOrder({ id: "B" }));
    expect((await orders.page(EVERY)).total).toBe(2);
  });

  test("keep which half has left, and forget it again", async () => {
    const half = anOrder({ handedOver: { collection: "2026-06-20T12:00:00.000Z" } });
    const orders = await ordersWith([half]);
    expect(await orders.find("A")).toStrictEqual(half);
    await orders.replace(anOrder());
    expect(await orders.find("A")).toStrictEqual(anOrder());
  });

  test("list orders with news for their customers, newest first", async () => {
    const untold = [{ news: "moved", why: "no-address", at: "2026-06-20T12:00:00.000Z" }] as const;
    const [first, ...others] = MORNING;
    const orders = await ordersWith([...others.map((order) => ({ ...order, untold })), anOrder()]);
    if (first) await orders.add({ ...first, untold });
    expect(ids(await orders.untold())).toEqual(["11", "10", "09", "08"]);
    await orders.replace(anOrder({ ...first }));
    expect(await orders.untold()).toHaveLength(3);
    expect((await orders.untold())[0]?.untold).toEqual(untold);
  });

  test("list what is owed, and what was placed, paid or logged since an instant, newest first", async () => {
    const paid = [
      { how: "account" },
      { how: "hand-over" },
      { how: "cash", at: "2026-06-20T12:00:00.000Z" },
      { how: "account", at: "2026-06-21T12:00:00.000Z" },
    ] as const;
    const orders = await ordersWith([
      ...MORNING.map(({ money: _money, ...order }, at) =>
        anOrder({ ...order, ...(paid[at] && { paid: paid[at] }) }),
      ),
      ...[
        anOrder({ id: "off", status: "Cancelled", paid: { how: "account" } }),
        anOrder({
          ...{ id: "paypal", paymentMethod: "paypal", captureId: "MONEY" },
          date: "2026-06-19T11:00:00.000Z",
        }),
        anOrder({ id: "refunded", log: [loggedOn("2026-06-19"), loggedOn("2026-06-22")] }),
        anOrder({ id: "paid", log: [loggedOn("2026-06-19")] }),
      ].map((order) => ({ ...order, date: "2026-06-19T11:00:00.000Z" })),
    ]);
    expect(ids(await orders.owed())).toEqual(["11", "08"]);
    const touched = async (instant: string) => ids(await orders.touchedSince(instant));
    expect(await touched("2026-06-20T12:00:00.000Z")).toEqual(["10", "09", "refunded"]);
    expect(await touched("2026-06-20T12:00:00.001Z")).toEqual(["10", "refunded"]);
    expect(await touched("2026-06-22T12:00:00.001Z")).toEqual([]);
    expect(await touched("2026-06-20T10:00:00.000Z")).toEqual(["11", "10", "09", "refunded"]);
  });

  test("list the pending ones, the newest first", async () => {
    const completed = anOrder({ id: "done", status: "Completed" });
    const shipped = anOrder({ id: "shipped", status: "Shipped" });
    const orders = await ordersWith([...MORNING, completed, shipped]);
    expect(ids(await orders.pending())).toEqual(["11", "10", "09", "08"]);
  });

  test("list those still to be handed over, the newest first", async () => {
    const others = ["Completed", "Refunded", "Awaiting payment", "Needs attention", "Shipped"];
    const orders = await ordersWith([
      ...MORNING.slice(0, 2),
      ...others.map((status) => anOrder({ id: status, status })),
      anOrder({ id: "ready", status: "Ready", date: "2026-06-20T09:30:00.000Z" }),
    ]);
    expect(ids(await orders.toHandOver())).toEqual(["11", "ready", "08"]);
  });

  test("lists the orders to pack, the newest first, with their days and what is packed", async () => {
    const others = ["Completed", "Refunded", "Awaiting payment", "Ready", "Shipped"];
    const log = [{ at: "2026-06-20T12:00:00Z", kind: "ready" }] as const;
    const orders = await ordersWith([
      ...MORNING.slice(0, 2),
      ...others.map((status) => anOrder({ id: status, status })),
      anOrder({
        id: "attention",
        date: "2026-06-20T09:30:00.000Z",
        status: "Needs attention",
        items: TWO_ITEMS,
        note: "Ring twice",
        days: { delivery: "2026-06-27" },
        handedOver: { delivery: "2026-06-27T12:00:00.000Z" },
        log,
      }),
    ]);
    const toPack = await orders.toPack();
    expect(toPack.map(({ id }) => id)).toEqual(["11", "attention", "08"]);
    expect(toPack[1]).toStrictEqual({
      id: "attention",
      date: "2026-06-20T09:30:00.000Z",
      status: "Needs attention",
      items: TWO_ITEMS,
      days: { delivery: "2026-06-27" },
      handedOver: { delivery: "2026-06-27T12:00:00.000Z" },
      log,
    });
    expect(toPack[0]).not.toHaveProperty("days");
  });

  test("add up the eggs promised to orders that are paid and not packed, as they change", async () => {
    const orders = await ordersWith([
      anOrder({ id: "pending", items: TWO_ITEMS }),
      anOrder({ id: "attention", status: "Needs attention" }),
      anOrder({
        id: "half",
        items: TWO_ITEMS,
        handedOver: { delivery: "2026-06-27T12:00:00.000Z" },
      }),
      ...["Ready", "Completed", "Awaiting payment", "Refunded"].map((status) =>
        anOrder({ id: status, status }),
      ),
    ]);
    const promised = await orders.eggsPromised();
    expect(Math.max(...Object.values(promised))).toBeGreaterThan(0);
    expect(promised).toEqual(eggsPromised(await orders.toPack()));
    await orders.replace(anOrder({ id: "pending", items: TWO_ITEMS, status: "Ready" }));
    const left = await orders.eggsPromised();
    expect(left).not.toEqual(promised);
    expect(left).toEqual(eggsPromised(await orders.toPack()));
  });

  test("list those for a day or a later one, the newest first, of any of their packs", async () => {
    const orders = await ordersWith(FOR_DAYS);
    expect(ids(await orders.forDaysFrom("2026-06-27"))).toEqual(["both", "on", "refunded"]);
    expect(ids(await orders.forDaysFrom("2026-06-29"))).toEqual([]);
  });

  test("list those for some days, the newest first, of any of their packs", async () => {
    const orders = await ordersWith(FOR_DAYS);
    expect(ids(await orders.forDays(["2026-06-26", "2026-06-28"]))).toEqual(["both", "before"]);
    expect(ids(await orders.forDays([]))).toEqual([]);
  });

  test("tell what takes places from a day on, and of what is to hand over on no chosen day", async () => {
    const orders = await ordersWith(FOR_DAYS);
    const places = await orders.placesFrom("2026-06-27");
    expect(places.map(({ id }) => id)).toEqual(["both", "on", "refunded", "unchosen"]);
    const [first] = places;
    expect(first).toStrictEqual({
      id: "both",
      date: "2026-06-20T12:00:00Z",
      status: "Pending",
      items: TWO_ITEMS,
      days: { delivery: "2026-06-20", collection: "2026-06-28" },
      log: [{ at: "2026-06-20T12:00:00Z", kind: "paid" }],
    });
    expect(places.at(-1)).not.toHaveProperty("days");
  });

  test("list those placed at an instant or since, the newest first", async () => {
    const orders = await ordersWith([...MORNING, ...UNDATED]);
    const since = async (instant: string) => ids(await orders.placedSince(instant));
    expect(await since("2026-06-20T10:00:00.000Z")).toEqual(["11", "10"]);
    expect(await since("2026-06-20T10:00:00.001Z")).toEqual(["11"]);
    expect(await since("2026-06-20T10:00:00+01:00")).toEqual(["11", "10", "09"]);
    expect(await since("2026-06-21T00:00:00Z")).toEqual([]);
  });

  test("know the oldest of those of which it is known when they were placed", async () => {
    expect(await (await ordersWith(UNDATED)).oldest()).toBeNull();
    expect((await (await ordersWith([...UNDATED, ...MORNING])).oldest())?.id).toBe("08");
  });

  test("know whether any was placed before an instant", async () => {
    const orders = await ordersWith([...UNDATED, ...MORNING]);
    expect(await orders.hasPlacedBefore("2026-06-20")).toBe(false);
    expect(await orders.hasPlacedBefore("2026-06-21")).toBe(true);
  });

  test("are those of an e-mail in any case, the newest first, and none of the empty one", async () => {
    const nobodys = anOrder({ id: "nobody's", customerEmail: "" });
    const abels = anOrder({ id: "abel's", customerEmail: "abel@example.com" });
    const shouted = anOrder({ id: "shouted", customerEmail: "MABEL@example.com" });
    const orders = await ordersWith([nobodys, abels, ...MORNING.slice(0, 1), shouted]);
    expect(ids(await orders.ofEmail("mAbel@Example.com"))).toEqual(["shouted", "08"]);
    expect(await orders.ofEmail("mabel@example")).toEqual([]);
    expect(await orders.ofEmail("")).toEqual([]);
    expect(await orders.ofEmail("  ")).toEqual([]);
  });

  test("paid by an account are those of others that its e-mail paid, in any spelling", async () => {
    const payer = { name: "Bob Hen", email: "b.ob@gmail.com" };
    const hers = anOrder({ id: "hers", payer });
    const nameless = anOrder({ id: "nameless", payer: { name: "bob@gmail.com" } });
    const bobs = anOrder({ id: "bobs", customerEmail: "bob@gmail.com" });
    const orders = await ordersWith([hers, nameless, bobs]);
    for (const email of ["b.ob@gmail.com", "BOB@googlemail.com", "bob@gmail.com"])
      expect(ids(await orders.paidBy(email))).toEqual(["hers"]);
    for (const email of ["bob@gmail.co", "ob@gmail.com", "", " "])
      expect(await orders.paidBy(email)).toEqual([]);
  });

  test("have none with the empty id, not even one that was stored without an id", async () => {
    const testStore = await storeWith(freshTestStore, [anOrder({ id: "" })]);
    await testStore.openTab().shop.unitOfWork.run(async ({ orders }) => {
      await orders.replace(anOrder({ id: "", status: "Completed" }));
      expect(await orders.find("")).toBeNull();
    });
    const { orders } = testStore.openTab().shop.records;
    expect(await orders.page(EVERY)).toMatchObject({ items: [{ status: "Pending" }], total: 1 });
  });

  test("are copied on their way in and out", async () => {
    const { orders } = freshTestStore().openTab().shop.records;
    await handOverAndSpoil(anOrder(), (mine) => orders.add(mine));
    expect(await orders.find("A")).toEqual(anOrder());
    const changed = anOrder({ items: TWO_ITEMS });
    await handOverAndSpoil(changed, (mine) => orders.replace(mine));
    expect(await orders.find("A")).toEqual(changed);
    await expectACopy(() => orders.find("A"));
    await expectACopy(() => orders.pending());
    await expectACopy(() => orders.toHandOver());
    await expectACopy(() => orders.toPack());
    await expectACopy(() => orders.placesFrom("2026-06-20"));
    await expectACopy(() => orders.placedSince("2020-01-01T00:00:00Z"));
    await expectACopy(() => orders.oldest());
    await expectACopy(() => orders.ofEmail("mabel@example.com"));
    await expectACopy(() => orders.page(EVERY));
  });

  test("change nothing and notify no tab when one is replaced that is not there", async () => {
    const testStore = await storeWith(freshTestStore, [anOrder()]);
    const [{ shop }, other] = [testStore.openTab(), testStore.openTab()];
    const heard = await heardWhile(other, async () => {
      for (const id of ["not there", ""])
        await shop.unitOfWork.run(({ orders }) => orders.replace(anOrder({ id, total: 1 })));
    });
    expect(heard).toEqual([]);
    expect((await other.shop.records.orders.page(EVERY)).items).toEqual([anOrder()]);
  });
});
