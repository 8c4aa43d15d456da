import { ADMIN_ROUTES } from "#core/admin-routes.ts";
import { usePendingCount } from "#ui/admin/dashboard/queries.ts";
import { useIsSettled } from "#ui/admin/layout/use-is-settled.ts";
import { useIsHelper } from "#ui/admin/login/session-queries.ts";
import { useUnreadCount } from "#ui/admin/messages/queries.ts";

export interface PlaceCount {
  readonly count: number;
  readonly unit: string;
}

/** What waits, by the place where it does. */
export const usePlaceCounts = (): Readonly<Record<string, PlaceCount>> => {
  const isSettled = useIsSettled();
  const isHelper = useIsHelper();
  return {
    [ADMIN_ROUTES.orders]: { count: usePendingCount(isSettled && !isHelper), unit: "pending" },
    [ADMIN_ROUTES.messages]: { count: useUnreadCount(), unit: "unread" },
  };
};
