import * as v from "valibot";
import {
  ADay,
  list,
  MayBe,
  MoveWords,
  pairs,
  text,
  WeekMethod,
  Whole,
  Words,
} from "#adapters/http/schemas.ts";
import { DELIVERY_METHODS } from "#core/shared/delivery-method.ts";
import { WEEKDAYS } from "#core/shared/week.ts";

const Weekday = v.picklist(WEEKDAYS.map(([weekday]) => weekday));

const Cap = v.nullable(Whole);

const Hours = {
  from: text(5),
  to: text(5),
  cutOffDays: Whole,
  cutOffTime: text(5),
  orders: Cap,
  eggs: Cap,
};

const OrdersAnswer = v.union([
  v.object({ leave: v.literal(true) }),
  v.object({ moveTo: ADay, anyway: MayBe, ...MoveWords }),
]);

export const OptionalAnswer = v.optional(OrdersAnswer);

const EditedWeek = {
  week: pairs(
    v.object({ weekday: Weekday, method: WeekMethod, ...Hours }),
    14,
    ({ weekday, method }) => `${weekday} ${method}`,
  ),
  area: list(text(20), 1_000),
  horizon: Whole,
  // A page of an earlier version knows none.
  customersMay: v.exactOptional(v.object({ changeDay: v.boolean(), cancel: v.boolean() })),
};

export const WeekEdit = v.object({
  ...EditedWeek,
  version: Words,
  seen: v.optional(v.object(EditedWeek)),
  orders: OptionalAnswer,
});

export const DaysToClose = v.object({
  first: text(10),
  last: text(10),
  method: v.picklist([...DELIVERY_METHODS, "both"]),
  reason: text(500),
  orders: OptionalAnswer,
});

export const DayToAdd = v.object({ day: text(10), method: WeekMethod, ...Hours });
