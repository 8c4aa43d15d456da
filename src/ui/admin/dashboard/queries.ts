import type { FlockOverview } from "#core/dashboard/get-flock-overview.ts";
import type { OrderOverview } from "#core/dashboard/order-overview.ts";
import type { Day } from "#core/shared/day.ts";
import { UNTIL_CLOSED } from "#ui/admin/packing/queries.ts";
import { type Records, useRecords } from "#ui/shared/queries/use-records.ts";
import { useSetting } from "#ui/shared/setting.ts";

const ORDER_OVERVIEW: Records<OrderOverview> = {
  reads: ["orders", "profile", "week", "today"],
  key: ["order overview"],
  run: (app) => app.shop.office.getOrderOverview(),
};

export const useOrderOverview = (): OrderOverview | undefined =>
  useRecords({ ...ORDER_OVERVIEW, ...UNTIL_CLOSED }).data;

export const usePendingCount = (isAsked: boolean): number =>
  useRecords({ ...ORDER_OVERVIEW, enabled: isAsked, throwOnError: false }).data?.pending.length ??
  0;

const ATTENTION = { text: "", status: "Needs attention", after: null } as const;

/** In one browser no order needs it: undefined until it is known. */
export const useAttentionCount = (): number | undefined => {
  const { isShared } = useSetting();
  const { data } = useRecords({
    reads: ["orders"],
    key: ["orders", "attention"],
    run: async (app) => (await app.shop.office.listOrders(ATTENTION)).total,
    enabled: isShared,
    throwOnError: false,
  });
  return isShared ? data : 0;
};

export const useFlockOverview = (): FlockOverview | undefined =>
  useRecords({
    reads: ["flocks", "prices", "today"],
    key: ["flock overview"],
    run: (app) => app.shop.office.getFlockOverview(),
  }).data;

export const useRecordsSince = (isAsked: boolean): Day | null | undefined =>
  useRecords({
    reads: ["orders", "flocks"],
    key: ["records since"],
    run: (app) => app.shop.office.getRecordsSince(),
    enabled: isAsked,
  }).data;
