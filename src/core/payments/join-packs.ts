import type { ShopContext } from "#core/command.ts";
import { eggsShort, takeEggs } from "#core/inventory/stock.ts";
import { addedMessages } from "#core/letters/added-messages.ts";
import { unpackOrder } from "#core/marking/unpack-order.ts";
import { addMessages } from "#core/messages/write-messages.ts";
import { isAnonymous } from "#core/orders/anonymous.ts";
import { hasGivenUpPlace } from "#core/orders/cancelling.ts";
import { leftInWords } from "#core/orders/changed-packs.ts";
import { shortOf } from "#core/orders/eggs-of-order.ts";
import { isHandedOver } from "#core/orders/halves.ts";
import { joinedLines } from "#core/orders/joined-lines.ts";
import type { EggsShort, Order } from "#core/orders/order.ts";
import { logged } from "#core/orders/order-log.ts";
import { methodsOf } from "#core/orders/order-methods.ts";
import { moved } from "#core/orders/order-money.ts";
import { isPacked } from "#core/orders/promised.ts";
import { isToHandOver } from "#core/orders/status-sets.ts";
import type { Agreement } from "#core/payments/agreement.ts";
import { withSale } from "#core/payments/money-of-news.ts";
import type { Capture } from "#core/payments/payment.ts";
import { disagreement } from "#core/payments/place-order.ts";
import { orderItemsOf } from "#core/payments/purchase.ts";
import { settledAgreement } from "#core/payments/settled-agreement.ts";
import { farmOf } from "#core/profile/farm-of.ts";
import { profileOf } from "#core/profile/farm-profile.ts";
import { sumOf } from "#core/shared/sum.ts";
import type { ShopRecords } from "#ports/records.ts";
import type { SharedShop } from "#ports/shared-shop.ts";

type Deps = ShopRecords & ShopContext;

/** Nothing is wrong with it, and all of it is still here. */
export const mayBeAddedTo = (order: Order): boolean =>
  isToHandOver(order) &&
  !hasGivenUpPlace(order) &&
  !isAnonymous(order) &&
  methodsOf(order).every((method) => !isHandedOver(order, method));

const saleOf = (order: Order, agreement: Agreement, capture: Capture, now: string) => {
  const { total } = agreement.purchase;
  const [sale] = withSale({ ...order, total, money: [] }, capture, agreement.openedAt, now).money;
  return sale ? [{ ...sale, of: agreement.orderId }] : [];
};

const bothShort = (one: EggsShort, other: EggsShort): EggsShort => {
  const short: Record<string, number> = { ...one };
  for (const [id, eggs] of Object.entries(other)) short[id] = (short[id] ?? 0) + eggs;
  return short;
};

interface Joining {
  /** Eggs that weren't there for these packs. */
  readonly short: EggsShort;
  readonly now: string;
}

const withTroubles = (
  order: Order,
  agreement: Agreement,
  capture: Capture,
  { short, now }: Joining,
): Order => {
  const disagrees = disagreement(agreement, capture);
  const lacking = sumOf(Object.values(short), (eggs) => eggs);
  const troubles = [
    ...(disagrees ? [{ kind: "disagrees", detail: disagrees } as const] : []),
    ...(lacking > 0 ? [{ kind: "eggs-short", detail: String(lacking) } as const] : []),
  ];
  return troubles.length > 0
    ? logged({ ...order, status: "Needs attention" }, now, ...troubles)
    : order;
};

const withNote = ({ note = "" }: Order, more: string): Partial<Order> =>
  more ? { note: [note, more].filter((one) => one !== "").join("\n") } : {};

const joinedTo = (
  order: Order,
  agreement: Agreement,
  capture: Capture,
  { short, now }: Joining,
): Order => {
  const { orderId: payment, purchase, note } = agreement;
  const lines = orderItemsOf(purchase);
  const added = [...(order.added ?? []), { payment, captureId: capture.captureId ?? payment }];
  const next: Order = {
    ...order,
    ...withNote(order, note),
    items: joinedLines(order.items.concat(lines)),
    total: order.total + purchase.total,
    added,
    ...(Object.keys(short).length > 0 && { short: bothShort(shortOf(order), short) }),
  };
  const paid = moved(next, ...saleOf(order, agreement, capture, now));
  return logged(paid, now, { kind: "packs-added", detail: leftInWords(lines) });
};

const tell = async (
  { messages, profile, now }: Deps,
  order: Order,
  { purchase }: Agreement,
  { publicUrl }: SharedShop,
): Promise<void> => {
  const own = profileOf(await profile.load());
  const packs = { items: orderItemsOf(purchase), total: purchase.total };
  const told = addedMessages(order, packs, farmOf(own), { publicUrl, now });
  await addMessages({ messages }, told, own.notices, now);
};

/** Unpacked; null where nothing can be added to it any more. */
const openFor = async (deps: Deps, id: string): Promise<Order | null> => {
  const stored = await deps.orders.find(id);
  if (!stored || !mayBeAddedTo(stored)) return null;
  if (isPacked(stored)) await unpackOrder(deps, stored);
  return deps.orders.find(id);
};

/** The packs of a payment join the order that it was opened for; false where that can't be any more. */
export const joinPacks =
  (deps: Deps) =>
  async (agreement: Agreement | null, capture: Capture): Promise<boolean> => {
    if (agreement?.addTo === undefined || capture.state !== "completed") return false;
    const { orders, inventory, agreements, now, shared } = deps;
    const order = await openFor(deps, agreement.addTo);
    if (!order) return false;
    const stock = await inventory.load();
    const short = eggsShort(stock, agreement.purchase.lines);
    const joining = { short, now };
    const joined = joinedTo(order, agreement, capture, joining);
    const next = withTroubles(joined, agreement, capture, joining);
    await orders.replace(next);
    await inventory.save(takeEggs(stock, agreement.purchase.lines));
    await agreements.replace(settledAgreement(agreement, "pay", capture, false));
    if (shared) await tell(deps, next, agreement, shared);
    return true;
  };
