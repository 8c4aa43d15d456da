import { ADMIN_ROUTES } from "#core/admin-routes.ts";
import { writtenDay } from "#core/shared/calendar.ts";
import { useAttentionCount, useOrderOverview } from "#ui/admin/dashboard/queries.ts";
import { LinkRow, type TodayRows } from "#ui/admin/dashboard/today-row.tsx";

const are = (count: number, one: string, many: string): string =>
  count === 1 ? `1 order ${one}` : `${count} orders ${many}`;

export const useOverdue = (): TodayRows => {
  const pending = useOrderOverview()?.pending;
  if (!pending) return undefined;
  const overdue = pending.filter(({ isOverdue }) => isOverdue);
  const [oldest] = overdue;
  if (!oldest) return [];
  return [
    <LinkRow
      key="overdue"
      shape="late"
      tone="bad"
      to={`${ADMIN_ROUTES.orders}?overdue=1`}
      title={are(overdue.length, "is overdue", "are overdue")}
      more={`${overdue.length === 1 ? "It is" : "The oldest is"} for ${writtenDay(oldest.day)}`}
    />,
  ];
};

export const useAttention = (): TodayRows => {
  const count = useAttentionCount();
  if (!count) return count === 0 ? [] : undefined;
  return [
    <LinkRow
      key="attention"
      shape="alert"
      tone="bad"
      to={`${ADMIN_ROUTES.orders}?status=Needs+attention`}
      title={are(count, "needs attention", "need attention")}
    />,
  ];
};
