import type { Order } from "#core/orders/order.ts";
import type { StatusFilter } from "#core/orders/order-search.ts";
import type { PackingDay } from "#core/orders/packing-list.ts";
import type { RefundRefusal } from "#core/orders/refund-order.ts";
import type { StatusChange, StatusRefusal } from "#core/orders/set-order-status.ts";
import type { Topic } from "#ports/change-feed.ts";
import { useApp } from "#ui/shared/app-context.ts";
import { formatGbp } from "#ui/shared/money.ts";
import type { Notice } from "#ui/shared/notices/notices.ts";
import { everyPage } from "#ui/shared/queries/every-page.ts";
import { useCommand } from "#ui/shared/queries/use-command.ts";
import { type Paged, usePages } from "#ui/shared/queries/use-pages.ts";
import { useRecords } from "#ui/shared/queries/use-records.ts";

const TOPIC: Topic = "orders";

const ORDER_GONE: Notice = {
  title: "Order Not Found",
  text: "This order is no longer kept.",
  tone: "destructive",
};

const REFUSALS: Record<StatusRefusal["kind"], Notice> = {
  "order-gone": ORDER_GONE,
  "status-not-possible": {
    title: "Status Not Changed",
    text: "Something else has become of this order meanwhile. Please look at it again.",
    tone: "destructive",
  },
};

const REFUND_REFUSALS: Record<RefundRefusal["kind"], Notice> = {
  "order-gone": ORDER_GONE,
  "not-refundable": {
    title: "Not Refundable",
    text: "There is no money of this order that could be paid back. Please look at it again.",
    tone: "destructive",
  },
  "refund-refused": {
    title: "Refund Failed",
    text: "PayPal refused the refund. Please look at PayPal.",
    tone: "destructive",
  },
  "refund-under-way": {
    title: "Refund Under Way",
    text: "PayPal has not answered yet. The shop keeps asking.",
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

export interface RefundOfOrder {
  readonly order: Order;
  readonly isPuttingBack: boolean;
}

/** Pays an order back: the eggs may go back into stock, and its customer is written to. */
export const useRefundOrder = () =>
  useCommand({
    topic: TOPIC,
    touches: [TOPIC, "inventory", "messages"],
    run: (app, { order, isPuttingBack }: RefundOfOrder) =>
      app.shop.office.refundOrder({ id: order.id, isPuttingBack }),
    success: (_nothing, { order: { paymentMethod, total } }) => ({
      title: "Refunded",
      text:
        paymentMethod === "practice"
          ? `The practice payment of ${formatGbp(total)} is undone.`
          : `PayPal has paid ${formatGbp(total)} back.`,
      tone: "good",
    }),
    refusals: REFUND_REFUSALS,
  });

/** The orders of an email; none is looked for while it is empty. */
export const useOrdersOf = (email: string) =>
  useRecords({
    reads: [TOPIC],
    key: [TOPIC, "of", email],
    run: (app) => app.shop.counter.findOrders(email),
    enabled: email !== "",
  });
