import {
  changeWeek,
  type WeekChangeRefusal,
  type WeekSaved,
  type WeekState,
  weekState,
} from "#core/planning/change-week.ts";
import { type BadRow, badRows } from "#core/planning/typed-week.ts";
import type { OrdersAnswer } from "#core/planning/week-change.ts";
import {
  type EditedWeek,
  type WeekFields,
  weekFields,
  weekOf,
} from "#core/planning/week-fields.ts";
import type { PlanningDeps } from "#core/planning/why-not-moved.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";
import { type MadeFrom, type Overtaken, threeWayMerge } from "#core/shared/three-way-merge.ts";
import { type FarmWeek, MOST_AHEAD } from "#core/week/farm-week.ts";
import { areaFault } from "#core/week/typed-area.ts";

export interface WeekEdit extends EditedWeek, MadeFrom<EditedWeek> {
  readonly orders?: OrdersAnswer | undefined;
}

export interface WeekChanged extends Omit<Overtaken<WeekFields>, "stored"> {
  readonly kind: "week-changed";
  readonly stored: FarmWeek;
}

type FaultyWeek =
  | { readonly kind: "bad-week"; readonly rows: readonly BadRow[] }
  | { readonly kind: "bad-area" };

export type SaveWeekRefusal = WeekChangeRefusal | WeekChanged | FaultyWeek;

const isHorizon = (days: number): boolean =>
  Number.isInteger(days) && days >= 1 && days <= MOST_AHEAD;

const faultOf = ({ week, area, horizon }: EditedWeek): FaultyWeek | null => {
  const rows = badRows(week);
  if (rows.length > 0 || !isHorizon(horizon)) return { kind: "bad-week", rows };
  return areaFault(area) ? { kind: "bad-area" } : null;
};

const mergedWith = (
  { version: now, week: stored }: WeekState,
  { version, seen }: MadeFrom<EditedWeek>,
  edited: EditedWeek,
): Result<FarmWeek, WeekChanged> => {
  const mine = { ...stored, ...edited };
  if (version === now) return accept(mine);
  const { merged, conflicts } = threeWayMerge(
    seen && weekFields(seen),
    weekFields(mine),
    weekFields(stored),
  );
  return conflicts.length > 0
    ? refuse({ kind: "week-changed", version: now, stored, conflicts })
    : accept({ ...stored, ...weekOf(merged) });
};

export const saveWeek =
  (deps: PlanningDeps) =>
  async ({
    version,
    seen,
    orders,
    ...edited
  }: WeekEdit): Promise<Result<WeekSaved, SaveWeekRefusal>> => {
    const fault = faultOf(edited);
    if (fault) return refuse(fault);
    const merged = mergedWith(await weekState(deps), { version, seen }, edited);
    if (!merged.ok) return merged;
    const faultOfBoth = faultOf(merged.value);
    return faultOfBoth ? refuse(faultOfBoth) : changeWeek(deps)(merged.value, orders);
  };
