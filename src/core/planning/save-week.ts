import type { Marker } from "#core/orders/mark-order.ts";
import {
  changeWeek,
  type WeekChangeRefusal,
  type WeekSaved,
  type WeekState,
  weekState,
} from "#core/planning/change-week.ts";
import { type BadRow, badRows } from "#core/planning/typed-week.ts";
import type { OrdersAnswer } from "#core/planning/week-change.ts";
import type { PlanningDeps } from "#core/planning/why-not-moved.ts";
import { type Result, refuse } from "#core/shared/result.ts";
import type { Version } from "#core/shared/version.ts";
import { type FarmWeek, MOST_AHEAD } from "#core/week/farm-week.ts";
import { areaFault } from "#core/week/typed-area.ts";

export interface WeekEdit extends Pick<FarmWeek, "week" | "area" | "horizon" | "customersMay"> {
  /** Optimistic locking: the version that the edit was made from. */
  readonly version: Version;
  readonly orders?: OrdersAnswer | undefined;
}

export type SaveWeekRefusal =
  | WeekChangeRefusal
  | ({ readonly kind: "week-changed" } & WeekState)
  | { readonly kind: "bad-week"; readonly rows: readonly BadRow[] }
  | { readonly kind: "bad-area" };

const isHorizon = (days: number): boolean =>
  Number.isInteger(days) && days >= 1 && days <= MOST_AHEAD;

export const saveWeek =
  (marker: Marker) =>
  (deps: PlanningDeps) =>
  async ({ version, orders, ...edited }: WeekEdit): Promise<Result<WeekSaved, SaveWeekRefusal>> => {
    const rows = badRows(edited.week);
    if (rows.length > 0 || !isHorizon(edited.horizon)) return refuse({ kind: "bad-week", rows });
    if (areaFault(edited.area)) return refuse({ kind: "bad-area" });
    const before = await weekState(deps);
    if (before.version !== version) return refuse({ kind: "week-changed", ...before });
    return changeWeek(marker, deps)({ ...before.week, ...edited }, orders);
  };
