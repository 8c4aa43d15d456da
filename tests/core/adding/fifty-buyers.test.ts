import { expect, test } from "vitest";
import { leftAtProvider, moneyOf } from "#core/orders/order-money.ts";
import { sumOf } from "#core/shared/sum.ts";
import { aBank } from "#tests/model/bank.ts";
import { payerOf } from "#tests/model/week-steps.ts";
import { aBrowser } from "#tests/support/a-busy-shop.ts";
import { aShop, memoryStores, NOON } from "#tests/support/a-shop.ts";

const SIX_SMALL = {
  ...({ category: "small", packSize: 6, deliveryMethod: "delivery", quantity: 1 } as const),
};
const LAST_DOZEN = { ...SIX_SMALL, category: "large", packSize: 12 } as const;

const BUYERS = 50;
const ADDING = 10;

const idsOf = (who: number) => {
  let last = 0;
  return { next: () => `BUYER${who}-${++last}` };
};

/** Fifty browsers of one shop, and its provider. */
const aCrowd = () => {
  const [bank, stores] = [aBank(), memoryStores()];
  const shops = Array.from({ length: BUYERS }, (_, who) =>
    aShop({
      stores,
      gateway: bank.gateway,
      clock: { now: () => NOON },
      ids: idsOf(who),
      shared: { publicUrl: "https://eggs.example" },
      lookups: aBrowser(),
    }),
  );
  const pay = async (who: number, pack: typeof SIX_SMALL | typeof LAST_DOZEN, addTo?: string) => {
    const counter = shops[who]?.app.shop.counter;
    const total = pack === LAST_DOZEN ? 340 : 125;
    const opened = await counter?.openPayment([pack], "paypal", total, "", undefined, {
      ...(addTo !== undefined && { addTo }),
    });
    if (!opened?.ok) return null;
    const { orderId } = opened.value;
    bank.approve(orderId, payerOf(who));
    const taken = await counter?.takePayment(orderId).catch(() => null);
    return taken?.ok ? orderId : null;
  };
  return { bank, records: stores.shop.records, pay, office: shops[0]?.app.shop.office };
};

test("of fifty who want the last twelve eggs, ten for an order of theirs, one gets them", async () => {
  const { bank, records, pay, office } = aCrowd();
  const first = await Promise.all(Array.from({ length: ADDING }, (_, who) => pay(who, SIX_SMALL)));
  expect(first.every((id) => id !== null)).toBe(true);
  const { version } = (await office?.getStockSheet())?.large ?? { version: "" };
  await office?.saveInventory([{ category: "large", version, to: 12 }]);
  const got = await Promise.all(
    Array.from({ length: BUYERS }, (_, at) => {
      // Those who add stand among the others.
      const who = (at * 7) % BUYERS;
      return pay(who, LAST_DOZEN, first[who] ?? undefined);
    }),
  );
  expect(got.filter((id) => id !== null)).toHaveLength(1);
  const orders = await records.orders.placedSince("1970-01-01T00:00:00.000Z");
  const dozens = orders.flatMap(({ items }) => items.filter(({ id }) => id === "large-12"));
  expect(sumOf(dozens, ({ quantity }) => quantity)).toBe(1);
  expect((await records.inventory.load()).large).toBe(0);
  const taken = [...first, ...got].flatMap((id) => (id === null ? [] : [id]));
  expect(sumOf(orders, moneyOf)).toBe(sumOf(taken, (id) => bank.moneyTold(id)));
  expect(bank.in("completed")).toHaveLength(ADDING + 1);
});

test("ten who add at once to one order add all of it, and its money is told apart", async () => {
  const { records, pay } = aCrowd();
  const id = await pay(0, SIX_SMALL);
  const added = await Promise.all(
    Array.from({ length: ADDING }, () => pay(0, LAST_DOZEN, id ?? "")),
  );
  const paid = added.flatMap((payment) => payment ?? []);
  const order = await records.orders.find(id ?? "");
  if (!order) throw new Error("There is no order.");
  expect(order.items.map(({ quantity }) => quantity)).toEqual([1, paid.length]);
  expect([order.total, moneyOf(order)]).toEqual([125 + 340 * paid.length, 125 + 340 * paid.length]);
  for (const payment of paid) expect(leftAtProvider(order, payment)).toBe(340);
  expect(paid.length).toBeGreaterThan(0);
});
