import type { App } from "#core/app.ts";
import type { UnfitOrder } from "#core/egg-book/get-unfit-orders.ts";
import { shortId } from "#core/orders/order.ts";
import type { HandOverDay } from "#core/orders/order-to-hand-over.ts";
import { statusBack } from "#core/orders/owners-choice.ts";
import type { StatusChange } from "#core/orders/set-order-status.ts";
import type { PackDay } from "#core/packing/pack-day.ts";
import { HELPER_READS } from "#core/session/helper-reads.ts";
import { type Day, isDay } from "#core/shared/day.ts";
import { MARK_ORDER, MARKING } from "#ui/admin/orders/queries.ts";
import { useUnderWay } from "#ui/admin/waiting/under-way.tsx";
import { undo } from "#ui/shared/notices/undo.ts";
import { useCommand } from "#ui/shared/queries/use-command.ts";
import { useRecords } from "#ui/shared/queries/use-records.ts";
import { useSend } from "#ui/shared/queries/use-send.ts";
import { useSetting } from "#ui/shared/setting.ts";

const NONE: readonly UnfitOrder[] = [];

/** The farm closes within a day. */
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
    // Its page stays through midnight, and what is chosen on it.
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

interface HandOver extends StatusChange {
  readonly before: string;
}

export const useHandOver = () => {
  const mark = useSend(MARK_ORDER);
  const { isShared } = useSetting();
  return useCommand({
    ...MARK_ORDER,
    run: (app: App, { id, status, laid }: HandOver) => MARK_ORDER.run(app, { id, status, laid }),
    success: (nothing: null, { id, status, before }: HandOver) => {
      const back = statusBack(before, status, isShared);
      return {
        ...MARK_ORDER.success(nothing, { id, status }),
        // Names the order, since several are ticked one after another.
        text: `Order ${shortId({ id })} has been marked as ${status}.`,
        ...(back && undo(() => mark({ id, status: back }))),
      };
    },
  });
};

export const useHandedOver = (): ReadonlySet<string> => {
  const changes = useUnderWay<StatusChange>(MARKING);
  return new Set(changes.filter(({ status }) => status === "Completed").map(({ id }) => id));
};
