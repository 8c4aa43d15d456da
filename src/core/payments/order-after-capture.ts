import type { Farm } from "#core/farm.ts";
import type { Inventory } from "#core/inventory/inventory.ts";
import { putEggsBack, takeEggs } from "#core/inventory/stock.ts";
import type { Outgoing } from "#core/messages/message.ts";
import { packsOf, shortOf } from "#core/orders/eggs-of-order.ts";
import type { Order } from "#core/orders/order.ts";
import { hasLogged, logged } from "#core/orders/order-log.ts";
import { statusAfter } from "#core/orders/order-status.ts";
import {
  attentionMessages,
  deniedMessages,
  paidMessages,
  refundedMessages,
} from "#core/orders/outgoing-messages.ts";
import type { Agreement } from "#core/payments/agreement.ts";
import type { Capture, CaptureState } from "#core/payments/payment.ts";
import { paidOrder, withCapture } from "#core/payments/place-order.ts";

interface Case {
  readonly order: Order;
  readonly stock: Inventory;
  readonly messages: readonly Outgoing[];
}

interface News {
  readonly capture: Capture;
  readonly agreement: Agreement | null;
  readonly isPuttingBack: boolean;
  readonly now: string;
  readonly farm: Farm;
  readonly publicUrl: string;
}

type Step = (before: Case, news: News) => Case;

const isAwaiting = ({ status }: Order): boolean => status === "Awaiting payment";

/** The eggs leave with the money, however few are counted. */
const paid: Step = (before, { agreement, capture, now, farm, publicUrl }) => {
  const status = statusAfter(before.order.status, "pay");
  if (status === null) return before;
  const order = paidOrder(before.order, agreement, capture, before.stock, now, farm);
  const isWell = order.status === "Pending" && status === "Pending";
  const settled: Order = isWell ? order : { ...order, status: "Needs attention" };
  return {
    order: settled,
    stock: takeEggs(before.stock, packsOf(order)),
    messages: [
      ...before.messages,
      ...paidMessages(settled, now, farm, publicUrl),
      ...(isWell ? [] : attentionMessages(settled, farm)),
    ],
  };
};

const checked: Step = (before, { now }) =>
  isAwaiting(before.order) && !hasLogged(before.order, "checked")
    ? { ...before, order: logged(before.order, now, { kind: "checked" }) }
    : before;

const denied: Step = (before, { now, farm }) => {
  const status = statusAfter(before.order.status, "deny");
  if (status === null) return before;
  const order = logged({ ...before.order, status }, now, { kind: "denied" });
  return { ...before, order, messages: [...before.messages, ...deniedMessages(order, farm)] };
};

const refunded: Step = (before, { capture, isPuttingBack, now, farm }) => {
  const status = statusAfter(before.order.status, "refund");
  if (status === null) return before;
  const known = withCapture({ ...before.order, status }, capture);
  const order = logged(known, now, { kind: "refunded" });
  const back = {
    ...before,
    order,
    messages: [...before.messages, ...refundedMessages(order, farm)],
  };
  // Eggs of an order that waited for its money never left.
  if (!isPuttingBack || isAwaiting(before.order)) return back;
  return {
    ...back,
    order: logged(order, now, { kind: "put-back" }),
    stock: putEggsBack(before.stock, packsOf(order), shortOf(order)),
  };
};

const disputed =
  (kind: "partly-refunded" | "reversed"): Step =>
  (before, news) => {
    const known = isAwaiting(before.order) ? paid(before, news) : before;
    const status = statusAfter(known.order.status, "dispute");
    if (status === null || hasLogged(known.order, kind)) return known;
    const changed = withCapture({ ...known.order, status }, news.capture);
    const order = logged(changed, news.now, { kind });
    return {
      ...known,
      order,
      messages: [...known.messages, ...attentionMessages(order, news.farm)],
    };
  };

const STEPS: Readonly<Record<CaptureState, Step>> = {
  completed: paid,
  pending: checked,
  denied,
  refunded,
  "partly-refunded": disputed("partly-refunded"),
  reversed: disputed("reversed"),
};

/** What news of its money make of an order. The same news a second time change nothing. */
export const afterNews: Step = (before, news) => STEPS[news.capture.state](before, news);
