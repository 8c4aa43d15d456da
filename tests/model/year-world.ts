import { shopMemory } from "#adapters/memory/shop-memory.ts";
import { visitorMemory } from "#adapters/memory/visitor-memory.ts";
import { hasGivenUpPlace } from "#core/orders/cancelling.ts";
import type { Order } from "#core/orders/order.ts";
import { eggsOfMethod } from "#core/orders/order-methods.ts";
import { isSettled } from "#core/payments/agreement-state.ts";
import { loadFarm } from "#core/profile/farm-of.ts";
import type { Day } from "#core/shared/day.ts";
import { DELIVERY_METHODS, type DeliveryMethod } from "#core/shared/delivery-method.ts";
import { sumOf } from "#core/shared/sum.ts";
import { todayAt } from "#core/shared/today.ts";
import type { Calendar, ChosenDays } from "#core/week/farm-week.ts";
import { hoursOn, isOpenOn } from "#core/week/hours-on.ts";
import { aProvider } from "#tests/support/a-provider.ts";
import { aSharedShop } from "#tests/support/a-shared-shop.ts";
import { countingIds } from "#tests/support/a-shop.ts";

/** Eggs of a pack. */
export const SIX = 6;

type Server = ReturnType<typeof aSharedShop>;

/** What is to be made ready for one way and day. */
export interface Load {
  readonly orders: number;
  readonly eggs: number;
}

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
    /** What the owner has put on a day although it was full, or had there when she changed its caps. */
    byHand: new Map<string, Load>(),
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

export interface Part {
  readonly id: string;
  readonly eggs: number;
  readonly day: Day;
  readonly method: DeliveryMethod;
}

const partsIn = (
  id: string,
  days: ChosenDays = {},
  eggsOf: (method: DeliveryMethod) => number,
): readonly Part[] =>
  DELIVERY_METHODS.flatMap((method) => {
    const day = days[method];
    return day ? [{ id, day, method, eggs: eggsOf(method) }] : [];
  });

const placeOf = ({ day, method }: Part): string => `${day} ${method}`;

const byPlace = (parts: readonly Part[]): readonly (readonly [string, Part, Load])[] => {
  const found = new Map<string, readonly Part[]>();
  for (const part of parts) found.set(placeOf(part), [...(found.get(placeOf(part)) ?? []), part]);
  return [...found].flatMap(([place, there]) => {
    const load = { orders: there.length, eggs: sumOf(there, ({ eggs }) => eggs) };
    return there[0] ? [[place, there[0], load] as const] : [];
  });
};

/** What takes places on the days to come. */
const partsToCome = async (world: YearWorld): Promise<readonly Part[]> => {
  const today = todayAt(world.time.now);
  return (await everyOrder(world))
    .filter((order) => !hasGivenUpPlace(order))
    .flatMap((order) => partsIn(order.id, order.days, (method) => eggsOfMethod(order, method)))
    .filter(({ day }) => day >= today);
};

const roomOn = (calendar: Calendar, { day, method }: Part): Load => {
  const { orders, eggs } = hoursOn(calendar, day, method)?.hours ?? { orders: null, eggs: null };
  return { orders: orders ?? Infinity, eggs: eggs ?? Infinity };
};

const both = (one: Load, other: Load = { orders: 0, eggs: 0 }): Load => ({
  orders: Math.max(one.orders, other.orders),
  eggs: Math.max(one.eggs, other.eggs),
});

const isOver = (load: Load, room: Load): boolean =>
  load.orders > room.orders || load.eggs > room.eggs;

const partsUnderWay = async ({ server }: YearWorld): Promise<readonly Part[]> =>
  (await server.records.agreements.underWay())
    .filter(({ state }) => !isSettled(state))
    .flatMap(({ orderId, purchase }) =>
      partsIn(orderId, purchase.days, (method) =>
        sumOf(
          purchase.lines.filter(({ deliveryMethod }) => deliveryMethod === method),
          ({ packSize, quantity }) => packSize * quantity,
        ),
      ),
    );

const closedParts = (calendar: Calendar, parts: readonly Part[]): readonly string[] =>
  parts
    .filter(({ day, method }) => !isOpenOn(calendar, day, method))
    .map(({ id, day, method }) => `${id} for ${method} on ${day}`);

export interface OnDays {
  readonly taken: readonly Part[];
  readonly held: readonly Part[];
}

/** What is on the days to come, with what payments under way hold. */
export const onDays = async (world: YearWorld): Promise<OnDays> => ({
  taken: await partsToCome(world),
  held: await partsUnderWay(world),
});

/**
 * What is over a cap or on a closed day is there by the owner's own hand: what she moved there anyway, and what was there
 * already when she changed caps and days.
 */
export const noteByHand = async (world: YearWorld, { taken, held }: OnDays): Promise<void> => {
  const calendar = await calendarOf(world);
  for (const name of closedParts(calendar, taken)) world.onClosed.add(name);
  for (const [place, part, load] of byPlace([...taken, ...held]))
    if (isOver(load, roomOn(calendar, part)))
      world.byHand.set(place, both(load, world.byHand.get(place)));
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
  const crowded = byPlace(parts).filter(([place, part, load]) =>
    isOver(load, both(roomOn(calendar, part), world.byHand.get(place))),
  );
  return [
    ...movedWithoutALine(world, await everyOrder(world)),
    ...closedParts(calendar, parts).filter((name) => !world.onClosed.has(name)),
    ...crowded.map(([place, , { orders, eggs }]) => `${orders} orders, ${eggs} eggs on ${place}`),
  ];
};
