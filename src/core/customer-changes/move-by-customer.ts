import type { CommandContext } from "#core/command.ts";
import { type DayGone, dayGone, daysFor } from "#core/days/choose-days.ts";
import type { Farm } from "#core/farm.ts";
import { movedMessages } from "#core/letters/order-messages.ts";
import { writeMessages } from "#core/messages/write-messages.ts";
import { customerChangesOf, refusalFor, type TooLate } from "#core/orders/customer-changes.ts";
import { dueBy } from "#core/orders/fulfilment-day.ts";
import type { Order } from "#core/orders/order.ts";
import { eggsOfMethod, methodsOf } from "#core/orders/order-methods.ts";
import { byLink, type SeenOrder } from "#core/orders/seen-order.ts";
import { eggsShortOnceMoved } from "#core/payments/eggs-on-days.ts";
import { placesTaken } from "#core/payments/places-taken.ts";
import { movedOrder } from "#core/planning/moved-order.ts";
import { loadFarm } from "#core/profile/farm-of.ts";
import type { Day } from "#core/shared/day.ts";
import type { DeliveryMethod } from "#core/shared/delivery-method.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";
import type { ShopRecords } from "#ports/records.ts";
import type { SharedShop } from "#ports/shared-shop.ts";

export interface DayWish {
  readonly orderId: string;
  readonly method: DeliveryMethod;
  readonly day: Day;
}

export type DayChangeRefusal =
  | { readonly kind: "order-gone" }
  | TooLate
  | { readonly kind: "too-many-changes" }
  | DayGone;

type Records = Pick<
  ShopRecords,
  | "orders"
  | "agreements"
  | "messages"
  | "profile"
  | "bookSettings"
  | "care"
  | "inventory"
  | "lots"
  | "moves"
> &
  CommandContext;

interface Deps extends Records {
  readonly shared: SharedShop;
  readonly farm: Farm;
}

const noPlace = async (
  { farm, ...deps }: Deps,
  order: Order,
  { method, day }: DayWish,
): Promise<DayGone | null> => {
  const taken = await placesTaken(deps)(farm, deps.now);
  const at = { calendar: farm.calendar, taken, now: deps.now };
  if (!methodsOf(order).includes(method)) return dayGone(at, [day, method], "no-such-day");
  const found = daysFor(at, [{ method, eggs: eggsOfMethod(order, method) }], { [method]: day });
  if (!found.ok) return found.refusal;
  const isShort = (await eggsShortOnceMoved(deps, [{ order, method, to: day }])) !== null;
  return isShort ? dayGone(at, [day, method], "eggs") : null;
};

const isThere = (order: Order, { method, day }: DayWish, { farm, now }: Deps): boolean =>
  methodsOf(order).includes(method) && dueBy(order, method, now, farm).day === day;

const refusalOf = async (
  deps: Deps,
  order: Order,
  wish: DayWish,
): Promise<DayChangeRefusal | null> => {
  const late = refusalFor(order, deps.farm, deps.now, "mayChangeDay");
  if (late || isThere(order, wish, deps)) return late;
  if (customerChangesOf(order, deps.farm)?.changesLeft === 0) return { kind: "too-many-changes" };
  return noPlace(deps, order, wish);
};

const moved = async (deps: Deps, order: Order, wish: DayWish): Promise<Order> => {
  if (isThere(order, wish, deps)) return order;
  const { orders, messages, profile, now, newId, farm, shared } = deps;
  const { method, day } = wish;
  const from = dueBy(order, method, now, farm).day;
  const next = movedOrder({ order, method, day: from }, day, now, "customer-moved");
  await orders.replace(next);
  const told = { isByCustomer: true, now, publicUrl: shared.publicUrl };
  await writeMessages({ messages, profile }, movedMessages(next, [method], newId, farm, told), now);
  return next;
};

export const moveByCustomer =
  (shared: SharedShop) =>
  (records: Records) =>
  async (wish: DayWish): Promise<Result<SeenOrder, DayChangeRefusal>> => {
    const order = await records.orders.find(wish.orderId);
    if (!order) return refuse({ kind: "order-gone" });
    const deps = { ...records, shared, farm: await loadFarm(records) };
    const refusal = await refusalOf(deps, order, wish);
    if (refusal) return refuse(refusal);
    return accept(byLink(await moved(deps, order, wish), deps.farm));
  };
