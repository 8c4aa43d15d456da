import { writeMessages } from "#core/messages/write-messages.ts";
import type { Order } from "#core/orders/order.ts";
import { type Agreement, moved } from "#core/payments/agreement.ts";
import type { AgreementEvent } from "#core/payments/agreement-state.ts";
import { afterNews } from "#core/payments/money-news.ts";
import type { Capture, CaptureState, Payer } from "#core/payments/payment.ts";
import { placedOrder } from "#core/payments/place-order.ts";
import type { RecordCapture } from "#core/payments/record-capture.ts";
import { declineCapture } from "#core/payments/release-payment.ts";
import type { ShopRecords } from "#ports/records.ts";

const EVENTS: Readonly<Record<CaptureState, AgreementEvent>> = {
  completed: "take",
  pending: "check",
  denied: "deny",
  refunded: "refund",
  "partly-refunded": "dispute",
  reversed: "dispute",
};

/** The agreement settled. The order tells the packs from now on, but for eggs that are held until the money has come. */
const settled = (agreement: Agreement, { state, payer }: Capture): Agreement => {
  const next = moved(agreement, EVENTS[state]) ?? agreement;
  return {
    ...next,
    ...(next.state !== "pending" && { purchase: { ...next.purchase, lines: [] } }),
    ...(payer.givenName && { paidBy: payer.givenName }),
  };
};

/** What the provider tells of an order, and what is known of it. */
interface News {
  readonly known: Order | null;
  readonly agreement: Agreement | null;
  readonly capture: Capture;
}

/** News of an order that is stored, or is about to be. */
interface Told {
  readonly order: Order;
  readonly isKnown: boolean;
  readonly agreement: Agreement | null;
  readonly capture: Capture;
}

/** The order as it is known, or as it begins. */
const orderOf = (known: Order | null, agreement: Agreement | null, capture: Capture, now: string) =>
  known ?? (agreement && placedOrder(agreement, capture, now));

const settle = async (
  { agreements, orders, inventory, refunds, messages, now }: Parameters<RecordCapture>[0],
  { order, isKnown, agreement, capture }: Told,
): Promise<void> => {
  const refund = await refunds.find(order.id);
  const isPuttingBack = refund?.isPuttingBack ?? false;
  const before = { order, shelf: await inventory.load(), messages: [] };
  const after = afterNews(before, { capture, agreement, isPuttingBack, now });
  await (isKnown ? orders.replace(after.order) : orders.add(after.order));
  await inventory.save(after.shelf);
  if (refund && after.order.status === "Refunded") await refunds.remove(order.id);
  await writeMessages({ messages }, after.messages, now);
  if (agreement) await agreements.replace(settled(agreement, capture));
};

const NOBODY: Payer = { givenName: "", email: "" };

/** The news without who paid, where they have been erased since the payment was opened. */
const withoutErased = async (
  { erasures }: Pick<ShopRecords, "erasures">,
  { agreement, known, capture }: News,
): Promise<News> => {
  const erasedAt = await erasures.since(capture.payer.email);
  const isErased =
    known?.customerEmail === "" || (erasedAt !== null && (agreement?.openedAt ?? "") <= erasedAt);
  return isErased
    ? {
        known,
        agreement: agreement && { ...agreement, note: "" },
        capture: { ...capture, payer: NOBODY },
      }
    : { known, agreement, capture };
};

/** In a shop that several people visit an order waits for its money, the eggs leave with it, and mail is written. */
export const recordForAll: RecordCapture = (deps) => async (orderId, told) => {
  const { known, agreement, capture } = await withoutErased(deps, {
    known: await deps.orders.find(orderId),
    agreement: await deps.agreements.find(orderId),
    capture: told,
  });
  // No money was taken: there is nothing to keep, and the buyer may try again.
  if (!known && capture.state === "denied") return void (await declineCapture(deps)(orderId));
  const order = orderOf(known, agreement, capture, deps.now);
  if (order) await settle(deps, { order, isKnown: known !== null, agreement, capture });
};
