import { expect, test } from "vitest";
import { DEFAULT_PROFILE } from "#core/profile/farm-profile.ts";
import type { Caps } from "#core/week/farm-week.ts";
import { aSharedShop, LARGE_DOZEN } from "#tests/support/a-shared-shop.ts";
import { aNewOrder } from "#tests/support/by-hand.ts";

const SUNDAY = "2026-06-21";
const SATURDAY = "2026-06-27";

const withRoom = async (caps: Partial<Caps>) => {
  const shop = aSharedShop();
  const week = DEFAULT_PROFILE.week.week.map((row) => ({ ...row, ...caps }));
  await shop.records.profile.save({ week: { ...DEFAULT_PROFILE.week, week } });
  const open = async (day = SUNDAY): Promise<string> => {
    const days = { delivery: day };
    const opened = await shop.counter.openPayment([LARGE_DOZEN], "paypal", 340, "", days);
    if (!opened.ok) throw new Error(opened.refusal.kind);
    shop.provider.approve(opened.value.orderId);
    return opened.value.orderId;
  };
  const add = (day: boolean, on = SUNDAY) =>
    shop.office.addOrder(aNewOrder({ method: "delivery", day: on, anyway: { eggs: false, day } }));
  return { ...shop, open, add, take: shop.counter.takePayment };
};

const FULL = { ok: false, refusal: { kind: "day-not-open", why: "full" } };

test("an order that the owner takes anyway leaves an open payment its place", async () => {
  const { open, add, take, order } = await withRoom({ orders: 1 });
  const id = await open();
  expect(await add(false)).toEqual(FULL);
  const added = await add(true);
  expect(added).toMatchObject({ ok: true });
  expect(await take(id)).toMatchObject({ ok: true });
  const log = added.ok ? (await order(added.value.id)).log : [];
  expect(log?.at(-1)).toMatchObject({ kind: "past-limits", detail: `delivery ${SUNDAY}` });
});

test("an order that the owner moves onto the day anyway leaves an open payment its place", async () => {
  const { open, add, take, office } = await withRoom({ orders: 1 });
  const added = await add(false, SATURDAY);
  const id = await open();
  if (!added.ok) throw new Error(added.refusal.kind);
  const move = { id: added.value.id, method: "delivery", day: SUNDAY } as const;
  expect(await office.moveOrder({ ...move, anyway: false })).toEqual(FULL);
  expect(await office.moveOrder({ ...move, anyway: true })).toMatchObject({ ok: true });
  expect(await take(id)).toMatchObject({ ok: true });
});

test("the owner's own orders let go of no place that open payments hold, one after another", async () => {
  const { open, add, take, wait } = await withRoom({ orders: 4 });
  const ids = [await open(), await open()];
  wait(1);
  expect(await add(false)).toMatchObject({ ok: true });
  expect(await add(false)).toMatchObject({ ok: true });
  expect(await add(false)).toEqual(FULL);
  for (const id of ids) expect(await take(id)).toMatchObject({ ok: true });
});

test("open payments hold half of the eggs that a day has room for, rounded up", async () => {
  const { open, add } = await withRoom({ eggs: 23 });
  await open();
  expect(await add(false)).toEqual(FULL);
});

test("a payment for more than half of the eggs that a day has room for holds none of them", async () => {
  const { open, add } = await withRoom({ eggs: 22 });
  await open();
  expect(await add(false)).toMatchObject({ ok: true });
});
