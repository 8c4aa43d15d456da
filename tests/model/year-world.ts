import { shopMemory } from "#adapters/memory/shop-memory.ts";
import { visitorMemory } from "#adapters/memory/visitor-memory.ts";
import { hasGivenUpPlace } from "#core/orders/being-cancelled.ts";
import type { Order } from "#core/orders/order.ts";
import { isSettled } from "#core/payments/agreement-state.ts";
import { loadFarm } from "#core/profile/farm-of.ts";
import type { Day } from "#core/shared/day.ts";
import { DELIVERY_METHODS, type DeliveryMethod } from "#core/shared/delivery-method.ts";
import { todayAt } from "#core/shared/today.ts";
import type { Calendar, ChosenDays } from "#core/week/farm-week.ts";
import { hoursOn, isOpenOn } from "#core/week/hours-on.ts";
import { aProvider } from "#tests/support/a-provider.ts";
import { aSharedShop } from "#tests/support/a-shared-shop.ts";
import { countingIds } from "#tests/support/a-shop.ts";

/** Eggs of every order. */
export const SIX = 6;

type Server = ReturnType<typeof aSharedShop>;

interface Known {
  readonly days: ChosenDays;
  readonly moves: number;
}

/** A shop whose server is started again over what it kept, and what is known of its orders beside it. */
export const aYearAtTheShop = (now: string) => {
  const memory = shopMemory();
  const parts = { time: { now }, provider: aProvider(), ids: countingIds() };
  const start = (): Server =>
    aSharedShop({ ...parts, stores: { ...memory.open(), visitor: visitorMemory().open() } });
  const world = {
    time: parts.time,
    server: start(),
    restart: () => {
      world.server = start();
    },
    known: new Map<string, Known>(),
    /** How many orders the owner has put on a day herself, or had there when she changed its cap. */
    byHand: new Map<string, number>(),
    /** Parts of orders that she left on closed days, or moved there. */
    onClosed: new Set<string>(),
  };
  return world;
};

export type YearWorld = ReturnType<typeof aYearAtTheShop>;

export const calendarOf = async ({ server }: YearWorld): Promise<Calendar> =>
  (await loadFarm(server.records)).calendar;

export const everyOrder = ({ server }: YearWorld): Promise<readonly Order[]> =>
  server.records.orders.placedSince("2026-01-01T00:00:00.000Z");

const movesIn = ({ log = [] }: Order): number =>
  log.filter(({ kind }) => kind === "day-moved" || kind === "customer-moved").length;

const knownOf = (order: Order): Known => ({ days: order.days ?? {}, moves: movesIn(order) });

interface Part {
  readonly id: string;
  readonly day: Day;
  readonly method: DeliveryMethod;
}

const partsIn = (id: string, days: ChosenDays = {}): readonly Part[] =>
  DELIVERY_METHODS.flatMap((method) => {
    const day = days[method];
    return day ? [{ id, day, method }] : [];
  });

const placeOf = ({ day, method }: Part): string => `${day} ${method}`;

const byPlace = (parts: readonly Part[]): readonly (readonly [string, Part, number])[] => {
  const found = new Map<string, readonly Part[]>();
  for (const part of parts) found.set(placeOf(part), [...(found.get(placeOf(part)) ?? []), part]);
  return [...found].flatMap(([place, there]) =>
    there[0] ? [[place, there[0], there.length] as const] : [],
  );
};

/** What takes places on the days to come. */
const partsToCome = async (world: YearWorld): Promise<readonly Part[]> => {
  const today = todayAt(world.time.now);
  return (await everyOrder(world))
    .filter((order) => !hasGivenUpPlace(order))
    .flatMap(({ id, days }) => partsIn(id, days))
    .filter(({ day }) => day >= today);
};

const placesOn = (calendar: Calendar, { day, method }: Part): number => {
  const { orders, eggs } = hoursOn(calendar, day, method)?.hours ?? { orders: null, eggs: null };
  return Math.min(orders ?? Infinity, Math.floor((eggs ?? Infinity) / SIX));
};

const partsUnderWay = async ({ server }: YearWorld): Promise<readonly Part[]> =>
  (await server.records.agreements.underWay())
    .filter(({ state }) => !isSettled(state))
    .flatMap(({ orderId, purchase }) => partsIn(orderId, purchase.days));

const closedParts = (calendar: Calendar, parts: readonly Part[]): readonly string[] =>
  parts
    .filter(({ day, method }) => !isOpenOn(calendar, day, method))
    .map(({ id, day, method }) => `${id} for ${method} on ${day}`);

/** After something that the owner did: what is over a cap or on a closed day by now is there by her own hand. */
export const noteByHand = async (world: YearWorld): Promise<void> => {
  const calendar = await calendarOf(world);
  const parts = await partsToCome(world);
  for (const name of closedParts(calendar, parts)) world.onClosed.add(name);
  const held = await partsUnderWay(world);
  for (const [place, part, orders] of byPlace([...parts, ...held]))
    if (orders > placesOn(calendar, part))
      world.byHand.set(place, Math.max(orders, world.byHand.get(place) ?? 0));
};

/** Orders whose days have changed since they were looked at last, and of which no line in their log tells. */
const movedWithoutALine = (world: YearWorld, orders: readonly Order[]): readonly string[] =>
  orders.flatMap((order) => {
    const { days, moves } = world.known.get(order.id) ?? knownOf(order);
    const changed = DELIVERY_METHODS.filter((method) => order.days?.[method] !== days[method]);
    world.known.set(order.id, knownOf(order));
    return changed.length > movesIn(order) - moves ? [`${order.id} has moved by itself`] : [];
  });

/** What is wrong with the days, a line each. */
export const wrongIn = async (world: YearWorld): Promise<readonly string[]> => {
  const calendar = await calendarOf(world);
  const parts = await partsToCome(world);
  const crowded = byPlace(parts).filter(
    ([place, part, orders]) =>
      orders > Math.max(placesOn(calendar, part), world.byHand.get(place) ?? 0),
  );
  return [
    ...movedWithoutALine(world, await everyOrder(world)),
    ...closedParts(calendar, parts).filter((name) => !world.onClosed.has(name)),
    ...crowded.map(([place, , orders]) => `${orders} orders on ${place}`),
  ];
};
