import type { FlockOverview } from "#core/dashboard/get-flock-overview.ts";
import type { OrderOverview } from "#core/dashboard/order-overview.ts";
import type { Day } from "#core/shared/day.ts";
import { UNTIL_CLOSED } from "#ui/admin/packing/queries.ts";
import { useRecords } from "#ui/shared/queries/use-records.ts";

export const useOrderOverview = (): OrderOverview | undefined =>
  useRecords({
    reads: ["orders", "profile", "week", "today"],
    key: ["order overview"],
    run: (app) => app.shop.office.getOrderOverview(),
    ...UNTIL_CLOSED,
  }).data;

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
