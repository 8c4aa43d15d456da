import { takeEggs } from "#core/inventory/inventory.ts";
import type { Order } from "#core/orders/order.ts";
import type { Payer, Payment } from "#core/orders/payment.ts";
import { orderItemsOf } from "#core/orders/purchase.ts";
import type { Ports } from "#ports/ports.ts";

/** Records a paid order, takes its eggs out of stock and clears the basket; a second time it changes nothing. */
export const placeOrder =
  ({ orders, inventory, carts, clock }: Pick<Ports, "orders" | "inventory" | "carts" | "clock">) =>
  async (payment: Payment, payer: Payer): Promise<Order> => {
    const placed = await orders.find(payment.orderId);
    if (placed) return placed;
    const order: Order = {
      id: payment.orderId,
      date: clock.now(),
      customerEmail: payer.email,
      total: payment.purchase.total,
      status: "Pending",
      items: orderItemsOf(payment.purchase),
    };
    await orders.add(order);
    await inventory.save(takeEggs(await inventory.load(), payment.purchase.lines));
    await carts.save([]);
    return order;
  };
