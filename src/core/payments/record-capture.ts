import type { Drawn } from "#core/command.ts";
import { takeEggs } from "#core/inventory/inventory.ts";
import type { Order } from "#core/orders/order.ts";
import { type Agreement, moved } from "#core/payments/agreement.ts";
import type { Capture, Payer } from "#core/payments/payment.ts";
import { orderItemsOf } from "#core/payments/purchase.ts";
import type { ShopRecords } from "#ports/records.ts";

const orderOf = ({ orderId, purchase, note }: Agreement, payer: Payer, now: string): Order => ({
  id: orderId,
  date: now,
  customerEmail: payer.email,
  total: purchase.total,
  status: "Pending",
  items: orderItemsOf(purchase),
  ...(note && { note }),
});

/** Records a paid agreement as an order and takes its eggs out of stock; a second time it changes nothing. */
export const recordCapture =
  ({
    agreements,
    orders,
    inventory,
    now,
  }: Pick<ShopRecords, "agreements" | "orders" | "inventory"> & Drawn) =>
  async (agreement: Agreement, { payer, isPending }: Capture): Promise<void> => {
    if (await orders.find(agreement.orderId)) return;
    await orders.add(orderOf(agreement, payer, now));
    await inventory.save(takeEggs(await inventory.load(), agreement.purchase.lines));
    const settled = moved(agreement, isPending ? "check" : "take");
    // The order tells the packs from now on, and needs the room more in a storage that is nearly full.
    if (settled)
      await agreements.replace({
        ...settled,
        purchase: { ...settled.purchase, lines: [] },
        ...(payer.givenName && { paidBy: payer.givenName }),
      });
  };
