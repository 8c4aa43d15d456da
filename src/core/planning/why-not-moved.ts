import type { CategoryId } from "#core/catalogue/catalogue.ts";
import type { ShopContext } from "#core/command.ts";
import { type OwnersAnswer, ownersAnswers } from "#core/days/room-for.ts";
import type { Farm } from "#core/farm.ts";
import { unpacked } from "#core/marking/unpack-order.ts";
import { eggsOfMethod } from "#core/orders/order-methods.ts";
import { isPacked } from "#core/orders/promised.ts";
import { eggsShortOnceMoved } from "#core/payments/eggs-on-days.ts";
import { placesTaken } from "#core/payments/places-taken.ts";
import type { OrderOnDay } from "#core/planning/moved-order.ts";
import { isTooOldOn, type PackedEggs } from "#core/recall/packed-until.ts";
import { type Day, isDay } from "#core/shared/day.ts";
import { todayAt } from "#core/shared/today.ts";
import type { ShopRecords } from "#ports/records.ts";

export type PlanningDeps = Pick<
  ShopRecords,
  "orders" | "messages" | "profile" | "agreements" | "care" | "inventory"
> &
  PackedEggs &
  ShopContext;

export interface PartMove extends OrderOnDay {
  readonly to: Day;
}

export type JudgedMove = PartMove & OwnersAnswer;

export interface MoveWords {
  readonly anyway?: boolean;
  readonly eggsAnyway?: boolean;
  readonly leavePacked?: boolean;
}

export interface EggsTooOld {
  readonly kind: "eggs-too-old";
}

export interface EggsGone {
  readonly kind: "eggs-gone";
  readonly category: CategoryId;
}

export type MovesRefusal =
  | { readonly kind: "day-past" }
  | { readonly kind: "day-not-open"; readonly why: "closed" | "full" }
  | EggsTooOld
  | EggsGone;

export const judged = async (
  deps: PlanningDeps,
  farm: Farm,
  moves: readonly PartMove[],
): Promise<readonly JudgedMove[]> => {
  const taken = await placesTaken(deps)(farm, deps.now);
  const needs = moves.map(({ order, method, to }) => ({
    method,
    eggs: eggsOfMethod(order, method),
    day: to,
  }));
  const answers = ownersAnswers({ calendar: farm.calendar, taken }, needs);
  return moves.flatMap((move, at) => {
    const answer = answers[at];
    return answer ? [{ ...move, ...answer }] : [];
  });
};

const isAnyTooOld = async (deps: PlanningDeps, moves: readonly PartMove[]): Promise<boolean> => {
  for (const { order, method, to } of moves)
    if (await isTooOldOn(deps, order, [to, method])) return true;
  return false;
};

export const whyNotByEggs = async (
  deps: PlanningDeps,
  moves: readonly PartMove[],
  { eggsAnyway = false, leavePacked = false }: MoveWords,
): Promise<EggsTooOld | EggsGone | null> => {
  if (leavePacked && (await isAnyTooOld(deps, moves))) return { kind: "eggs-too-old" };
  if (eggsAnyway) return null;
  const emptied = (order: PartMove["order"]) =>
    isPacked(order) && !leavePacked ? unpacked(order, deps.now) : order;
  const category = await eggsShortOnceMoved(deps, moves, emptied);
  return category && { kind: "eggs-gone", category };
};

export const whyNotMoved = async (
  deps: PlanningDeps,
  moves: readonly JudgedMove[],
  words: MoveWords,
): Promise<MovesRefusal | null> => {
  if (!moves.every(({ to }) => isDay(to) && to >= todayAt(deps.now))) return { kind: "day-past" };
  const why = moves.find(({ no }) => no !== null)?.no;
  if (why && !words.anyway) return { kind: "day-not-open", why };
  return whyNotByEggs(deps, moves, words);
};
