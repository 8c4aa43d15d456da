import { isTooOldOn } from "#core/egg-book/packed-until.ts";
import { dueBy } from "#core/orders/fulfilment-day.ts";
import type { Order } from "#core/orders/order.ts";
import { methodsOf } from "#core/orders/order-methods.ts";
import { placesTaken } from "#core/payments/places-taken.ts";
import {
  type EggsGone,
  type EggsTooOld,
  eggsGoneOn,
  moveOrders,
  type PlanningDeps,
} from "#core/planning/change-week.ts";
import { mayMove } from "#core/planning/moved-order.ts";
import { isOpenOn } from "#core/planning/week-change.ts";
import { loadFarm } from "#core/profile/farm-of.ts";
import { type Day, isDay } from "#core/shared/day.ts";
import type { DeliveryMethod } from "#core/shared/delivery-method.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";
import { todayAt } from "#core/shared/today.ts";
import { offerOf } from "#core/week/day-offers.ts";
import type { SharedShop } from "#ports/ports.ts";

export interface OrderMove {
  readonly id: string;
  readonly method: DeliveryMethod;
  readonly day: Day;
  /** Onto a day that is closed or full as well. */
  readonly anyway: boolean;
  /** Although the eggs that are there by now can't fill it on that day. */
  readonly eggsAnyway?: boolean;
}

export type MoveRefusal =
  | { readonly kind: "order-gone" }
  | { readonly kind: "not-to-move" }
  | { readonly kind: "day-past" }
  | { readonly kind: "day-not-open"; readonly why: "closed" | "full" }
  | EggsTooOld
  | EggsGone;

/** Whether a place is there: the cut-off is the customers', not the owner's. */
const notOpen = async (
  shared: SharedShop | null,
  deps: PlanningDeps,
  { day, method }: OrderMove,
): Promise<"closed" | "full" | null> => {
  const farm = await loadFarm(deps);
  if (!isOpenOn(farm.calendar, day, method)) return "closed";
  const taken = await placesTaken({ ...deps, shared })(farm, deps.now);
  const offer = offerOf(farm.calendar, [day, method], taken, deps.now);
  return offer?.state === "full" ? "full" : null;
};

const refusalOf = async (
  shared: SharedShop | null,
  deps: PlanningDeps,
  order: Order,
  move: OrderMove,
): Promise<MoveRefusal | null> => {
  const { method, day, anyway, eggsAnyway = false } = move;
  if (!isDay(day) || day < todayAt(deps.now)) return { kind: "day-past" };
  if (await isTooOldOn(deps, order, day)) return { kind: "eggs-too-old" };
  const why = anyway ? null : await notOpen(shared, deps, move);
  if (why) return { kind: "day-not-open", why };
  return eggsAnyway ? null : eggsGoneOn(shared, deps, [{ order, method }], day);
};

const hasPart = (order: Order, method: DeliveryMethod): boolean =>
  mayMove(order) && methodsOf(order).includes(method);

const dayOfPart = async (deps: PlanningDeps, order: Order, method: DeliveryMethod): Promise<Day> =>
  dueBy(order, method, deps.now, await loadFarm(deps)).day;

/** Null where the part may be moved there, or is there already. */
export const whyNotMoved = async (
  shared: SharedShop | null,
  deps: PlanningDeps,
  order: Order,
  move: OrderMove,
): Promise<MoveRefusal | null> =>
  (await dayOfPart(deps, order, move.method)) === move.day
    ? null
    : refusalOf(shared, deps, order, move);

const moved = async (
  shared: SharedShop | null,
  deps: PlanningDeps,
  order: Order,
  move: OrderMove,
): Promise<Result<Order, MoveRefusal>> => {
  const { id, method, day } = move;
  const from = await dayOfPart(deps, order, method);
  if (from === day) return accept(order);
  const refusal = await refusalOf(shared, deps, order, move);
  if (refusal) return refuse(refusal);
  await moveOrders(shared, deps)([{ order, method, day: from }], day);
  return accept((await deps.orders.find(id)) ?? order);
};

export const moveOrder =
  (shared: SharedShop | null) =>
  (deps: PlanningDeps) =>
  async (move: OrderMove): Promise<Result<Order, MoveRefusal>> => {
    const order = await deps.orders.find(move.id);
    if (!order) return refuse({ kind: "order-gone" });
    return hasPart(order, move.method)
      ? moved(shared, deps, order, move)
      : refuse({ kind: "not-to-move" });
  };
