import { describe, expect, test } from "vitest";
import type { NewOrder } from "#core/by-hand/add-order.ts";
import { aSharedShop } from "#tests/support/a-shared-shop.ts";
import { aShop } from "#tests/support/a-shop.ts";
import { aNewOrder } from "#tests/support/by-hand.ts";

/** It is noon on Saturday 20 June 2026. */
const NOW = "2026-06-20T11:00:00.000Z";
const SUNDAY = "2026-06-21";
const WEDNESDAY = "2026-06-24";

const SIX = { category: "small", packSize: 6, quantity: 2, price: 100 } as const;
const DOZENS = { category: "large", packSize: 12, price: 340 } as const;

const added = async (change: Partial<NewOrder> = {}, shop = aSharedShop()) => {
  const answer = await shop.office.addOrder(aNewOrder(change));
  if (!answer.ok) return { ...shop, answer, order: null };
  const { told: _told, ...order } = answer.value;
  return { ...shop, answer, order };
};

describe("addOrder", () => {
  test("keeps who, what, when, and how it is paid, under a number of its own", async () => {
    const { order, records } = await added({
      name: " Mrs Hill ",
      phone: "07700 900123",
      email: "hill@example.com",
      address: { lines: "3 Mill Lane\n\n Crawley ", postcode: "rh101aa" },
      packs: [SIX, { ...DOZENS, quantity: 1 }],
      method: "delivery",
      note: "In the porch.",
    });
    expect(order).toEqual({
      id: "00000ID1-HAND",
      date: NOW,
      customerEmail: "hill@example.com",
      customerName: "Mrs Hill",
      phone: "07700 900123",
      address: { lines: ["3 Mill Lane", "Crawley"], postcode: "RH10 1AA", country: "GB" },
      total: 540,
      status: "Pending",
      items: [
        {
          id: "small-6",
          name: "Small Eggs",
          packSize: 6,
          deliveryMethod: "delivery",
          price: 100,
          quantity: 2,
        },
        {
          id: "large-12",
          name: "Large Eggs",
          packSize: 12,
          deliveryMethod: "delivery",
          price: 340,
          quantity: 1,
        },
      ],
      note: "In the porch.",
      days: { delivery: SUNDAY },
      money: [{ kind: "sale", amount: 540, day: "2026-06-20", at: NOW, how: "cash", who: "owner" }],
      paid: { how: "cash" },
      unwritten: true,
      log: [{ at: NOW, kind: "taken-by-hand", detail: "cash" }],
    });
    expect(await records.orders.find("00000ID1-HAND")).toEqual(order);
  });

  test.each([
    ["cash", [NOW]],
    ["card", [NOW]],
    ["hand-over", []],
    ["account", []],
  ] as const)("says of %s when it was paid", async (how, paid) => {
    const { order } = await added({ how });
    expect(order?.paid).toEqual({ how });
    expect(order?.money.map(({ at }) => at)).toEqual(paid);
  });

  test("takes its eggs and its place, in one browser as well", async () => {
    const { app, records } = aShop();
    expect((await app.shop.office.addOrder(aNewOrder())).ok).toBe(true);
    expect((await records.inventory.load()).large).toBe(168);
    const { coming } = await app.shop.office.getWeek();
    const sunday = coming.find((one) => one.day === SUNDAY && one.method === "collection");
    expect(sunday?.taken).toEqual({ orders: 1, eggs: 12 });
  });

  test("asks neither where the farm delivers, nor for the cut-off", async () => {
    const { answer } = await added({
      method: "delivery",
      day: SUNDAY,
      address: { lines: "1 High Street", postcode: "ZE1 0AA" },
    });
    expect(answer.ok).toBe(true);
  });

  test("takes a pack that isn't for sale, and one that costs nothing", async () => {
    const shop = aSharedShop();
    const { version = "" } = (await shop.office.getPriceSheet())["large-12"] ?? {};
    await shop.office.savePrices([{ category: "large", packSize: 12, version, to: 0 }]);
    expect(
      (await added({ packs: [{ ...DOZENS, quantity: 1, price: 0 }] }, shop)).order?.total,
    ).toBe(0);
  });

  test.each<[string, Partial<NewOrder>]>([
    ["name", { name: " " }],
    ["name", { name: "x".repeat(101) }],
    ["phone", { phone: "soon" }],
    ["email", { email: "hill" }],
    ["email", { sendsMail: true }],
    ["address", { address: { lines: "x".repeat(101), postcode: "" } }],
    ["address", { address: { lines: "1\n2\n3\n4\n5\n6\n7", postcode: "" } }],
    ["address", { address: { lines: "", postcode: "RH10 1AA RH10" } }],
    ["packs", { packs: [] }],
    ["packs", { packs: [{ ...DOZENS, quantity: 0 }] }],
    ["packs", { packs: [{ ...DOZENS, quantity: 1.5 }] }],
    ["packs", { packs: [{ ...DOZENS, category: "doubleYolkers", packSize: 30, quantity: 1 }] }],
    ["packs", { packs: [SIX, SIX] }],
    ["prices", { packs: [{ ...SIX, price: -1 }] }],
    ["prices", { packs: [{ ...SIX, price: 0.5 }] }],
    ["prices", { packs: [{ ...SIX, price: 1_000_001 }] }],
    ["day", { day: "soon" }],
    ["day", { day: "2026-06-19" }],
    ["note", { note: "x".repeat(201) }],
  ])("refuses a bad %s, and stores nothing: %j", async (field, change) => {
    const { answer, records } = await added(change);
    expect(answer).toEqual({ ok: false, refusal: { kind: "bad-order", fields: [field] } });
    expect(await records.orders.toHandOver()).toEqual([]);
    expect((await records.inventory.load()).large).toBe(180);
  });

  test("names all bad fields at once", async () => {
    const { answer } = await added({ name: "", packs: [] });
    expect(answer).toMatchObject({ refusal: { fields: ["name", "packs"] } });
  });
});

