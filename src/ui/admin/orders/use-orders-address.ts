import { ADMIN_ROUTES } from "#core/admin-routes.ts";
import type { StatusFilter } from "#core/orders/order-search.ts";
import { useGuardedLocation, useGuardedSearch } from "#ui/shared/navigation/location-context.ts";

interface OrdersView {
  readonly search: string;
  readonly status: StatusFilter;
  readonly order: string;
}

const viewIn = (search: string, filters: readonly StatusFilter[]): OrdersView => {
  const asked = new URLSearchParams(search);
  const status = asked.get("status");
  return {
    search: asked.get("search") ?? "",
    status: filters.find((filter) => filter === status) ?? "All",
    order: asked.get("order") ?? "",
  };
};

const addressOf = ({ search, status, order }: OrdersView): string => {
  const said = new URLSearchParams();
  if (search !== "") said.set("search", search);
  if (status !== "All") said.set("status", status);
  if (order !== "") said.set("order", order);
  return said.size > 0 ? `${ADMIN_ROUTES.orders}?${said}` : ADMIN_ROUTES.orders;
};

/** The view is in the address: Back and a reload show it again. Typing replaces the history entry. */
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
