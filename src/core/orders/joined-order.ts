import type { Order } from "#core/orders/order.ts";
import type { ShopRecords } from "#ports/records.ts";

/** The order that the packs of a payment have joined. */
export const joinedOrder = async (
  { orders }: { readonly orders: Pick<ShopRecords["orders"], "find"> },
  payment: { readonly orderId: string; readonly addTo?: string } | null,
): Promise<Order | null> => {
  if (payment?.addTo === undefined) return null;
  const order = await orders.find(payment.addTo);
  return order?.added?.some((one) => one.payment === payment.orderId) ? order : null;
};
