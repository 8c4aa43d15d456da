import fc from "fast-check";
import { expect, test } from "vitest";
import { sumOfTakings, takingsOf } from "#core/dashboard/takings.ts";
import { NO_ORDER_ROWS, withOlderOrders } from "#core/export/rows.ts";
import { FARM } from "#core/farm.ts";
import { moneyByDay, moneyIn } from "#core/orders/money-by-day.ts";
import type { Order } from "#core/orders/order.ts";
import { moneyOf } from "#core/orders/order-money.ts";
import { ORDER_STATUSES } from "#core/orders/order-status.ts";
import { HOW_PAID } from "#core/orders/paid-by-hand.ts";
import { addDays } from "#core/shared/calendar.ts";
import { sumOf } from "#core/shared/sum.ts";
import { todayAt } from "#core/shared/today.ts";
import { aSharedShop, LARGE_DOZEN } from "#tests/support/a-shared-shop.ts";
import { aNewOrder } from "#tests/support/by-hand.ts";
import { anOrder } from "#tests/support/orders.ts";

const FIRST = "2026-03-28";
const DAYS = Array.from({ length: 31 }, (_, at) => addDays(FIRST, at));

const instants = fc
  .tuple(fc.constantFrom(...DAYS), fc.integer({ min: 10, max: 20 }))
  .map(([day, hour]) => `${day}T${hour}:00:00.000Z`);

const pence = fc.integer({ min: 1, max: 900 });

/** Whatever a store may hold, and some that no shop makes. */
const orders: fc.Arbitrary<readonly Order[]> = fc.array(
  fc
    .record(
      {
        date: instants,
        total: pence,
        status: fc.constantFrom(...ORDER_STATUSES),
        captured: pence,
        returned: pence,
        parts: fc.array(fc.record({ id: fc.uuid(), amount: pence, at: instants }), {
          maxLength: 2,
        }),
        paid: fc.record(
          { how: fc.constantFrom(...HOW_PAID), at: instants },
          { requiredKeys: ["how"] },
        ),
        log: fc.array(
          fc.record({
            at: instants,
            kind: fc.constantFrom("paid", "checked", "refunded", "reversed", "cancelled-by-hand"),
          }),
          { maxLength: 4 },
        ),
      },
      { requiredKeys: ["date", "total", "status"] },
    )
    .map((change) => anOrder(change as Partial<Order>)),
  { maxLength: 6 },
);

const spans = fc
  .tuple(fc.constantFrom(...DAYS), fc.constantFrom(...DAYS))
  .map(([a, b]) => (a < b ? { first: a, last: b } : { first: b, last: a }));

test("the money of an order by day adds up to its money", () => {
  fc.assert(
    fc.property(orders, (some) => {
      for (const order of some)
        expect(sumOf(moneyByDay(order), ({ amount }) => amount)).toBe(moneyOf(order));
    }),
  );
});

test("takings and the file for the accountant say the same of any span of days", () => {
  fc.assert(
    fc.property(orders, spans, (some, span) => {
      const all = some
        .map((order, at) => ({ ...order, id: String(at) }))
        .toSorted((a, b) => (a.date < b.date ? 1 : -1));
      const takings = sumOfTakings(takingsOf(all, span.first, addDays(span.last, 1)));
      const { rows } = withOlderOrders(NO_ORDER_ROWS, all, span, FARM);
      expect(sumOf(rows, ({ Taken }) => Math.round(Number(Taken) * 100))).toBe(takings);
    }),
  );
});

type Shared = ReturnType<typeof aSharedShop>;

const some = (all: readonly Order[], at: number): Order | undefined => all[at % all.length];

/** What moves money, of an order that is picked. */
const STEPS: Readonly<
  Record<string, (shop: Shared, order: Order | undefined, at: number) => Promise<unknown>>
