import type { NewCustomer } from "#core/customers/customer.ts";
import { isPhone } from "#core/customers/phone.ts";
import type { Order } from "#core/orders/order.ts";

/** Who placed an order, as a customer to add: one whose name nobody knows goes by the e-mail. */
export const customerOfOrder = ({
  customerEmail: email,
  customerName = "",
  phone = "",
}: Order): NewCustomer => ({
  name: customerName.trim() || email,
  email,
  phone: isPhone(phone) ? phone : "",
});
