import { expect, test } from "vitest";
import { FARM } from "#core/farm.ts";
import { readyLetter } from "#core/letters/customer-letters.ts";
import { aSharedShop, LARGE_DOZEN } from "#tests/support/a-shared-shop.ts";
import { anOrder, TWO_ITEMS } from "#tests/support/orders.ts";

/** It is noon on Saturday 20 June 2026. */
const SUNDAY = "2026-06-21";

const twoLots = async () => {
  const shop = aSharedShop();
  await shop.office.openBook({ shelf: { large: { eggs: 18, laid: "2026-06-10" } } });
  const none = { small: "0", medium: "0", extraLarge: "0", doubleYolkers: "0" };
  await shop.office.logEggs({
    flock: "1",
    date: "2026-06-19",
    counts: { ...none, large: "60" },
  });
  const ids: string[] = [];
  for (let times = 0; times < 2; times += 1) {
    const id = await shop.open();
    shop.provider.approve(id);
    await shop.counter.takePayment(id);
    ids.push(id);
  }
  return { shop, ids };
};

test("getPackDay names the eggs to take, the oldest first, and one date for each kind", async () => {
  const { shop } = await twoLots();
  expect((await shop.office.getPackDay(SUNDAY)).eggs).toEqual({
    bestBefore: { large: "2026-07-08" },
    laidFrom: { large: "2026-06-10" },
    kinds: [
      {
        category: "large",
        take: [
          { laid: "2026-06-10", eggs: 18 },
          { laid: "2026-06-19", eggs: 6 },
        ],
        short: 0,
      },
    ],
  });
});

test("all boxes of a day bear the date of its oldest egg, in whichever order they are packed", async () => {
  const { shop, ids } = await twoLots();
  for (const id of ids) await shop.office.setOrderStatus({ id, status: "Ready" });
  for (const id of ids) expect((await shop.order(id)).bestBefore).toEqual({ large: "2026-07-08" });
  expect((await shop.office.getPackDay(SUNDAY)).eggs?.bestBefore).toEqual({ large: "2026-07-08" });
});

test("getPackDay names a lay day once, whichever flocks laid on it", async () => {
  const { shop } = await twoLots();
  const counts = { small: "0", medium: "0", large: "6", extraLarge: "0", doubleYolkers: "0" };
  await shop.office.logEggs({ flock: "2", date: "2026-06-10", counts });
  expect((await shop.office.getPackDay(SUNDAY)).eggs?.kinds).toMatchObject([
    { take: [{ laid: "2026-06-10", eggs: 24 }] },
  ]);
});

test("orders marked together bear the date of the day's oldest egg, also of one found later", async () => {
  const { shop, ids } = await twoLots();
  await shop.office.setOrderStatuses(ids.map((id) => ({ id, status: "Ready" as const })));
  for (const id of ids) expect((await shop.order(id)).bestBefore).toEqual({ large: "2026-07-08" });
  const [first = "", second = ""] = ids;
  await shop.office.setOrderStatuses(ids.map((id) => ({ id, status: "Pending" as const })));
  await shop.office.takeEggs({ id: "T", category: "large", eggs: 78, kind: "broken" });
  await shop.office.setOrderStatuses([
    { id: first, status: "Ready", laid: "2026-06-05" },
    { id: second, status: "Ready", laid: "2026-06-12" },
  ]);
  for (const id of ids) expect((await shop.order(id)).bestBefore).toEqual({ large: "2026-07-03" });
});

test("getPackDay tells what is short, and nothing of eggs while the book is closed", async () => {
  const { shop } = await twoLots();
  const eggs = { category: "large", eggs: 60 } as const;
  await shop.office.takeEggs({ id: "T", ...eggs, kind: "broken" });
  expect((await shop.office.getPackDay(SUNDAY)).eggs?.kinds).toMatchObject([{ short: 6 }]);
  await shop.office.closeBook();
  expect((await shop.office.getPackDay(SUNDAY)).eggs).toBeNull();
});

test("readyLetter dates the eggs that are collected, and not those that are delivered", () => {
  const [brought] = TWO_ITEMS;
  const collected = { id: "small-6", deliveryMethod: "collection" };
  const order = anOrder({
    items: TWO_ITEMS.map((item) => (item === brought ? item : { ...item, ...collected })),
    bestBefore: { small: "2026-12-18", large: "2026-12-19" },
  });
  expect(readyLetter(order, FARM).blocks).toContain(
    "Best before: Small Eggs 18 December 2026. Keep refrigerated after purchase.",
  );
});

test("openPayment refuses a day by which the eggs would be too old, before any money", async () => {
  const shop = aSharedShop();
  await shop.office.openBook({ shelf: { large: { eggs: 18, laid: "2026-06-01" } } });
  const late = await shop.counter.openPayment([LARGE_DOZEN], "paypal", 340, "", {
    delivery: "2026-06-27",
  });
  expect(late).toMatchObject({
    ok: false,
    refusal: { kind: "day-gone", why: "eggs", left: { name: "Large Eggs", eggs: 0 } },
  });
  const none = { small: "0", medium: "0", extraLarge: "0", doubleYolkers: "0" };
  await shop.office.logEggs({
    flock: "1",
    date: "2026-06-20",
    counts: { ...none, large: "12" },
  });
  const fresh = await shop.counter.openPayment([LARGE_DOZEN], "paypal", 340, "", {
    delivery: "2026-06-27",
  });
  expect(fresh).toMatchObject({ ok: true });
  const another = await shop.counter.openPayment([LARGE_DOZEN], "paypal", 340, "", {
    delivery: "2026-06-27",
  });
  expect(another).toMatchObject({ ok: false });
});