> = {
  buy: async ({ open, provider, counter }) => {
    const orderId = await open([LARGE_DOZEN]);
    provider.approve(orderId);
    await counter.takePayment(orderId);
  },
  payLater: async ({ open, provider, counter }) => {
    provider.tell({ state: "pending" });
    const orderId = await open([LARGE_DOZEN]);
    provider.approve(orderId);
    await counter.takePayment(orderId);
    provider.tell({});
  },
  arrive: async ({ provider, sweep, backgroundJobs }, order) => {
    if (order?.status !== "Awaiting payment") return;
    provider.captureBecomes(order.id, { state: "completed" });
    await backgroundJobs.receiveWebhook({ orderId: order.id, captureId: null, isReversal: false });
    await sweep();
  },
  takeByHand: ({ office }, _order, at) =>
    office.addOrder(
      aNewOrder({ how: HOW_PAID[at % 4] ?? "cash", anyway: { eggs: true, day: true } }),
    ),
  markPaid: ({ office }, order) =>
    office.markPaid({ id: order?.id ?? "", how: "card", isPaid: true }),
  cancelByHand: ({ office }, order, at) =>
    office.cancelByHand({ id: order?.id ?? "", isGivenBack: at % 2 === 0 }),
  refundPart: ({ office }, order, at) =>
    office.refundPart({
      ...{ orderId: order?.id ?? "", wish: `wish-${at}`, amount: 1 + (at % 99) },
      reason: "broken",
    }),
  refund: ({ office }, order) => office.refundOrder({ id: order?.id ?? "", puttingBack: [] }),
  reverse: ({ backgroundJobs }, order) =>
    backgroundJobs.receiveWebhook({
      ...{ orderId: order?.id ?? null, captureId: null, isReversal: true },
    }),
};

const steps = fc.array(
  fc.record({
    step: fc.constantFrom(...Object.keys(STEPS)),
    at: fc.nat({ max: 999 }),
    days: fc.constantFrom(0, 0, 1, 3),
  }),
  { minLength: 4, maxLength: 14 },
);

test("a day that is over keeps its takings, whatever is paid and given back later", async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      const time = { now: `${FIRST}T12:00:00.000Z` };
      const shop = aSharedShop({ time });
      const known = new Map<string, number>();
      for (const { step, at, days } of all) {
        const placed = await shop.records.orders.placedSince("2026-01-01");
        await STEPS[step]?.(shop, some(placed, at), at);
        time.now = `${addDays(todayAt(time.now), days)}T12:00:00.000Z`;
        const now = await shop.records.orders.placedSince("2026-01-01");
        const taken = (day: string) => sumOf(now, (order) => moneyIn(order, day, day));
        for (const day of DAYS.filter((one) => one < todayAt(time.now))) {
          const before = known.get(day) ?? taken(day);
          expect([day, taken(day)]).toEqual([day, before]);
          known.set(day, before);
        }
        const whole = sumOf(now, (order) => moneyIn(order, FIRST, "2026-12-31"));
        expect(whole).toBe(sumOf(now, moneyOf));
      }
    }),
    { numRuns: 40 },
  );
});

test("an order of 3 April paid on 20 April counts on 20 April, in the new tax year", async () => {
  const time = { now: "2026-04-03T12:00:00.000Z" };
  const { office } = aSharedShop({ time });
  const order = aNewOrder({ how: "account", day: "2026-04-04", anyway: { eggs: true, day: true } });
  const added = await office.addOrder(order);
  time.now = "2026-04-20T12:00:00.000Z";
  const id = added.ok ? added.value.id : "";
  expect(await office.markPaid({ id, how: "cash", isPaid: true })).toMatchObject({ ok: true });
  expect(await office.getOrderOverview()).toMatchObject({
    thisWeek: { cash: 340 },
    lastWeek: { cash: 0 },
  });
  const { items } = await office.listOrders({ text: "", status: "All", after: null });
  const fileOf = (first: string, last: string) =>
    withOlderOrders(NO_ORDER_ROWS, items, { first, last }, FARM).rows;
  expect(fileOf("2025-04-06", "2026-04-05")).toMatchObject([
    { Date: "2026-04-03", "Order total (GBP)": "3.40", Taken: "0.00" },
  ]);
  expect(fileOf("2026-04-06", "2027-04-05")).toMatchObject([
    {
      Date: "2026-04-20",
      Item: "Paid",
      "Order total (GBP)": "",
      Taken: "3.40",
      Payment: "paid in cash",
    },
  ]);
});

test("what is given back counts on its own day, also of an order of long ago", async () => {
  const time = { now: "2026-04-03T12:00:00.000Z" };
  const { open, provider, counter, office } = aSharedShop({ time });
  const orderId = await open();
  provider.approve(orderId);
  await counter.takePayment(orderId);
  time.now = "2026-06-18T12:00:00.000Z";
  const part = { orderId, wish: "wish-1", amount: 120, reason: "broken" };
  expect(await office.refundPart(part)).toMatchObject({ ok: true });
  expect(await office.getOrderOverview()).toMatchObject({ thisWeek: { online: -120 } });
  const { items } = await office.listOrders({ text: "", status: "All", after: null });
  const fileOf = (first: string, last: string) =>
    withOlderOrders(NO_ORDER_ROWS, items, { first, last }, FARM).rows.map(({ Taken }) => Taken);
  expect(fileOf("2025-04-06", "2026-04-05")).toEqual(["3.40"]);
  expect(fileOf("2026-04-06", "2027-04-05")).toEqual(["-1.20"]);
});
