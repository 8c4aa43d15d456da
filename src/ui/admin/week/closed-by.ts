import type { DaysToClose } from "#core/planning/edit-exceptions.ts";
import type { FarmWeek } from "#core/week/farm-week.ts";

export const closedBy = (week: FarmWeek, { orders: _orders, ...days }: DaysToClose): FarmWeek => ({
  ...week,
  exceptions: [...week.exceptions, { ...days, kind: "closed", id: "" }],
});
