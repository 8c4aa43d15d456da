import type { Farm } from "#core/farm.ts";
import type { Told } from "#core/orders/told.ts";
import { moveParts } from "#core/planning/move-parts.ts";
import type { OrderOnDay } from "#core/planning/moved-order.ts";
import {
  type OrdersAnswer,
  ordersClosedOut,
  rememberingBefore,
} from "#core/planning/week-change.ts";
import {
  type EggsGone,
  type EggsTooOld,
  type JudgedMove,
  judged,
  type MovesRefusal,
  type MoveWords,
  type PlanningDeps,
  whyNotMoved,
} from "#core/planning/why-not-moved.ts";
import { farmOf } from "#core/profile/farm-of.ts";
import { profileOf } from "#core/profile/farm-profile.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";
import { todayAt } from "#core/shared/today.ts";
import type { Version } from "#core/shared/version.ts";
import type { FarmWeek } from "#core/week/farm-week.ts";
import type { ShopRecords } from "#ports/records.ts";

export type WeekChangeRefusal =
  | { readonly kind: "orders-on-day"; readonly orders: readonly OrderOnDay[] }
  | { readonly kind: "no-day-to-move-to" }
  | { readonly kind: "day-full" }
  | EggsTooOld
  | EggsGone;

export interface WeekState {
  readonly version: Version;
  readonly week: FarmWeek;
}

export interface WeekSaved extends WeekState {
  readonly told: Told;
}

export const weekState = async ({ profile }: Pick<ShopRecords, "profile">): Promise<WeekState> => ({
  version: (await profile.versions()).week,
  week: profileOf(await profile.load()).week,
});

const inWeeksWords = (why: MovesRefusal): WeekChangeRefusal => {
  if (why.kind === "day-not-open") return { kind: "day-full" };
  return why.kind === "day-past" ? { kind: "no-day-to-move-to" } : why;
};

interface Touched {
  readonly orders: readonly OrderOnDay[];
  readonly farm: Farm;
}

const movesOf = async (
  deps: PlanningDeps,
  { orders, farm }: Touched,
  answer: OrdersAnswer | undefined,
): Promise<Result<readonly JudgedMove[], WeekChangeRefusal>> => {
  if (orders.length === 0) return accept([]);
  if (!answer) return refuse({ kind: "orders-on-day", orders });
  if (!("moveTo" in answer)) return accept([]);
  const { moveTo: to, ...words } = answer;
  const moves = await judged(
    deps,
    farm,
    orders.map((one) => ({ ...one, to })),
  );
  if (moves.some(({ no }) => no === "closed")) return refuse({ kind: "no-day-to-move-to" });
  const why = await whyNotMoved(deps, moves, words);
  return why ? refuse(inWeeksWords(why)) : accept(moves);
};

export const changeWeek =
  (deps: PlanningDeps) =>
  async (
    edited: FarmWeek,
    answer: OrdersAnswer | undefined,
  ): Promise<Result<WeekSaved, WeekChangeRefusal>> => {
    const saved = await deps.profile.load();
    const before = profileOf(saved).week;
    const after = { ...saved, week: rememberingBefore(before, edited) };
    const today = todayAt(deps.now);
    const orders = ordersClosedOut(await deps.orders.forDaysFrom(today), [before, edited], today);
    const farm = farmOf(profileOf(after));
    const moves = await movesOf(deps, { orders, farm }, answer);
    if (!moves.ok) return moves;
    await deps.profile.save(after);
    const words: MoveWords = answer && "moveTo" in answer ? answer : {};
    const told = await moveParts(deps, moves.value, words);
    return accept({ ...(await weekState(deps)), told });
  };
