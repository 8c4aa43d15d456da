import { takeEggs } from "#core/inventory/stock.ts";
import {
  addressMessages,
  attentionMessages,
  deniedMessages,
  paidMessages,
  refundedMessages,
} from "#core/letters/order-messages.ts";
import { isDisputed } from "#core/orders/dispute.ts";
import { packsOf } from "#core/orders/eggs-of-order.ts";
import type { Order } from "#core/orders/order.ts";
import { hasLogged, logged } from "#core/orders/order-log.ts";
import { givenBackOf, leftAtProvider, moved } from "#core/orders/order-money.ts";
import { statusAfter } from "#core/orders/order-status.ts";
import { linesOfEggs, withEggsBack, withPacks } from "#core/orders/packs-back.ts";
import { refundInWords, refundsElsewhere } from "#core/orders/refunds-of-order.ts";
import type { Transition } from "#core/payments/capture-news.ts";
import {
  isKnownRefund,
  refundOf,
  takenBack,
  withRest,
  withSale,
} from "#core/payments/money-of-news.ts";
import type { CaptureState } from "#core/payments/payment.ts";
import { paidOrder, withCapture } from "#core/payments/place-order.ts";
import { sumOf } from "#core/shared/sum.ts";

const isAwaiting = ({ status }: Order): boolean => status === "Awaiting payment";

const paid: Transition = (before, { agreement, capture, twin, now, farm, publicUrl }) => {
  const status = statusAfter(before.order.status, "pay");
  if (status === null) return before;
  const order = paidOrder(before.order, { agreement, capture, twin }, before.stock, now, farm);
  const isWell = order.status === "Pending" && status === "Pending";
  const settled: Order = isWell ? order : { ...order, status: "Needs attention" };
  return {
    order: settled,
    stock: takeEggs(before.stock, packsOf(order)),
    messages: [
      ...before.messages,
      ...paidMessages(settled, now, farm, publicUrl),
      ...addressMessages(settled, farm, publicUrl),
      ...(isWell ? [] : attentionMessages(settled, farm)),
    ],
  };
};

const checked: Transition = (before, { now }) =>
  isAwaiting(before.order) && !hasLogged(before.order, "checked")
    ? { ...before, order: logged(before.order, now, { kind: "checked" }) }
    : before;

const denied: Transition = (before, { now, farm }) => {
  const status = statusAfter(before.order.status, "deny");
  if (status === null) return before;
  const order = logged({ ...before.order, status }, now, { kind: "denied" });
  return { ...before, order, messages: [...before.messages, ...deniedMessages(order, farm)] };
};

const refunded: Transition = (before, { capture, agreement, packs, now, farm }) => {
  const status = statusAfter(before.order.status, "refund");
  if (status === null || isKnownRefund(before.order, capture)) return before;
  const paid = isAwaiting(before.order)
    ? withSale(before.order, capture, agreement?.openedAt ?? before.order.date, now)
    : before.order;
  const known = withRest(withCapture({ ...paid, status }, capture), capture, now);
  const order = logged(known, now, { kind: "refunded" });
  const back = {
    ...before,
    order,
    messages: [
      ...before.messages,
      ...refundedMessages(order, capture.repaid?.amount ?? leftAtProvider(paid), farm),
    ],
  };
  // Eggs of an order that waited for its money never left the stock.
  if (isAwaiting(before.order)) return back;
  const given = withPacks(order, packs);
  const lines = linesOfEggs(before.order, given);
  return {
    ...back,
    order: lines.some(({ kind }) => kind === "put-back") ? logged(given, now, ...lines) : given,
    stock: withEggsBack(before.stock, before.order, given),
  };
};

const attended: Transition = (known, { farm }) => ({
  ...known,
  messages: [...known.messages, ...attentionMessages(known.order, farm)],
});

const disputed =
  (kind: "partly-refunded" | "reversed"): Transition =>
  (before, news) => {
    const known = isAwaiting(before.order) ? paid(before, news) : before;
    const status = statusAfter(known.order.status, "dispute");
    if (status === null || hasLogged(known.order, kind)) return known;
    const changed = withCapture({ ...known.order, status }, news.capture);
    const order = kind === "reversed" ? takenBack(changed, news.now) : changed;
    return attended({ ...known, order: logged(order, news.now, { kind }) }, news);
  };

const partlyRefunded: Transition = (before, news) => {
  const { refunds } = news.capture;
  if (!refunds)
    return givenBackOf(before.order) > 0 || isDisputed(before.order)
      ? before
      : disputed("partly-refunded")(before, news);
  const known = isAwaiting(before.order) ? paid(before, news) : before;
  const status = statusAfter(known.order.status, "dispute");
  const elsewhere = refundsElsewhere(known.order, refunds);
  if (status === null || elsewhere.length === 0) return known;
  const changed = withCapture({ ...known.order, status }, news.capture);
  const made = elsewhere.map((one) => refundOf(changed, one, news.now));
  const detail = refundInWords(sumOf(elsewhere, ({ amount }) => amount));
  const order = logged(moved(changed, ...made), news.now, { kind: "partly-refunded", detail });
  return attended({ ...known, order }, news);
};

const TRANSITIONS: Readonly<Record<CaptureState, Transition>> = {
  completed: paid,
  pending: checked,
  denied,
  refunded,
  "partly-refunded": partlyRefunded,
  reversed: (before, news) => (before.order.disputes ? before : disputed("reversed")(before, news)),
};

/** Idempotent. */
export const afterNews: Transition = (before, news) =>
  TRANSITIONS[news.capture.state](before, news);
