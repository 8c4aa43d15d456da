import fc from "fast-check";
import { expect, test } from "vitest";
import { sumOfTakings, takingsOf } from "#core/dashboard/takings.ts";
import { entriesOf, movementRows } from "#core/export/movement-rows.ts";
import { NO_ORDER_ROWS, withOlderOrders } from "#core/export/rows.ts";
import { FARM } from "#core/farm.ts";
import type { Money } from "#core/money/movement.ts";
import type { Order } from "#core/orders/order.ts";
import { moneyIn, moneyOf } from "#core/orders/order-money.ts";
import { ORDER_STATUSES } from "#core/orders/order-status.ts";
import { HOW_PAID } from "#core/orders/paid-by-hand.ts";
import { addDays } from "#core/shared/calendar.ts";
import { sumOf } from "#core/shared/sum.ts";
import { todayAt } from "#core/shared/today.ts";
import { aSharedShop, LARGE_DOZEN } from "#tests/support/a-shared-shop.ts";
import { aNewOrder } from "#tests/support/by-hand.ts";
import { refundOrder, refundPart } from "#tests/support/give-back.ts";
import { anOrder, type ToldOrder } from "#tests/support/orders.ts";

const FIRST = "2026-03-28";
const LAST_OF_YEAR = "2026-04-05";
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
    .map((change) => anOrder(change as ToldOrder)),
  { maxLength: 6 },
);

const spans = fc
  .tuple(fc.constantFrom(...DAYS), fc.constantFrom(...DAYS))
  .map(([a, b]) => (a < b ? { first: a, last: b } : { first: b, last: a }));

test("takings, orders and money in files say the same of any span of days", () => {
  fc.assert(
    fc.property(orders, spans, (some, span) => {
      const all = some
        .map((order, at) => ({ ...order, id: String(at) }))
        .toSorted((a, b) => (a.date < b.date ? 1 : -1));
      const takings = sumOfTakings(takingsOf(all, span.first, addDays(span.last, 1)));
      const { rows } = withOlderOrders(NO_ORDER_ROWS, all, span, FARM);
      const pence = (text: unknown): number => Math.round(Number(text) * 100);
      expect(sumOf(rows, ({ Taken }) => pence(Taken))).toBe(takings);
      const money = movementRows(entriesOf(all, span));
      expect(sumOf(money, (row) => pence(row["Amount (GBP)"]))).toBe(takings);
      expect(sumOf(money, (row) => pence(row["Fee (GBP)"]))).toBe(
        sumOf(rows, (row) => pence(row["Fee (GBP)"])),
      );
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
  markUnpaid: ({ office }, order) =>
    office.markPaid({ id: order?.id ?? "", how: "account", isPaid: false }),
  correct: ({ office }, order) =>
    office.markPaid({
      ...{ id: order?.id ?? "", how: "account", isPaid: true },
      ...(order?.paid && { insteadOf: order.paid.how }),
    }),
  cancelByHand: ({ office }, order, at) =>
    office.cancelByHand({ id: order?.id ?? "", isGivenBack: at % 2 === 0 }),
  refundPart: ({ office }, order, at) =>
    refundPart(office, {
      ...{ orderId: order?.id ?? "", wish: `wish-${at}`, amount: 1 + (at % 99) },
      reason: "broken",
    }),
  refund: ({ office }, order) => refundOrder(office, { id: order?.id ?? "", puttingBack: [] }),
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

/** Corrections of this tax year stand on the day of what they correct. */
const uncorrected = (orders: readonly Order[]): readonly Order[] =>
  orders.map((order) => ({
    ...order,
    money: order.money.filter(({ kind }) => kind !== "correction"),
  }));

/**
 * Movements are only ever added, a file of days that are over is the same for good, and corrections
 * change none of a tax year that has ended.
 */
const keptIn = () => {
  const files = new Map<string, string>();
  const ledger = new Map<string, Money>();
  const expectSame = (orders: readonly Order[], last: string, what: string): void => {
    const file = JSON.stringify(movementRows(entriesOf(orders, { first: FIRST, last })));
    expect(file).toBe(files.get(`${what} ${last}`) ?? file);
    files.set(`${what} ${last}`, file);
  };
  return (now: readonly Order[], today: string): void => {
    expectSame(uncorrected(now), addDays(today, -1), "uncorrected");
    if (today > LAST_OF_YEAR) expectSame(now, LAST_OF_YEAR, "whole");
    for (const { id, money } of now) {
      const before = ledger.get(id) ?? [];
      expect(money.slice(0, before.length)).toEqual(before);
      ledger.set(id, money);
    }
  };
};

test("a day that is over keeps its takings and its file, whatever moves later", async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      const time = { now: `${FIRST}T12:00:00.000Z` };
      const shop = aSharedShop({ time });
      const known = new Map<string, number>();
      const expectKept = keptIn();
      for (const { step, at, days } of all) {
        const placed = await shop.records.orders.placedSince("2026-01-01");
        await STEPS[step]?.(shop, some(placed, at), at);
        time.now = `${addDays(todayAt(time.now), days)}T12:00:00.000Z`;
        const now = await shop.records.orders.placedSince("2026-01-01");
        const taken = (day: string) => sumOf(uncorrected(now), (one) => moneyIn(one, day, day));
        for (const day of DAYS.filter((one) => one < todayAt(time.now))) {
          const before = known.get(day) ?? taken(day);
          expect([day, taken(day)]).toEqual([day, before]);
          known.set(day, before);
        }
        expectKept(now, todayAt(time.now));
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
    { "Date (day)": "2026-04-03", "Order total (GBP)": "3.40", Taken: "0.00" },
  ]);
  expect(fileOf("2026-04-06", "2027-04-05")).toMatchObject([
    {
      "Date (day)": "2026-04-20",
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
  expect(await refundPart(office, part)).toMatchObject({ ok: true });
  expect(await office.getOrderOverview()).toMatchObject({ thisWeek: { paypal: -120 } });
  const { items } = await office.listOrders({ text: "", status: "All", after: null });
  const fileOf = (first: string, last: string) =>
    withOlderOrders(NO_ORDER_ROWS, items, { first, last }, FARM).rows.map(({ Taken }) => Taken);
  expect(fileOf("2025-04-06", "2026-04-05")).toEqual(["3.40"]);
  expect(fileOf("2026-04-06", "2027-04-05")).toEqual(["-1.20"]);
});
