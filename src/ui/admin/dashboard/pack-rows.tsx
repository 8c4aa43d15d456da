import { adminPaths } from "#core/admin-routes.ts";
import type { Farm } from "#core/farm.ts";
import type { HandOverDay } from "#core/orders/order-to-hand-over.ts";
import { isPending } from "#core/orders/status-sets.ts";
import { addDays, writtenDay } from "#core/shared/calendar.ts";
import type { Day } from "#core/shared/day.ts";
import type { DeliveryMethod } from "#core/shared/delivery-method.ts";
import { hoursOn } from "#core/week/hours-on.ts";
import { eggsInWords } from "#ui/admin/counting/count-words.ts";
import { LinkRow, type TodayRows } from "#ui/admin/dashboard/today-row.tsx";
import { usePackingList } from "#ui/admin/packing/queries.ts";
import { useFarm } from "#ui/shared/queries/farm.ts";
import { useToday } from "#ui/shared/queries/use-records.ts";

/** The key of what needs nothing more today. */
export const TOMORROW = "tomorrow";

const parcelsOf = ({ deliveries, collections }: HandOverDay) => [...deliveries, ...collections];

/** An order with two methods has two parcels. */
const ordersToPack = (day: HandOverDay): number =>
  new Set(
    parcelsOf(day)
      .filter(({ order }) => isPending(order))
      .map(({ order }, at) => order.id || at),
  ).size;

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? "" : "s"}`;

const nearDay = (day: Day, today: Day): string => {
  const near = { [today]: "Today, ", [addDays(today, 1)]: "Tomorrow, " }[day] ?? "";
  return `${near}${writtenDay(day)}`;
};

const parts = (day: HandOverDay, { calendar }: Farm): string => {
  const some = (count: number, one: string, method: DeliveryMethod): string => {
    const from = hoursOn(calendar, day.day, method)?.hours.from.replace(/^0/, "");
    return count === 0 ? "" : `${counted(count, one)}${from ? ` from ${from}` : ""}`;
  };
  return [
    some(day.deliveries.length, "stop", "delivery"),
    some(day.collections.length, "collection", "collection"),
  ]
    .filter(Boolean)
    .join(", ");
};

const useDaysAhead = (): readonly HandOverDay[] | undefined =>
  usePackingList()?.filter(({ isOverdue }) => !isOverdue);

/** What is to pack next, and what leaves today or tomorrow once that is packed. */
export const usePackRows = (): TodayRows => {
  const ahead = useDaysAhead();
  const today = useToday();
  const farm = useFarm();
  if (!ahead) return undefined;
  const leaving = ahead.find((day) => parcelsOf(day).length > 0);
  const next = ahead.find((day) => ordersToPack(day) > 0);
  const isPacked = leaving && leaving !== next && leaving.day <= addDays(today, 1);
  return [
    ...(isPacked
      ? [
          <LinkRow
            key={leaving.day === today ? "leaving" : TOMORROW}
            shape="day"
            to={adminPaths.packDay(leaving.day)}
            title={`${nearDay(leaving.day, today)}:`}
            more={parts(leaving, farm)}
          />,
        ]
      : []),
    ...(next
      ? [
          <LinkRow
            key="pack"
            shape="pack"
            to={adminPaths.packDay(next.day)}
            title={`Pack for ${writtenDay(next.day)}`}
            more={`${counted(ordersToPack(next), "order")}, ${eggsInWords(next.toPack.eggs)}`}
          />,
        ]
      : []),
  ];
};

/** Stands where nothing is to do. */
export const useAllDone = (): TodayRows => {
  const ahead = useDaysAhead();
  const today = useToday();
  const farm = useFarm();
  const next = ahead?.find(({ day }) => day > today);
  if (!next) return ahead && [];
  return [
    <LinkRow
      key="done"
      shape="done"
      tone="good"
      to={adminPaths.packDay(next.day)}
      title="All done for today."
      more={`${nearDay(next.day, today)}: ${parts(next, farm) || "nothing is ordered yet"}`}
    />,
  ];
};
