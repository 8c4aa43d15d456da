import fc from "fast-check";
import { expect, test } from "vitest";
import { DEFAULT_INVENTORY } from "#core/inventory/inventory.ts";
import { DEFAULT_PRICES } from "#core/pricing/prices.ts";
import { addDays, addMinutes, whenClockShows } from "#core/shared/calendar.ts";
import type { Day } from "#core/shared/day.ts";
import { DELIVERY_METHODS } from "#core/shared/delivery-method.ts";
import { todayAt } from "#core/shared/today.ts";
import {
  aYearAtTheShop,
  everyOrder,
  noteByHand,
  SIX,
  wrongIn,
  type YearWorld,
} from "#tests/model/year-world.ts";
import { calendarsFrom, exceptionsFrom } from "#tests/support/calendars.ts";
import { type Dice, diceOf } from "../../tools/money-hunt/dice.ts";

const FIRST: Day = "2026-10-01";
/** Both of its nights on which clocks change are among them. */
const DAYS = 366;
const PRICE = DEFAULT_PRICES.large[SIX] ?? 0;

type Deed = (world: YearWorld, dice: Dice) => Promise<unknown>;

const drawn = <Value>(arbitrary: fc.Arbitrary<Value>, dice: Dice): Value => {
  const [value] = fc.sample(arbitrary, { seed: dice.between(0, 2 ** 31 - 1), numRuns: 1 });
  if (value === undefined) throw new Error("Nothing was drawn.");
  return value;
};

/** One of the first days that are told of, so that buyers meet, or any. */
const someDay: (...asked: Parameters<Deed>) => Promise<Day> = async ({ server, time }, dice) => {
  const offers = (await server.counter.getDays())[dice.pick(DELIVERY_METHODS)];
  return dice.chance(0.8) && offers.length > 0
    ? dice.pick(offers.slice(0, 3)).day
    : addDays(todayAt(time.now), dice.between(-1, 22));
};

const buy: Deed = async (world, dice) => {
  const { server } = world;
  const method = dice.pick(DELIVERY_METHODS);
  const day = await someDay(world, dice);
  const offer = (await server.counter.getDays())[method].find((one) => one.day === day);
  const packs = [
    { category: "large", packSize: SIX, deliveryMethod: method, quantity: 1 },
  ] as const;
  const days = { [method]: day };
  const opened = await server.counter.openPayment(packs, "paypal", PRICE, "", days);
  const said = `${day}, ${method}, at ${world.time.now}: ${JSON.stringify(opened)}`;
  expect(opened.ok, said).toBe(offer?.state === "open");
  if (!opened.ok || dice.chance(0.1)) return;
  expect(offer?.closesAt.localeCompare(world.time.now), said).toBe(1);
  const { orderId } = opened.value;
  server.provider.approve(orderId);
  if (dice.chance(0.5)) await (dice.chance(0.6) ? buy : deed)(world, dice);
  world.time.now = addMinutes(world.time.now, dice.pick([0, 1, 10, 20]));
  await world.server.counter.takePayment(orderId);
};

const answerTo = async (world: YearWorld, dice: Dice) =>
  dice.chance(0.5) ? ({ leave: true } as const) : { moveTo: await someDay(world, dice) };

const saveWeek: Deed = async (world, dice) => {
  const { office } = world.server;
  const { version, week } = await office.getWeek();
  const { week: rows, horizon } = drawn(calendarsFrom(todayAt(world.time.now)), dice);
  const orders = await answerTo(world, dice);
  return office.saveWeek({ version, week: rows, area: week.area, horizon, orders });
};

const except: Deed = async (world, dice) => {
  const { office } = world.server;
  const { id: _id, ...one } = drawn(exceptionsFrom(todayAt(world.time.now)), dice);
  if (one.kind === "added") return office.addDay(one);
  const last = dice.chance(0.7) ? one.first : one.last;
  return office.closeDays({ ...one, last, orders: await answerTo(world, dice) });
};

const removeException: Deed = async (world, dice) => {
  const { office } = world.server;
  const { week } = await office.getWeek();
  if (week.exceptions.length === 0) return;
  const { id } = dice.pick(week.exceptions);
  return office.removeException(id, await answerTo(world, dice));
};

const someOrder = async (world: YearWorld, dice: Dice) => {
  const orders = (await everyOrder(world)).slice(0, 20);
  return orders.length > 0 ? dice.pick(orders) : null;
};

const moveOrder: Deed = async (world, dice) => {
  const order = await someOrder(world, dice);
  const method = dice.pick(DELIVERY_METHODS);
  const day = await someDay(world, dice);
  if (order)
    await world.server.office.moveOrder({ id: order.id, method, day, anyway: dice.chance(0.5) });
};

const refund: Deed = async (world, dice) => {
  const order = await someOrder(world, dice);
  if (order) await world.server.office.refundOrder({ id: order.id, isPuttingBack: true });
};

const restart: Deed = async (world) => world.restart();

const DEEDS: readonly Deed[] = [
  ...[saveWeek, except, except, removeException, removeException],
  ...[moveOrder, moveOrder, moveOrder, refund, restart],
];

const deed: Deed = async (world, dice) => {
  await dice.pick(DEEDS)(world, dice);
  await noteByHand(world);
};

const passDay = async (world: YearWorld, dice: Dice, day: Day): Promise<void> => {
  const midnight = whenClockShows(addDays(day, 1), "00:00");
  await world.server.records.inventory.save({ ...DEFAULT_INVENTORY, large: 600 });
  for (let left = dice.between(0, 5); left > 0; left -= 1) {
    await (dice.chance(0.7) ? buy : deed)(world, dice);
    const later = addMinutes(world.time.now, dice.between(0, 300));
    world.time.now = later < midnight ? later : addMinutes(midnight, -1);
  }
  world.time.now = midnight;
  await world.server.sweep();
  expect(await wrongIn(world), `at the end of ${day}`).toEqual([]);
};

/** For more years: YEARS=20 walks twenty. */
const YEARS = Number(process.env.YEARS ?? 1);

const seeds = fc.noShrink(fc.nat());

test(
  "in a year of buyers and of an owner who changes her mind no order's day slides, and no day is over its cap or taken while closed but by her own hand",
  async () => {
    await fc.assert(
      fc.asyncProperty(seeds, async (seed) => {
        const dice = diceOf(String(seed));
        const world = aYearAtTheShop(whenClockShows(FIRST, "00:00"));
        for (let at = 0; at < DAYS; at += 1) await passDay(world, dice, addDays(FIRST, at));
        const orders = await everyOrder(world);
        expect(orders.length).toBeGreaterThan(50);
      }),
      { numRuns: YEARS, endOnFailure: true },
    );
  },
  60_000 * YEARS,
);
