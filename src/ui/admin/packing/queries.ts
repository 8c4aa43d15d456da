import type { DisputedOrder } from "#core/orders/get-disputed-orders.ts";
import type { HandOverDay } from "#core/orders/order-to-hand-over.ts";
import type { PackDay } from "#core/packing/pack-day.ts";
import type { UnfitOrder } from "#core/recall/get-unfit-orders.ts";
import { HELPER_READS } from "#core/session/helper-reads.ts";
import { type Day, isDay } from "#core/shared/day.ts";
import { useRecords } from "#ui/shared/queries/use-records.ts";

const NONE: readonly UnfitOrder[] = [];
const NO_DISPUTES: readonly DisputedOrder[] = [];

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

export const useDisputedOrders = (): readonly DisputedOrder[] =>
  useRecords({
    reads: HELPER_READS.getDisputedOrders,
    key: ["disputed orders"],
    run: (app) => app.shop.office.getDisputedOrders(),
  }).data ?? NO_DISPUTES;

export const useUnfitOrders = (): readonly UnfitOrder[] =>
  useRecords({
    reads: [...HELPER_READS.getUnfitOrders, "today"],
    key: ["unfit orders"],
    run: (app) => app.shop.office.getUnfitOrders(),
  }).data ?? NONE;
