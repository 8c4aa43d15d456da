import type { ComingDay } from "#core/days/owners-days.ts";
import type { WeekState } from "#core/planning/change-week.ts";
import type { ClosedDays, FarmWeek, WeekException } from "#core/week/farm-week.ts";
import { hoursOn } from "#core/week/hours-on.ts";
import { useAddDay, useRemoveException } from "#ui/admin/week/queries.ts";

const isClosing = (one: WeekException, { day, method }: ComingDay): one is ClosedDays =>
  one.kind === "closed" &&
  one.first <= day &&
  day <= one.last &&
  (one.method === "both" || one.method === method);

const ownClosing = ({ exceptions }: FarmWeek, coming: ComingDay): readonly ClosedDays[] => {
  const last = exceptions.findLast((one): one is ClosedDays => isClosing(one, coming));
  return last && last.first === last.last ? [last] : [];
};

/** A day within a longer closed span gets a row of its own, so that the others stay closed. */
export const useOpenAgain = ({ week }: WeekState) => {
  const remove = useRemoveException();
  const add = useAddDay();
  const addFrom = ({ day, method }: ComingDay): void => {
    const hours = hoursOn(week, day, method)?.hours;
    if (!hours) return;
    const { from, to, cutOffDays, cutOffTime, orders, eggs } = hours;
    add.mutate({ day, method, from, to, cutOffDays, cutOffTime, orders, eggs });
  };
  return (methods: readonly ComingDay[]): void => {
    const closed = methods.filter(({ state }) => state === "closed");
    for (const exception of new Set(closed.flatMap((coming) => ownClosing(week, coming))))
      remove.mutate({ exception });
    for (const coming of closed) if (ownClosing(week, coming).length === 0) addFrom(coming);
  };
};
