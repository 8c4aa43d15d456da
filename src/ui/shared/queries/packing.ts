import { useMemo } from "react";
import { shortId } from "#core/orders/order.ts";
import type { PackingDay } from "#core/orders/packing-list.ts";
import type { StatusChange } from "#core/orders/set-order-status.ts";
import { undo } from "#ui/shared/notices/undo.ts";
import { MARK_ORDER, MARKING } from "#ui/shared/queries/orders.ts";
import { useRecords } from "#ui/shared/queries/use-records.ts";
import { useSend } from "#ui/shared/queries/use-send.ts";
import { useUnderWay } from "#ui/shared/queries/use-under-way.ts";

/** The farm closes in the middle of a day. */
export const UNTIL_CLOSED = { refetchInterval: 60_000 } as const;

export const usePackingList = (): readonly PackingDay[] | undefined =>
  useRecords({
    reads: ["orders", "today"],
    key: ["packing list"],
    run: (app) => app.shop.office.getPackingList(),
    ...UNTIL_CLOSED,
  }).data;

/** Marks an order as Completed, and offers the way back. */
export const useHandOver = (): ((id: string) => void) => {
  const mark = useSend(MARK_ORDER);
  const complete = useMemo(
    () => ({
      ...MARK_ORDER,
      success: (nothing: null, change: StatusChange) => ({
        ...MARK_ORDER.success(nothing, change),
        // Several are ticked one after another.
        text: `Order ${shortId(change)} has been marked as ${change.status}.`,
        ...undo(() => mark({ id: change.id, status: "Pending" })),
      }),
    }),
    [mark],
  );
  const send = useSend(complete);
  return (id) => send({ id, status: "Completed" });
};

/** The orders that are being marked as Completed. */
export const useHandedOver = (): ReadonlySet<string> => {
  const changes = useUnderWay<StatusChange>(MARKING);
  return new Set(changes.filter(({ status }) => status === "Completed").map(({ id }) => id));
};