describe("addOrder of more eggs than are for sale", () => {
  const packs = [{ ...DOZENS, quantity: 16 }];

  test("says how many lack, and takes them anyway: the stock is 0, and the order says what lacked", async () => {
    const shop = aSharedShop();
    expect((await added({ packs }, shop)).answer).toEqual({
      ok: false,
      refusal: {
        kind: "more-than-for-sale",
        lacking: [{ category: "large", asked: 192, forSale: 180 }],
      },
    });
    const anyway = { eggs: true, day: false };
    const { order, records } = await added({ packs, anyway }, shop);
    expect(order).toMatchObject({ status: "Pending", short: { large: 12 } });
    expect((await records.inventory.load()).large).toBe(0);
  });

  test("reckons the eggs that payments under way hold", async () => {
    const shop = aSharedShop();
    await shop.app.shop.counter.openPayment(
      [{ category: "large", packSize: 30, deliveryMethod: "delivery", quantity: 3 }],
      "paypal",
      2400,
    );
    const { answer } = await added({ packs: [{ ...DOZENS, quantity: 8 }] }, shop);
    expect(answer).toMatchObject({ refusal: { lacking: [{ asked: 96, forSale: 90 }] } });
    const anyway = { eggs: true, day: false };
    const { order } = await added({ packs: [{ ...DOZENS, quantity: 8 }], anyway }, shop);
    expect(order?.short).toBeUndefined();
  });

  test("tells the second of two who want the last eggs", async () => {
    const shop = aSharedShop();
    const all = [{ ...DOZENS, quantity: 15 }];
    const [first, second] = await Promise.all([
      shop.office.addOrder(aNewOrder({ packs: all })),
      shop.office.addOrder(aNewOrder({ packs: all })),
    ]);
    expect([first.ok, second.ok].sort()).toEqual([false, true]);
  });
});

describe("addOrder on a day that isn't open", () => {
  test("is refused as closed, and taken anyway", async () => {
    const { answer } = await added({ day: WEDNESDAY });
    expect(answer).toEqual({ ok: false, refusal: { kind: "day-not-open", why: "closed" } });
    const { order } = await added({ day: WEDNESDAY, anyway: { eggs: false, day: true } });
    expect(order?.days).toEqual({ collection: WEDNESDAY });
  });

  test.each([
    ["its places are taken", { orders: 1, eggs: null }],
    ["it has room for fewer eggs", { orders: null, eggs: 18 }],
  ])("is refused as full where %s", async (_what, caps) => {
    const shop = aSharedShop();
    const { version, week } = await shop.office.getWeek();
    const rows = week.week.map((row) => ({ ...row, ...caps }));
    await shop.office.saveWeek({ version, week: rows, area: week.area, horizon: week.horizon });
    expect((await added({}, shop)).answer.ok).toBe(true);
    expect((await added({}, shop)).answer).toEqual({
      ok: false,
      refusal: { kind: "day-not-open", why: "full" },
    });
    expect((await added({ anyway: { eggs: false, day: true } }, shop)).answer.ok).toBe(true);
  });
});
