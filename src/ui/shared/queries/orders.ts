import type { Order } from "#core/orders/order.ts";
import type { StatusFilter } from "#core/orders/order-search.ts";
import type { PackingDay } from "#core/orders/packing-list.ts";
import type { StatusChange, StatusRefusal } from "#core/orders/set-order-status.ts";
import type { Topic } from "#ports/change-feed.ts";
import { useApp } from "#ui/shared/app-context.ts";
import type { Notice } from "#ui/shared/notices/notices.ts";
import { everyPage } from "#ui/shared/queries/every-page.ts";
import { useCommand } from "#ui/shared/queries/use-command.ts";
import { type Paged, usePages } from "#ui/shared/queries/use-pages.ts";
import { useRecords } from "#ui/shared/queries/use-records.ts";

const TOPIC: Topic = "orders";

const REFUSALS: Record<StatusRefusal["kind"], Notice> = {
  "order-gone": {
    title: "Order Not Found",
    text: "This order is no longer kept.",
    tone: "destructive",
  },
};

export interface OrderQuestion {
  readonly text: string;
  readonly status: StatusFilter;
}

/** The orders that are asked for, newest first, or undefined while they load. */
export const useOrders = ({ text, status }: OrderQuestion): Paged<Order> | undefined =>
  usePages({
    reads: [TOPIC],
    key: [TOPIC, text, status],
    run: (app, after) => app.shop.office.listOrders({ text, status, after }),
  });

/** Every order that is asked for, page by page. */
export const useAllOrders = () => {
  const app = useApp();
  return (question: OrderQuestion): Promise<readonly Order[]> =>
    everyPage((after) => app.shop.office.listOrders({ ...question, after }));
};

export const usePackingList = (): readonly PackingDay[] | undefined =>
  useRecords({
    reads: [TOPIC, "today"],
    key: ["packing list"],
    run: (app) => app.shop.office.getPackingList(),
  }).data;

export const useSetOrderStatus = () =>
  useCommand({
    topic: TOPIC,
    run: (app, change: StatusChange) => app.shop.office.setOrderStatus(change),
    success: (_nothing, { status }) => ({
      title: "Success!",
      text: `The order has been marked as ${status}.`,
      tone: "good",
    }),
    refusals: REFUSALS,
  });

/** The orders of an email; none is looked for while it is empty. */
export const useOrdersOf = (email: string) =>
  useRecords({
    reads: [TOPIC],
    key: [TOPIC, "of", email],
    run: (app) => app.shop.counter.findOrders(email),
    enabled: email !== "",
  });
