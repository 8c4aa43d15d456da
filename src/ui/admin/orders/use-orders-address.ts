import { ADMIN_ROUTES } from "#core/admin-routes.ts";
import type { StatusFilter } from "#core/orders/order-search.ts";
import { type Day, isDay } from "#core/shared/day.ts";
import { useGuardedLocation, useGuardedSearch } from "#ui/shared/navigation/location-context.ts";

export interface OrdersView {
  readonly search: string;
  readonly status: StatusFilter;
  /** Empty for any. */
  readonly day: Day;
  readonly isOverdue: boolean;
  readonly order: string;
}

const viewIn = (search: string, filters: readonly StatusFilter[]): OrdersView => {
  const asked = new URLSearchParams(search);
  const status = asked.get("status");
  const day = asked.get("day") ?? "";
  const isOverdue = asked.get("overdue") === "1";
  return {
    search: asked.get("search") ?? "",
    status: filters.find((filter) => filter === status) ?? "All",
    day: isDay(day) && !isOverdue ? day : "",
    isOverdue,
    order: asked.get("order") ?? "",
  };
};

const addressOf = ({ search, status, day, isOverdue, order }: OrdersView): string => {
  const said = new URLSearchParams();
  if (search !== "") said.set("search", search);
  if (status !== "All") said.set("status", status);
  if (day !== "") said.set("day", day);
  if (isOverdue) said.set("overdue", "1");
  if (order !== "") said.set("order", order);
  return said.size > 0 ? `${ADMIN_ROUTES.orders}?${said}` : ADMIN_ROUTES.orders;
};

/** The view is in the address: Back and a reload show it again. */
export const useOrdersAddress = (
  filters: readonly StatusFilter[],
): readonly [OrdersView, (change: Partial<OrdersView>) => void] => {
  const location = useGuardedLocation();
  const view = viewIn(useGuardedSearch(), filters);
  const change = (part: Partial<OrdersView>): void =>
    location.navigate(addressOf({ ...viewIn(location.search(), filters), ...part }), {
      replace: true,
      keepsPage: true,
      state: location.note(),
    });
  return [view, change];
};
