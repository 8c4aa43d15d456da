import { sameEmail } from "#core/customers/email-key.ts";
import type { Order } from "#core/orders/order.ts";

/** In any spelling. An empty email owns no orders. */
export const isOrderOf = (
  { customerEmail }: Pick<Order, "customerEmail">,
  email: string,
): boolean => email.trim() !== "" && sameEmail(customerEmail, email);
