import { putEggsBack } from "#core/inventory/stock.ts";
import { packsOf, shortOf } from "#core/orders/eggs-of-order.ts";
import { logged } from "#core/orders/order-log.ts";
import { statusAfter } from "#core/orders/order-status.ts";
import { attentionMessages, refundedMessages } from "#core/orders/outgoing-messages.ts";
import { checked, denied, paid } from "#core/payments/money-comes.ts";
import { isAwaiting, type Step, wasTold } from "#core/payments/order-case.ts";
import type { CaptureState } from "#core/payments/payment.ts";
import { withCapture } from "#core/payments/place-order.ts";

/** The money went back. Eggs of an order that was never packed may go back too. */
const refunded: Step = (before, { capture, isPuttingBack, now }) => {
  const status = statusAfter(before.order.status, "refund");
  if (status === null) return before;
  const known = withCapture({ ...before.order, status }, capture);
  const order = logged(known, now, { kind: "refunded" });
  const back = { ...before, order, messages: [...before.messages, ...refundedMessages(order)] };
  return isPuttingBack && !isAwaiting(before.order)
    ? {
        ...back,
        order: logged(order, now, { kind: "put-back" }),
        shelf: putEggsBack(before.shelf, packsOf(order), shortOf(order)),
      }
    : back;
};

/** Some of the money has left again: told once. */
const disputed =
  (kind: "partly-refunded" | "reversed"): Step =>
  (before, news) => {
    const known = isAwaiting(before.order) ? paid(before, news) : before;
    const status = statusAfter(known.order.status, "dispute");
    if (status === null || wasTold(known.order, kind)) return known;
    const told = withCapture({ ...known.order, status }, news.capture);
    const order = logged(told, news.now, { kind });
    return { ...known, order, messages: [...known.messages, ...attentionMessages(order)] };
  };

const STEPS: Readonly<Record<CaptureState, Step>> = {
  completed: paid,
  pending: checked,
  denied,
  refunded,
  "partly-refunded": disputed("partly-refunded"),
  reversed: disputed("reversed"),
};

/** What news of its money make of an order; the same news a second time change nothing. */
export const afterNews: Step = (before, news) => STEPS[news.capture.state](before, news);
