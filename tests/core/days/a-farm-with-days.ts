import { DEFAULT_INVENTORY } from "#core/inventory/inventory.ts";
import { hasGivenUpPlace } from "#core/orders/cancelling.ts";
import type { Order } from "#core/orders/order.ts";
import { methodOf } from "#core/orders/order-methods.ts";
import { DEFAULT_PRICES } from "#core/pricing/prices.ts";
import { DEFAULT_PROFILE } from "#core/profile/farm-profile.ts";
import { addMinutes } from "#core/shared/calendar.ts";
import type { Day } from "#core/shared/day.ts";
import type { DeliveryMethod } from "#core/shared/delivery-method.ts";
import { sumOf } from "#core/shared/sum.ts";
import type { Calendar, Caps, ChosenDays } from "#core/week/farm-week.ts";
import { hoursOn } from "#core/week/hours-on.ts";
import { aSharedShop } from "#tests/support/a-shared-shop.ts";

export const SIX = 6;

const PRICE = DEFAULT_PRICES.large[SIX] ?? 0;

/** What an order has on a day, as the test counts it. */
interface Load {
  readonly orders: number;
  readonly eggs: number;
}

const NONE: Load = { orders: 0, eggs: 0 };

const plus = (one: Load, other: Load): Load => ({
  orders: one.orders + other.orders,
  eggs: one.eggs + other.eggs,
});

const isWithin = ({ orders, eggs }: Load, caps: Caps): boolean =>
  orders <= (caps.orders ?? Infinity) && eggs <= (caps.eggs ?? Infinity);

const higher = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? null : Math.max(one, other);

const eggsOf = (packs: readonly { packSize: number; quantity: number }[]): number =>
  sumOf(packs, ({ packSize, quantity }) => packSize * quantity);

/** A shared shop with a calendar, that is counted beside its own reckoning. */
export const aFarmWithDays = async (calendar: Calendar, now: string) => {
  const time = { now };
  const shop = aSharedShop({ time });
  await shop.records.profile.save({ week: { ...DEFAULT_PROFILE.week, ...calendar } });
  await shop.records.inventory.save({ ...DEFAULT_INVENTORY, large: 100_000 });
  /** The parts that the owner put where they are although she was told no: "id method day". */
  const anyway = new Set<string>();
  /** Of these the parts that were certain not to fit. */
  const pastCaps = new Set<string>();
  /** The parts on days that were over their caps when these were lowered, or for which the caps of then stand. */
  const excused = new Set<string>();
  /** The caps of the day of each half of a payment, as it was opened. */
  const openedUnder = new Map<string, Caps>();

  const calendarNow = async (): Promise<Calendar> =>
    (await shop.records.profile.load()).week ?? calendar;

  const orders = async (): Promise<readonly Order[]> =>
    (await shop.records.orders.placedSince("2023-01-01T00:00:00.000Z")).filter(
      (order) => !hasGivenUpPlace(order),
    );

  const givenOn = async (
    day: Day,
    method: DeliveryMethod,
    isCounted: (part: string) => boolean = () => true,
  ): Promise<Load> =>
    (await orders())
      .filter(({ id, days }) => days?.[method] === day && isCounted(`${id} ${method} ${day}`))
      .map(({ items }) => ({
        orders: 1,
        eggs: eggsOf(items.filter((item) => methodOf(item) === method)),
      }))
      .reduce(plus, NONE);

  const underWayOn = async (day: Day, method: DeliveryMethod, but = ""): Promise<Load> =>
    (await shop.records.agreements.underWay())
      .filter(({ orderId, purchase }) => orderId !== but && purchase.days?.[method] === day)
      .map(({ purchase }) => ({
        orders: 1,
        eggs: eggsOf(purchase.lines.filter((line) => line.deliveryMethod === method)),
      }))
      .reduce(plus, NONE);

  const capsOn = async (day: Day, method: DeliveryMethod): Promise<Caps> =>
    hoursOn(await calendarNow(), day, method)?.hours ?? { orders: null, eggs: null };

  const isOpen = async (day: Day, method: DeliveryMethod): Promise<boolean> =>
    hoursOn(await calendarNow(), day, method)?.reason === null;

  /** The caps that a payer was let in by stand where they are higher. */
  const capsFor = async (day: Day, method: DeliveryMethod, payer: string): Promise<Caps> => {
    const now = await capsOn(day, method);
    const then = openedUnder.get(`${payer} ${method}`);
    return then
      ? { orders: higher(now.orders, then.orders), eggs: higher(now.eggs, then.eggs) }
      : now;
  };

  /** Whether so much more is certain to fit, and whether it is certain not to. */
  const roomOn = async (
    day: Day,
    method: DeliveryMethod,
    more: Load,
    { but = "", isPayer = false }: { readonly but?: string; readonly isPayer?: boolean } = {},
  ) => {
    const caps = await capsFor(day, method, isPayer ? but : "");
    const countedBut = (parts: ReadonlySet<string>) =>
      givenOn(day, method, (part) => !(isPayer && parts.has(part)));
    const least = plus(await countedBut(anyway), more);
    const underWay = await underWayOn(day, method, but);
    const most = plus(plus(await countedBut(pastCaps), more), underWay);
    return { fits: isWithin(most, caps), isFull: !isWithin(least, caps) };
  };

  const partsOnDays = async (): Promise<readonly string[]> =>
    (await orders()).flatMap(({ id, days = {} }) =>
      Object.entries(days).map(([method, day]) => `${id} ${method} ${day}`),
    );

  const isExcused = (part: string): boolean => anyway.has(part) || excused.has(part);

  /** The parts on days that are over their caps although the owner didn't say so. */
  const crowded = async (): Promise<readonly string[]> => {
    const found = await Promise.all(
      (await partsOnDays()).map(async (one) => {
        const [, method, day = ""] = one.split(" ") as [string, DeliveryMethod, Day];
        const given = await givenOn(day, method, (part) => !isExcused(part));
        return isWithin(given, await capsOn(day, method)) || isExcused(one) ? [] : [one];
      }),
    );
    return found.flat();
  };

  return {
    ...shop,
    time,
    orders,
    anyway,
    isOpen,
    roomOn,
    crowded,
    pastCaps,
    /** What is over the caps by now is so for a reason. */
    excuse: async () => {
      for (const part of await crowded()) excused.add(part);
    },
    calendarNow,
    pass: (minutes: number) => {
      time.now = addMinutes(time.now, minutes);
    },
    openFor: async (days: ChosenDays, quantity: number) => {
      const methods = Object.keys(days) as DeliveryMethod[];
      const opened = await shop.counter.openPayment(
        methods.map((method) => ({
          ...({ category: "large", packSize: SIX, quantity } as const),
          deliveryMethod: method,
        })),
        "paypal",
        PRICE * quantity * methods.length,
        "",
        days,
      );
      if (opened.ok)
        for (const method of methods)
          openedUnder.set(
            `${opened.value.orderId} ${method}`,
            await capsOn(days[method] ?? "", method),
          );
      return opened;
    },
  };
};

export type FarmWithDays = Awaited<ReturnType<typeof aFarmWithDays>>;
