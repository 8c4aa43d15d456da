import type { HandOverDay } from "#core/orders/order-to-hand-over.ts";
import type { PackDay } from "#core/packing/pack-day.ts";
import type { UnfitOrder } from "#core/recall/get-unfit-orders.ts";
import { HELPER_READS } from "#core/session/helper-reads.ts";
import { type Day, isDay } from "#core/shared/day.ts";
import { useRecords } from "#ui/shared/queries/use-records.ts";

const NONE: readonly UnfitOrder[] = [];

/** The farm may close within the hour: the day is asked for each minute. */
export const UNTIL_CLOSED = { refetchInterval: 60_000 } as const;

export const usePackingList = (): readonly HandOverDay[] | undefined =>
  useRecords({
    reads: [...HELPER_READS.getPackingList, "today"],
    key: ["packing list"],
    isOfDay: false,
    run: (app) => app.shop.office.getPackingList(),
    ...UNTIL_CLOSED,
  }).data;

export const usePackDay = (day: Day): PackDay | undefined =>
  useRecords({
    reads: [...HELPER_READS.getPackDay, "today"],
    key: ["pack day", day],
    isOfDay: false,
    run: (app) => app.shop.office.getPackDay(day),
    enabled: isDay(day),
    ...UNTIL_CLOSED,
  }).data;

export const useUnfitOrders = (): readonly UnfitOrder[] =>
  useRecords({
    reads: [...HELPER_READS.getUnfitOrders, "today"],
    key: ["unfit orders"],
    run: (app) => app.shop.office.getUnfitOrders(),
  }).data ?? NONE;
