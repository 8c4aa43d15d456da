import type { Order } from "#core/orders/order.ts";
import type { PackingDay } from "#core/orders/packing-list.ts";
import type { StatusRefusal } from "#core/orders/set-order-status.ts";
import type { Topic } from "#ports/change-feed.ts";
import { useApp } from "#ui/shared/app-context.ts";
import type { Notice } from "#ui/shared/notices/notices.ts";
import { useCommand } from "#ui/shared/queries/use-command.ts";
import { useRecords } from "#ui/shared/queries/use-records.ts";

const TOPIC: Topic = "orders";

const REFUSALS: Record<StatusRefusal["kind"], Notice> = {
  "order-gone": {
    title: "Order Not Found",
    text: "This order is no longer kept in this browser.",
    tone: "destructive",
  },
};

/** Every order, newest first, or undefined while they load. */
export const useOrders = (): readonly Order[] | undefined =>
  useRecords({ reads: [TOPIC], key: [TOPIC], run: (app) => app.listOrders() }).data;

export const usePackingList = (): readonly PackingDay[] | undefined =>
  useRecords({
    reads: [TOPIC, "today"],
    key: ["packing list"],
    run: (app) => app.getPackingList(),
  }).data;

export const useSetOrderStatus = () => {
  const app = useApp();
  return useCommand({
    topic: TOPIC,
    run: app.setOrderStatus,
    success: (_nothing, { status }) => ({
      title: "Success!",
      text: `The order has been marked as ${status}.`,
      tone: "good",
    }),
    refusals: REFUSALS,
  });
};

/** The orders of an email; none is looked for while it is empty. */
export const useOrdersOf = (email: string) =>
  useRecords({
    reads: [TOPIC],
    key: [TOPIC, "of", email],
    run: (app) => app.findOrders(email),
    enabled: email !== "",
  });
