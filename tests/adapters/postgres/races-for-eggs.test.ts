import { expect, test } from "vitest";
import { PACK_SIZES } from "#core/catalogue/catalogue.ts";
import { DEFAULT_INVENTORY } from "#core/inventory/inventory.ts";
import { addDays } from "#core/shared/calendar.ts";
import { todayAt } from "#core/shared/today.ts";
import { NOON } from "#tests/support/a-shop.ts";
import { aNewOrder } from "#tests/support/by-hand.ts";
import { at, EVERYTHING, packs, processes } from "#tests/support/processes.ts";
import { seconds } from "../../../tools/lib/slowness.ts";

test("50 checkouts at once for the last ten boxes sell ten, and no egg twice", {
  timeout: seconds(60),
}, async () => {
  const all = await processes(4);
  await at(all, 0).store.records.inventory.save({ ...DEFAULT_INVENTORY, large: 60 });
  const checkOut = async (buyer: number) => {
    const { counter } = at(all, buyer).shop;
    const opened = await counter.openPayment([packs("large", 6)], "paypal", 180);
    if (!opened.ok) return opened.refusal.kind;
    const taken = await counter.takePayment(opened.value.orderId);
    return taken.ok ? "bought" : taken.refusal.kind;
  };
  const outcomes = await Promise.all(Array.from({ length: 50 }, (_, buyer) => checkOut(buyer)));
  expect(outcomes.filter((outcome) => outcome === "bought")).toHaveLength(10);
  expect(outcomes.filter((outcome) => outcome === "not-enough-eggs")).toHaveLength(40);
  const { inventory, orders } = at(all, 1).store.records;
  expect((await inventory.load()).large).toBe(0);
  expect((await orders.page(EVERYTHING)).total).toBe(10);
});

test.each([
  ["", 0],
  [" while every other order is packed", 2],
])(
  "50 buyers at once of 120 eggs in the egg book are sold no egg twice%s",
  { timeout: seconds(60) },
  async (_meanwhile, packedOf) => {
    const all = await processes(4);
    const { office } = at(all, 0).shop;
    await office.openBook({ shelf: { large: { eggs: 120, laid: "2026-06-15" } } });
    const prices = (await at(all, 0).store.records.prices.load()).large;
    const checkOut = async (buyer: number): Promise<number> => {
      const { counter } = at(all, buyer).shop;
      const size = at(PACK_SIZES, Math.floor(buyer / 4));
      const opened = await counter.openPayment([packs("large", size)], "paypal", prices[size] ?? 0);
      if (!opened.ok) return 0;
      const { orderId: id } = opened.value;
      if (!(await counter.takePayment(id)).ok) return 0;
      if (packedOf > 0 && buyer % packedOf === 0) {
        const marked = at(all, buyer + 1).shop.office.setOrderStatus({ id, status: "Ready" });
        expect(await marked).toMatchObject({ ok: true });
      }
      return size;
    };
    const sold = await Promise.all(Array.from({ length: 50 }, (_, buyer) => checkOut(buyer)));
    const eggsSold = sold.reduce((sum, eggs) => sum + eggs, 0);
    expect(eggsSold).toBeGreaterThan(60);
    expect(eggsSold).toBeLessThanOrEqual(120);
    const { forSale, promised, shelf } = (await office.getEggBook()).kinds.large;
    expect(promised + forSale).toBe(shelf);
    expect(eggsSold + forSale).toBe(120);
    if (packedOf === 0) expect(promised + forSale).toBe(120);
    const { items } = await at(all, 1).store.records.orders.page(EVERYTHING);
    expect(items.filter(({ short }) => short)).toEqual([]);
  },
);

test("30 orders by hand at four processes for the last ten boxes take ten, beside checkouts", {
  timeout: seconds(60),
}, async () => {
  const all = await processes(4);
  await at(all, 0).store.records.inventory.save({ ...DEFAULT_INVENTORY, large: 60 });
  const boxes = [{ category: "large", packSize: 6, quantity: 1, price: 180 }] as const;
  const day = addDays(todayAt(NOON), 1);
  const take = async (one: number) => {
    const { office, counter } = at(all, one).shop;
    if (one % 3 > 0) return (await office.addOrder(aNewOrder({ packs: boxes, day }))).ok;
    const opened = await counter.openPayment([packs("large", 6)], "paypal", 180);
    return opened.ok && (await counter.takePayment(opened.value.orderId)).ok;
  };
  const taken = await Promise.all(Array.from({ length: 30 }, (_, one) => take(one)));
  const { inventory, orders } = at(all, 1).store.records;
  const { items } = await orders.page(EVERYTHING);
  expect(items).toHaveLength(taken.filter(Boolean).length);
  expect(60 - 6 * items.length).toBe((await inventory.load()).large);
  expect(items.filter(({ short }) => short)).toEqual([]);
  const again = await at(all, 2).shop.office.addOrder(
    aNewOrder({ packs: [{ ...boxes[0], quantity: 11 }], day, anyway: { eggs: true, day: false } }),
  );
  expect(again.ok && again.value.short?.large).toBeGreaterThan(0);
  expect((await inventory.load()).large).toBe(0);
});

test("orders of two kinds of eggs in opposite order don't deadlock", {
  timeout: seconds(60),
}, async () => {
  const all = await processes(2);
  const [there, back] = [
    [packs("small", 6), packs("large", 6)],
    [packs("large", 6), packs("small", 6)],
  ];
  const buy = async (buyer: number) => {
    const { counter } = at(all, buyer).shop;
    const opened = await counter.openPayment(at([there, back], buyer), "paypal", 305);
    return opened.ok && (await counter.takePayment(opened.value.orderId)).ok;
  };
  const bought = await Promise.all(Array.from({ length: 20 }, (_, buyer) => buy(buyer)));
  expect(bought).toEqual(Array(20).fill(true));
  expect(await at(all, 0).store.records.inventory.load()).toEqual({
    ...DEFAULT_INVENTORY,
    small: 150 - 120,
    large: 180 - 120,
  });
});
