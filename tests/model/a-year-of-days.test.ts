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
  onDays,
  SIX,
  wrongIn,
  type YearWorld,
} from "#tests/model/year-world.ts";
import { aNewOrder } from "#tests/support/by-hand.ts";
import { calendarsFrom, exceptionsFrom } from "#tests/support/calendars.ts";
import { refundOrder } from "#tests/support/give-back.ts";
import { seconds } from "../../tools/lib/slowness.ts";
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

/** One of the first days on offer, so that buyers meet, or any. */
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
  const quantity = dice.pick([1, 1, 2, 3]);
  const packs = [{ category: "large", packSize: SIX, deliveryMethod: method, quantity }] as const;
  const days = { [method]: day };
  const opened = await server.counter.openPayment(packs, "paypal", PRICE * quantity, "", days);
  const said = `${day}, ${method}, at ${world.time.now}: ${JSON.stringify(opened)}`;
  const hasRoom = (offer?.eggs ?? Infinity) >= SIX * quantity;
  expect(opened.ok, said).toBe(offer?.state === "open" && hasRoom);
  if (!opened.ok || dice.chance(0.1)) return;
  expect(offer?.closesAt.localeCompare(world.time.now), said).toBe(1);
  const { orderId } = opened.value;
  server.provider.approve(orderId);
  if (dice.chance(0.5)) await (dice.chance(0.6) ? buy : deed)(world, dice);
  world.time.now = addMinutes(world.time.now, dice.pick([0, 1, 10, 20]));
  await world.server.counter.takePayment(orderId);
};

const answerTo = async (world: YearWorld, dice: Dice) =>
  dice.chance(0.4)
    ? ({ leave: true, anyway: false } as const)
    : { moveTo: await someDay(world, dice), anyway: dice.chance(0.2) };

type Answer = Awaited<ReturnType<typeof answerTo>>;

/** What was there stays there by her own hand, and what she moves there anyway. */
const changing = async (
  world: YearWorld,
  answer: Answer,
  change: () => Promise<unknown>,
): Promise<void> => {
  const before = await onDays(world);
  await change();
  await noteByHand(world, before);
  if (answer.anyway) await noteByHand(world, await onDays(world));
};

const saveWeek: Deed = async (world, dice) => {
  const { office } = world.server;
  const { version, week } = await office.getWeek();
  const { week: rows, horizon } = drawn(calendarsFrom(todayAt(world.time.now)), dice);
  const orders = await answerTo(world, dice);
  const edited = { version, week: rows, area: week.area, horizon, orders };
  await changing(world, orders, () => office.saveWeek(edited));
};

const except: Deed = async (world, dice) => {
  const { office } = world.server;
  const { id: _id, ...one } = drawn(exceptionsFrom(todayAt(world.time.now)), dice);
  const orders = await answerTo(world, dice);
  if (one.kind === "added")
    return changing(world, { leave: true, anyway: false }, () => office.addDay(one));
  const last = dice.chance(0.7) ? one.first : one.last;
  await changing(world, orders, () => office.closeDays({ ...one, last, orders }));
};

const removeException: Deed = async (world, dice) => {
  const { office } = world.server;
  const { week } = await office.getWeek();
  if (week.exceptions.length === 0) return;
  const { id } = dice.pick(week.exceptions);
  const orders = await answerTo(world, dice);
  await changing(world, orders, () => office.removeException(id, orders));
};

const someOrder = async (world: YearWorld, dice: Dice) => {
  const orders = (await everyOrder(world)).slice(0, 20);
  return orders.length > 0 ? dice.pick(orders) : null;
};

/** Past the cut-off and the horizon too. */
const ownersDay: (...asked: Parameters<Deed>) => Promise<Day> = (world, dice) =>
  dice.chance(0.5)
    ? someDay(world, dice)
    : Promise.resolve(addDays(todayAt(world.time.now), dice.pick([0, 1, 2, 22, 23])));

const moveOrder: Deed = async (world, dice) => {
  const order = await someOrder(world, dice);
  const method = dice.pick(DELIVERY_METHODS);
  const day = await ownersDay(world, dice);
  const anyway = dice.chance(0.2);
  if (order) await world.server.office.moveOrder({ id: order.id, method, day, anyway });
  if (anyway) await noteByHand(world, await onDays(world));
};

const orderByHand: Deed = async (world, dice) => {
  const [day, quantity, anyway] = [
    await ownersDay(world, dice),
    dice.between(1, 3),
    dice.chance(0.2),
  ];
  const packs = [{ category: "large", packSize: SIX, quantity, price: PRICE }] as const;
  const method = dice.pick(DELIVERY_METHODS);
  await world.server.office.addOrder(
    aNewOrder({ packs, method, day, anyway: { eggs: true, day: anyway } }),
  );
  if (anyway) await noteByHand(world, await onDays(world));
};

const changeDay: Deed = async (world, dice) => {
  const order = await someOrder(world, dice);
  const method = dice.pick(DELIVERY_METHODS);
  const day = await someDay(world, dice);
  if (order) await world.server.counter.changeDay({ orderId: order.id, method, day });
};

const refund: Deed = async (world, dice) => {
  const order = await someOrder(world, dice);
  if (order)
    await refundOrder(world.server.office, { id: order.id, puttingBack: DELIVERY_METHODS });
};

const restart: Deed = async (world) => world.restart();

const DEEDS: readonly Deed[] = [
  ...[saveWeek, except, except, removeException, removeException],
  ...[moveOrder, moveOrder, moveOrder, orderByHand, changeDay, changeDay, refund, restart],
];

const deed: Deed = async (world, dice) => {
  await dice.pick(DEEDS)(world, dice);
  expect(await wrongIn(world), `at ${world.time.now}`).toEqual([]);
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

test("in a year no order's day slides, and none is over its cap or taken while closed unasked", {
  timeout: seconds(60) * YEARS,
}, async () => {
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
});
