import fc from "fast-check";
import { expect, test } from "vitest";
import { sumOfTakings, takingsOf } from "#core/dashboard/takings.ts";
import { entriesOf, movementRows } from "#core/export/movement-rows.ts";
import { NO_ORDER_ROWS, withOlderOrders } from "#core/export/rows.ts";
import { type Span, taxYearBefore } from "#core/export/tax-year.ts";
import { FARM } from "#core/farm.ts";
import type { Movement } from "#core/money/movement.ts";
import type { Order } from "#core/orders/order.ts";
import { moneyIn } from "#core/orders/order-money.ts";
import { addDays } from "#core/shared/calendar.ts";
import { type Day, dayOf } from "#core/shared/day.ts";
import { sumOf } from "#core/shared/sum.ts";
import { todayAt } from "#core/shared/today.ts";
import { mondayOf } from "#core/shared/week.ts";
import { atPayPal } from "#tests/adapters/paypal/server/at-stand-in.ts";
import { act, aLedgerWorld, DEEDS, type LedgerWorld } from "#tests/model/ledger-world.ts";
import { countingIds } from "#tests/support/a-shop.ts";
import { inRounds } from "#tests/support/in-rounds.ts";
import { seconds } from "../../tools/lib/slowness.ts";

/** Late in the evening before the clocks change, and before a tax year ends. */
const EVENINGS = ["2026-03-28", "2026-04-04", "2026-10-24", "2027-03-27", "2027-04-04"];

/** For a longer walk, as `a-week-at-the-shared-shop.test.ts` has it. */
const TIMES = Number(process.env.WEEKS ?? 1);

const DEED_NAMES = Object.keys(DEEDS);

/** What others need before them, or seldom fits. */
const OFTEN = [
  "bought",
  "bought",
  "by hand",
  "by hand",
  "arrived",
  "settled",
  "decided",
  "at the door",
];

const steps = fc.array(
  fc.record({
    name: fc.constantFrom(...DEED_NAMES, ...OFTEN),
    at: fc.nat({ max: 999 }),
    minutes: fc.constantFrom(0, 20, 50, 100, 24 * 60, 3 * 24 * 60),
  }),
  { minLength: 8, maxLength: 20 },
);

const walk = fc.record({ evening: fc.constantFrom(...EVENINGS), steps });

const penceOf = (text: unknown): number => Math.round(Number(text) * 100);

/** PayPal's own books of this shop. */
const activity = ({ paypal, opened }: LedgerWorld) =>
  paypal
    .activity()
    .filter(({ orderId }) => opened.includes(orderId))
    .map(({ at, pence }) => ({ day: dayOf(at) ?? "", pence }));

const isIn = ({ first, last }: Span, day: Day): boolean => day >= first && day <= last;

const isOfPayPal = ({ how }: Movement): boolean => how === "paypal";

const ofPayPal = (orders: readonly Order[], span: Span): number =>
  sumOf(orders, (one) => moneyIn({ money: one.money.filter(isOfPayPal) }, span.first, span.last));

/** Five that keep books, by a span of days, each in its own way. */
const saidOf = (orders: readonly Order[], span: Span) => {
  const rows = withOlderOrders(NO_ORDER_ROWS, orders, span, FARM).rows;
  return {
    ledger: sumOf(orders, (order) => moneyIn(order, span.first, span.last)),
    dashboard: sumOfTakings(takingsOf(orders, span.first, addDays(span.last, 1))),
    ordersFile: sumOf(rows, ({ Taken }) => penceOf(Taken)),
    moneyFile: sumOf(movementRows(entriesOf(orders, span)), (row) => penceOf(row["Amount (GBP)"])),
  };
};

