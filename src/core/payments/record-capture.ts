import type { ShopContext } from "#core/command.ts";
import { addMessages } from "#core/messages/write-messages.ts";
import { PROVIDER } from "#core/money/who.ts";
import { joinedOrder } from "#core/orders/joined-order.ts";
import type { Order } from "#core/orders/order.ts";
import { whoAsked } from "#core/orders/refunds-of-order.ts";
import { notingUntold } from "#core/orders/why-untold.ts";
import { asPart, byPayment } from "#core/payments/added-payment.ts";
import type { Agreement } from "#core/payments/agreement.ts";
import {
  type CapturedOrder,
  isUnclear,
  tellsOfRefunds,
  withoutErased,
} from "#core/payments/captured-order.ts";
import { joinPacks } from "#core/payments/join-packs.ts";
import { afterNews } from "#core/payments/order-after-capture.ts";
import { paidTwice } from "#core/payments/paid-twice.ts";
import { type Capture, MONEY_EVENT_OF } from "#core/payments/payment.ts";
import { placedOrder } from "#core/payments/place-order.ts";
import { type RecordCapture, recordInOneBrowser } from "#core/payments/record-in-one-browser.ts";
import { packsOfRefund, type Refund } from "#core/payments/refund.ts";
import { declineCapture } from "#core/payments/release-payment.ts";
import { settleWaiting } from "#core/payments/settle-waiting.ts";
import { settledAgreement } from "#core/payments/settled-agreement.ts";
import { farmOf } from "#core/profile/farm-of.ts";
import { profileOf } from "#core/profile/farm-profile.ts";
import type { ShopRecords } from "#ports/records.ts";
import type { SharedShop } from "#ports/shared-shop.ts";

type Deps = ShopRecords & ShopContext;

const noted = async (
  shared: SharedShop,
  { messages, now }: Pick<Deps, "messages" | "now">,
  before: Order,
  after: Order,
): Promise<Order> =>
  before.status !== after.status && after.status === "Refunded"
    ? notingUntold(shared, { messages }, after, { news: "refunded", at: now })
    : after;

const storeOrder = async (
  { orders, book }: Pick<Deps, "orders" | "book">,
  { order: known, capture }: Pick<CapturedOrder, "order" | "capture">,
  stored: Order,
): Promise<void> => {
  if (!known) return orders.add(stored);
  if (capture.state === "refunded") await book.orderChanged(known, stored);
  return orders.replace(stored);
};

/** Where its packs can't join the order that they were meant for, they are brought to the same place. */
const placed = async (
  { orders }: Pick<Deps, "orders">,
  agreement: Agreement,
  capture: Capture,
  now: string,
): Promise<Order> => {
  const order = placedOrder(agreement, capture, now);
  const first = agreement.addTo === undefined ? null : await orders.find(agreement.addTo);
  if (!first) return order;
  const { address, recipient } = first;
  return { ...(address && { address }), ...(recipient && { recipient }), ...order };
};

/** A refund of the whole is of the order's own payment. */
const wholeOf = async (
  { refunds }: Pick<Deps, "refunds">,
  { id }: Order,
  payment: string | undefined,
): Promise<Refund | null> => (payment === undefined ? refunds.find(id) : null);

const store = async (
  shared: SharedShop,
  { agreements, orders, inventory, book, refunds, messages, profile, now }: Deps,
  { order: known, agreement, capture, payment }: CapturedOrder,
): Promise<void> => {
  const order = known ?? (agreement && (await placed({ orders }, agreement, capture, now)));
  if (!order) return;
  const refund = await wholeOf({ refunds }, order, payment);
  const before = { order, stock: await inventory.load(), messages: [] };
  const own = profileOf(await profile.load());
  const farm = farmOf(own);
  const news = {
    capture: asPart(capture, order, payment),
    agreement,
    twin: await paidTwice({ orders })(order, agreement),
    askedBy: refund ? whoAsked(order) : PROVIDER,
    packs: refund ? packsOfRefund(order, refund) : [],
    now,
    farm,
    publicUrl: shared.publicUrl,
  };
  const after = byPayment(before, payment, (seen) => afterNews(seen, news));
  if (tellsOfRefunds(capture) && after.order === order) return;
  const stored = await noted(shared, { messages, now }, order, after.order);
  await storeOrder({ orders, book }, { order: known, capture }, stored);
  await inventory.save(after.stock);
  if (refund && after.order.status === "Refunded") await refunds.remove(order.id);
  await addMessages({ messages }, after.messages, own.notices, now);
  if (agreement)
    await agreements.replace(
      settledAgreement(agreement, MONEY_EVENT_OF[capture.state], capture, true),
    );
};

const orderOf = async (deps: Deps, orderId: string): Promise<Omit<CapturedOrder, "capture">> => {
  const agreement = await deps.agreements.find(orderId);
  const order = (await deps.orders.find(orderId)) ?? (await joinedOrder(deps, agreement));
  const payment = order && order.id !== orderId ? orderId : undefined;
  return { order, agreement, payment };
};

/** Refunds that waited come first. */
const settled = async (
  deps: Deps,
  orderId: string,
  capture: Capture,
): Promise<Omit<CapturedOrder, "capture">> => {
  const found = await orderOf(deps, orderId);
  const { order, payment } = found;
  await settleWaiting(deps)(order?.id ?? orderId, capture, payment);
  return { ...found, order: order && (await deps.orders.find(order.id)) };
};

/** Without an order of its own: nothing to record, so that the buyer may try again, or packs that join another. */
const isDoneWithout = async (
  deps: Deps,
  agreement: Agreement | null,
  [orderId, capture]: readonly [string, Capture],
): Promise<boolean> => {
  if (capture.state !== "denied") return joinPacks(deps)(agreement, capture);
  await declineCapture(deps)(orderId);
  return true;
};

/** In a shared shop an order waits for its money: its eggs and the mail leave with that. */
const recordForAll =
  (shared: SharedShop): RecordCapture =>
  (deps) =>
  async (orderId, capture) => {
    const found = await settled(deps, orderId, capture);
    if (!found.order && (await isDoneWithout(deps, found.agreement, [orderId, capture]))) return;
    const news = await withoutErased(deps, { ...found, capture });
    if (!(await isUnclear(deps, news))) await store(shared, deps, news);
  };

export const recordCapture: RecordCapture = (deps) =>
  (deps.shared ? recordForAll(deps.shared) : recordInOneBrowser)(deps);
