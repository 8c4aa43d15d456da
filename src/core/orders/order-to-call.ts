import type { Order } from "#core/orders/order.ts";

export type OrderToCall = Pick<Order, "id" | "status" | "customerName" | "customerEmail" | "phone">;

export const orderToCall = ({
  id,
  status,
  customerName,
  customerEmail,
  phone,
}: OrderToCall): OrderToCall => ({
  id,
  status,
  customerEmail,
  ...(customerName !== undefined && { customerName }),
  ...(phone !== undefined && { phone }),
});
