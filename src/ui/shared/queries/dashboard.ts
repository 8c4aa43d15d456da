import { useQuery } from "@tanstack/react-query";
import type { FlockOverview } from "#core/dashboard/get-flock-overview.ts";
import type { OrderOverview } from "#core/dashboard/order-overview.ts";
import type { Day } from "#core/shared/day.ts";
import type { Topic } from "#ports/change-feed.ts";
import { useApp } from "#ui/shared/app-context.ts";
import { usePrices } from "#ui/shared/queries/prices.ts";

const ORDERS: Topic = "orders";
const FLOCKS: Topic = "flockData";

export const useOrderOverview = (): OrderOverview | undefined => {
  const app = useApp();
  return useQuery({ queryKey: [ORDERS, "overview"], queryFn: () => app.getOrderOverview() }).data;
};

/** Follows the prices too. */
export const useFlockOverview = (): FlockOverview | undefined => {
  const app = useApp();
  const { dataUpdatedAt } = usePrices();
  return useQuery({
    queryKey: [FLOCKS, "overview", dataUpdatedAt],
    queryFn: () => app.getFlockOverview(),
  }).data;
};

/** The day of the oldest record, or nothing while that loads or there is none. */
export const useRecordsSince = (): Day | null | undefined => {
  const app = useApp();
  return useQuery({ queryKey: [ORDERS, "since"], queryFn: () => app.getRecordsSince() }).data;
};
