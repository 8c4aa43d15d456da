import type { ShopContext } from "#core/command.ts";
import { addMessages } from "#core/messages/write-messages.ts";
import { PROVIDER } from "#core/money/who.ts";
import type { Order } from "#core/orders/order.ts";
import { isWishOf, whoAsked } from "#core/orders/refunds-of-order.ts";
import { notingUntold } from "#core/orders/why-untold.ts";
import type { Agreement } from "#core/payments/agreement.ts";
import { afterNews } from "#core/payments/order-after-capture.ts";
import { paidTwice } from "#core/payments/paid-twice.ts";
import { type Capture, MONEY_EVENT_OF, type Payer } from "#core/payments/payment.ts";
import { placedOrder } from "#core/payments/place-order.ts";
import { type RecordCapture, recordInOneBrowser } from "#core/payments/record-in-one-browser.ts";
import { packsOfRefund } from "#core/payments/refund.ts";
import { declineCapture } from "#core/payments/release-payment.ts";
import { settleWaiting } from "#core/payments/settle-waiting.ts";
import { settledAgreement } from "#core/payments/settled-agreement.ts";
import { emailOf } from "#core/payments/who-ordered.ts";
import { farmOf } from "#core/profile/farm-of.ts";
import { profileOf } from "#core/profile/farm-profile.ts";
import { picked } from "#core/shared/picked.ts";
import type { ShopRecords } from "#ports/records.ts";
import type { SharedShop } from "#ports/shared-shop.ts";

type Deps = ShopRecords & ShopContext;

interface CapturedOrder {
  readonly capture: Capture;
  readonly order: Order | null;
  readonly agreement: Agreement | null;
}

const NOBODY: Payer = { givenName: "", email: "" };

const withoutTyped = ({ typed: _typed, ...kept }: Agreement): Agreement => ({ ...kept, note: "" });

const withoutErased = async ({ erasures }: Deps, news: CapturedOrder): Promise<CapturedOrder> => {
  const { order, agreement, capture } = news;
  if (order?.leaving) return news;
  const isErased = async (email: string): Promise<boolean> => {
    const erasedAt = email === "" ? null : await erasures.since(email);
    return erasedAt !== null && (agreement?.openedAt ?? "") <= erasedAt;
  };
  const { payer } = capture;
  const email = order?.customerEmail ?? emailOf(agreement ?? {}, payer);
  if (order?.customerEmail === "" || (await isErased(email)))
    return {
      order,
      agreement: agreement && withoutTyped(agreement),
      capture: { ...capture, payer: NOBODY },
    };
  // Their eggs still go to the customer, who is another.
  return (await isErased(payer.email))
    ? { ...news, capture: { ...capture, payer: { ...NOBODY, ...picked(payer, ["address"]) } } }
    : news;
};

const tellsOfRefunds = ({ state }: Capture): boolean =>
  state === "partly-refunded" || state === "refunded";

const isUnclear = async (
  { refunds, partRefunds }: Deps,
  { order, capture }: CapturedOrder,
): Promise<boolean> => {
  if (!order || !tellsOfRefunds(capture)) return false;
  const part = await partRefunds.find(order.id);
  if (part && !isWishOf(order, part.wish)) return true;
  const waiting = (await refunds.find(order.id))?.waiting;
  return waiting !== undefined && !capture.refunds?.some(({ id }) => id === waiting.id);
};

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

const store = async (
  shared: SharedShop,
  { agreements, orders, inventory, book, refunds, messages, profile, now }: Deps,
  { order: known, agreement, capture }: CapturedOrder,
): Promise<void> => {
  const order = known ?? (agreement && placedOrder(agreement, capture, now));
  if (!order) return;
  const refund = await refunds.find(order.id);
  const before = { order, stock: await inventory.load(), messages: [] };
  const own = profileOf(await profile.load());
  const farm = farmOf(own);
  const after = afterNews(before, {
    capture,
    agreement,
    twin: await paidTwice({ orders })(order, agreement),
    askedBy: refund ? whoAsked(order) : PROVIDER,
    packs: refund ? packsOfRefund(order, refund) : [],
    now,
    farm,
    publicUrl: shared.publicUrl,
  });
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

/** In a shared shop an order waits for its money: its eggs and the mail leave with that. */
const recordForAll =
  (shared: SharedShop): RecordCapture =>
  (deps) =>
  async (orderId, capture) => {
    await settleWaiting(deps)(orderId, capture);
    const news = await withoutErased(deps, {
      capture,
      order: await deps.orders.find(orderId),
      agreement: await deps.agreements.find(orderId),
    });
    // Nothing to record: the buyer may try again.
    if (!news.order && capture.state === "denied") await declineCapture(deps)(orderId);
    else if (!(await isUnclear(deps, news))) await store(shared, deps, news);
  };

export const recordCapture: RecordCapture = (deps) =>
  (deps.shared ? recordForAll(deps.shared) : recordInOneBrowser)(deps);
