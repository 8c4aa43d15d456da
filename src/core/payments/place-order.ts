import type { Inventory } from "#core/inventory/inventory.ts";
import { eggsShort } from "#core/inventory/shelf.ts";
import type { Order } from "#core/orders/order.ts";
import { logged, type OrderLogEntry } from "#core/orders/order-log.ts";
import { packsOf } from "#core/orders/order-packs.ts";
import type { Agreement } from "#core/payments/agreement.ts";
import { disagreement } from "#core/payments/disagreement.ts";
import type { Capture, Payer } from "#core/payments/payment.ts";
import { orderItemsOf } from "#core/payments/purchase.ts";

/** Who pays, in as much as the order is to know it. */
const customerOf = ({ name, phone, address }: Payer, needsDelivery: boolean) => ({
  ...(name && { customerName: name }),
  ...(phone && { phone }),
  ...(needsDelivery && address && { address }),
});

/** A paid agreement as an order of the shop in one browser. */
export const orderOf = (
  { orderId, purchase, note }: Agreement,
  { payer }: Capture,
  now: string,
): Order => ({
  id: orderId,
  date: now,
  customerEmail: payer.email,
  total: purchase.total,
  status: "Pending",
  items: orderItemsOf(purchase),
  ...(note && { note }),
  ...customerOf(payer, purchase.needsDelivery),
});

/** The order with what the provider tells of its money. */
export const withCapture = (order: Order, { captureId, fee }: Capture): Order => ({
  ...order,
  ...(captureId && { captureId }),
  ...(fee !== undefined && { fee }),
});

type Entry = Omit<OrderLogEntry, "at">;

/** What the farmer has to look at, of an order whose money is here. */
const troublesOf = (order: Order, disagrees: string | null, shelf: Inventory): readonly Entry[] => {
  const short = eggsShort(shelf, packsOf(order));
  return [
    ...(disagrees ? [{ kind: "disagrees", detail: disagrees } as const] : []),
    ...(short > 0 ? [{ kind: "eggs-short", detail: String(short) } as const] : []),
  ];
};

/** The order once its money is here: its eggs are about to leave the shelf. */
export const paidOrder = (
  order: Order,
  agreed: Agreement | null,
  capture: Capture,
  shelf: Inventory,
  now: string,
): Order => {
  const troubles = troublesOf(order, agreed && disagreement(agreed, capture), shelf);
  const status = troubles.length > 0 ? "Needs attention" : "Pending";
  return logged({ ...withCapture(order, capture), status }, now, { kind: "paid" }, ...troubles);
};

/** A paid agreement as an order of the shared shop, before it is known what has become of its money. */
export const placedOrder = (agreement: Agreement, capture: Capture, now: string): Order => ({
  ...(capture.payer.givenName && { customerName: capture.payer.givenName }),
  ...withCapture(orderOf(agreement, capture, now), capture),
  status: "Awaiting payment",
  paymentMethod: agreement.method,
});