const expectOneSum = async (world: LedgerWorld): Promise<void> => {
  const orders = await world.orders();
  const told = activity(world);
  const moved = orders.flatMap(({ money }) => money.map(({ day }) => day));
  const days = [...new Set([...moved, ...told.map(({ day }) => day)])].toSorted();
  for (const first of days)
    for (const last of days.filter((day) => day >= first)) {
      const span = { first, last };
      const { ledger, ...others } = saidOf(orders, span);
      expect([span, others]).toEqual([
        span,
        { dashboard: ledger, ordersFile: ledger, moneyFile: ledger },
      ]);
      const atPayPal = sumOf(
        told.filter(({ day }) => isIn(span, day)),
        ({ pence }) => pence,
      );
      expect([span, ofPayPal(orders, span)]).toEqual([span, atPayPal]);
    }
};

const expectDashboard = async ({ office, orders, now }: LedgerWorld): Promise<void> => {
  const monday = mondayOf(todayAt(now()));
  const all = await orders();
  const weekFrom = (day: Day) => saidOf(all, { first: day, last: addDays(day, 6) }).ledger;
  expect(await office.getOrderOverview()).toMatchObject({
    takingsThisWeek: weekFrom(monday),
    takingsLastWeek: weekFrom(addDays(monday, -7)),
  });
};

/** What the owner says of a day that is over, in the tax year that lasts. */
const isSaidLater = ({ kind, day, at, how }: Movement): boolean =>
  how !== "paypal" && (kind === "correction" || day !== todayAt(at));

const asEntered = (orders: readonly Order[]): readonly Order[] =>
  orders.map((order) => ({ ...order, money: order.money.filter((one) => !isSaidLater(one)) }));

/** A period that has ended keeps its file, byte for byte. */
const aKeeper = () => {
  const files = new Map<string, string>();
  const expectSame = (orders: readonly Order[], span: Span, what: string): void => {
    const name = `${what} to ${span.last}`;
    const file = JSON.stringify(movementRows(entriesOf(orders, span)));
    expect([name, file]).toEqual([name, files.get(name) ?? file]);
    files.set(name, file);
  };
  return async ({ orders, now }: LedgerWorld): Promise<void> => {
    const [all, today] = [await orders(), todayAt(now())];
    expectSame(all, taxYearBefore(today), "tax year");
    for (const last of [...files.keys()].flatMap((name) => name.match(/^days to (.*)/)?.[1] ?? []))
      expectSame(asEntered(all), { first: "2026-01-01", last }, "days");
    expectSame(asEntered(all), { first: "2026-01-01", last: addDays(today, -1) }, "days");
  };
};

/** What has to happen in the walks, each so often, for them to tell anything. */
const ENOUGH = 3;

const aTally = () => {
  const tally: Record<string, number> = { "in a night of summer": 0, "came on a later day": 0 };
  const count = (what: string, times: number): void => {
    tally[what] = (tally[what] ?? 0) + times;
  };
  for (const name of DEED_NAMES) count(name, 0);
  return {
    count,
    countOrders: (orders: readonly Order[]): void => {
      const money = orders.flatMap((order) => order.money);
      count("in a night of summer", money.filter(({ at, day }) => day > at.slice(0, 10)).length);
      const late = orders.filter(({ date, money: [first] }) => first && first.day > date);
      count("came on a later day", late.filter(({ paid }) => !paid).length);
    },
    rare: (): readonly string[] => Object.keys(tally).filter((what) => (tally[what] ?? 0) < ENOUGH),
  };
};

test("the shop's books and PayPal's say one sum for any days, and what is over stays", {
  timeout: seconds(120),
}, async () => {
  const time = { now: "" };
  const paypal = await atPayPal({}, { now: () => time.now });
  const [ids, { count, countOrders, rare }] = [countingIds(), aTally()];
  const walks = fc.asyncProperty(walk, async ({ evening, steps }) => {
    time.now = `${evening}T21:30:00.000Z`;
    const [world, expectKept] = [aLedgerWorld(paypal, time, ids), aKeeper()];
    for (const { name, at, minutes } of steps) {
      count(name, Number(await act(world, name, at)));
      await expectDashboard(world);
      world.pass(minutes);
      await expectKept(world);
    }
    await expectOneSum(world);
    countOrders(await world.orders());
  });
  await inRounds(
    () => fc.assert(walks, { numRuns: 40 * TIMES }),
    () => rare().length === 0,
  );
  expect(rare()).toEqual([]);
});
