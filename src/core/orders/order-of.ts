import { sameEmail } from "#core/customers/email-key.ts";
import type { Order } from "#core/orders/order.ts";

export const isOrderOf = (
  { customerEmail }: Pick<Order, "customerEmail">,
  email: string,
): boolean => email.trim() !== "" && sameEmail(customerEmail, email);
