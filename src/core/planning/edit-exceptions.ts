import {
  changeWeek,
  type WeekChangeRefusal,
  type WeekSaved,
  weekState,
} from "#core/planning/change-week.ts";
import { badFields, type HoursField } from "#core/planning/typed-week.ts";
import type { OrdersAnswer } from "#core/planning/week-change.ts";
import type { PlanningDeps } from "#core/planning/why-not-moved.ts";
import { lettersIn } from "#core/profile/field-fault.ts";
import { addDays } from "#core/shared/calendar.ts";
import { isDay } from "#core/shared/day.ts";
import { type Result, refuse } from "#core/shared/result.ts";
import { todayAt } from "#core/shared/today.ts";
import type { AddedDay, ClosedDays, WeekException } from "#core/week/farm-week.ts";

type ExceptionField = "first" | "last" | "reason" | "day" | HoursField;

export type ExceptionRefusal =
  | WeekChangeRefusal
  | { readonly kind: "bad-exception"; readonly field: ExceptionField }
  | { readonly kind: "too-many-exceptions" };

type Answer = Promise<Result<WeekSaved, ExceptionRefusal>>;

export type DaysToClose = Omit<ClosedDays, "kind" | "id"> & {
  readonly orders?: OrdersAnswer | undefined;
};

export type DayToAdd = Omit<AddedDay, "kind" | "id">;

export const MOST_EXCEPTIONS = 500;
export const LONGEST_SPAN = 92;
export const MOST_REASON_LETTERS = 80;

const isReason = (reason: string): boolean =>
  reason !== "" && lettersIn(reason) <= MOST_REASON_LETTERS;

const faultOfSpan = ({ first, last, reason }: DaysToClose): ExceptionField | null => {
  if (!isDay(first)) return "first";
  if (!isDay(last) || last < first || last > addDays(first, LONGEST_SPAN - 1)) return "last";
  return isReason(reason.trim()) ? null : "reason";
};

const withOneMore =
  (deps: PlanningDeps) =>
  async (more: WeekException, orders?: OrdersAnswer): Answer => {
    const { week } = await weekState(deps);
    return week.exceptions.length >= MOST_EXCEPTIONS
      ? refuse({ kind: "too-many-exceptions" })
      : changeWeek(deps)({ ...week, exceptions: [...week.exceptions, more] }, orders);
  };

export const closeDays =
  (deps: PlanningDeps) =>
  async ({ orders, ...days }: DaysToClose): Answer => {
    const field = faultOfSpan(days);
    if (field) return refuse({ kind: "bad-exception", field });
    const { newId: id } = deps;
    const reason = days.reason.trim();
    return withOneMore(deps)({ ...days, reason, kind: "closed", id }, orders);
  };

export const addDay =
  (deps: PlanningDeps) =>
  async (row: DayToAdd): Answer => {
    const isToCome = isDay(row.day) && row.day >= todayAt(deps.now);
    if (!isToCome) return refuse({ kind: "bad-exception", field: "day" });
    const [field] = badFields(row, row.method);
    if (field) return refuse({ kind: "bad-exception", field });
    return withOneMore(deps)({ ...row, kind: "added", id: deps.newId });
  };

export const removeException =
  (deps: PlanningDeps) =>
  async (id: string, orders?: OrdersAnswer): Answer => {
    const { week } = await weekState(deps);
    const exceptions = week.exceptions.filter((one) => one.id !== id);
    return changeWeek(deps)({ ...week, exceptions }, orders);
  };
