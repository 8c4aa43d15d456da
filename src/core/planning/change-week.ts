import type { CategoryId } from "#core/catalogue/catalogue.ts";
import type { CommandContext } from "#core/command.ts";
import { isTooOldOn, type PackedEggs } from "#core/egg-book/packed-until.ts";
import { writeMessages } from "#core/messages/write-messages.ts";
import { movedMessages } from "#core/orders/outgoing-messages.ts";
import { eggsShortOn } from "#core/payments/eggs-on-days.ts";
import { movedOrder, type OrderOnDay } from "#core/planning/moved-order.ts";
import {
  isOpenOn,
  type OrdersAnswer,
  type OrdersMove,
  ordersClosedOut,
  rememberingBefore,
} from "#core/planning/week-change.ts";
import { loadFarm } from "#core/profile/farm-of.ts";
import { profileOf } from "#core/profile/farm-profile.ts";
import type { Day } from "#core/shared/day.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";
import { todayAt } from "#core/shared/today.ts";
import type { Version } from "#core/shared/version.ts";
import type { FarmWeek } from "#core/week/farm-week.ts";
import type { SharedShop } from "#ports/ports.ts";
import type { ShopRecords } from "#ports/records.ts";

export type PlanningDeps = Pick<
  ShopRecords,
  "orders" | "messages" | "profile" | "agreements" | "care" | "inventory"
> &
  PackedEggs &
  CommandContext;

/** It is packed, and on the new day its eggs may not be handed over any more: it is to be unpacked first. */
export interface EggsTooOld {
  readonly kind: "eggs-too-old";
}

/** Of this kind there are none for that day by now: too old by then, or promised to others. */
export interface EggsGone {
  readonly kind: "eggs-gone";
  readonly category: CategoryId;
}

export type WeekChangeRefusal =
  /** Nothing is saved until it is said what becomes of them. */
  | { readonly kind: "orders-on-day"; readonly orders: readonly OrderOnDay[] }
  | { readonly kind: "no-day-to-move-to" }
  | EggsTooOld
  | EggsGone;

export interface WeekState {
  readonly version: Version;
  readonly week: FarmWeek;
}

export const weekState = async ({ profile }: Pick<ShopRecords, "profile">): Promise<WeekState> => ({
  version: (await profile.versions()).week,
  week: profileOf(await profile.load()).week,
});

/** Stores orders under another day, and writes each of their customers once. */
export const moveOrders =
  (shared: SharedShop | null, { orders, messages, profile, now, newId }: PlanningDeps) =>
  async (moving: readonly OrderOnDay[], to: Day): Promise<void> => {
    const farm = await loadFarm({ profile });
    for (const one of moving) {
      // The other method of the same order may have been moved a moment ago.
      const order = movedOrder(
        { ...one, order: (await orders.find(one.order.id)) ?? one.order },
        to,
        now,
      );
      await orders.replace(order);
      const told = { isByCustomer: false, now, publicUrl: shared?.publicUrl ?? "" };
      const letters = shared ? movedMessages(order, one.method, newId, farm, told) : [];
      await writeMessages({ messages, profile }, letters, now);
    }
  };

interface Touched {
  readonly next: FarmWeek;
  readonly orders: readonly OrderOnDay[];
  readonly today: Day;
}

/** How the orders are to be moved; null where there are none, or they stay. */
const moveOf = (
  { next, orders, today }: Touched,
  answer: OrdersAnswer | undefined,
): Result<OrdersMove | null, WeekChangeRefusal> => {
  if (orders.length === 0) return accept(null);
  if (!answer) return refuse({ kind: "orders-on-day", orders });
  if (!("moveTo" in answer)) return accept(null);
  const { moveTo } = answer;
  const isOpen = orders.every(({ method }) => isOpenOn(next, moveTo, method));
  return isOpen && moveTo >= today ? accept(answer) : refuse({ kind: "no-day-to-move-to" });
};

const isAnyTooOld = async (
  deps: PlanningDeps,
  orders: readonly OrderOnDay[],
  day: Day,
): Promise<boolean> => {
  for (const { order } of orders) if (await isTooOldOn(deps, order, day)) return true;
  return false;
};

export const eggsGoneOn = async (
  shared: SharedShop | null,
  deps: PlanningDeps,
  parts: readonly Omit<OrderOnDay, "day">[],
  day: Day,
): Promise<EggsGone | null> => {
  const category = await eggsShortOn({ ...deps, shared }, parts, day);
  return category && { kind: "eggs-gone", category };
};

/** Why the eggs of these orders keep them from another day. */
const whyNotByEggs = async (
  shared: SharedShop | null,
  deps: PlanningDeps,
  orders: readonly OrderOnDay[],
  { moveTo, eggsAnyway = false }: OrdersMove,
): Promise<EggsTooOld | EggsGone | null> => {
  if (await isAnyTooOld(deps, orders, moveTo)) return { kind: "eggs-too-old" };
  return eggsAnyway ? null : eggsGoneOn(shared, deps, orders, moveTo);
};

/** Saves a calendar, once it is known what becomes of the orders whose day it closes. */
export const changeWeek =
  (shared: SharedShop | null, deps: PlanningDeps) =>
  async (
    next: FarmWeek,
    answer: OrdersAnswer | undefined,
  ): Promise<Result<WeekState, WeekChangeRefusal>> => {
    const saved = await deps.profile.load();
    const before = profileOf(saved).week;
    const today = todayAt(deps.now);
    const orders = ordersClosedOut(await deps.orders.forDaysFrom(today), [before, next], today);
    const move = moveOf({ next, orders, today }, answer);
    if (!move.ok) return move;
    const why = move.value && (await whyNotByEggs(shared, deps, orders, move.value));
    if (why) return refuse(why);
    await deps.profile.save({ ...saved, week: rememberingBefore(before, next) });
    if (move.value) await moveOrders(shared, deps)(orders, move.value.moveTo);
    return accept(await weekState(deps));
  };
