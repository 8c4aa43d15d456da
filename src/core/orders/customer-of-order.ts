import type { NewCustomer } from "#core/customers/customer.ts";
import { isPhone } from "#core/customers/phone.ts";
import type { Order } from "#core/orders/order.ts";

/** A customer to add: one whose name is unknown goes by the e-mail. */
export const customerOfOrder = ({
  customerEmail: email,
  customerName = "",
  phone = "",
}: Order): NewCustomer => ({
  name: customerName.trim() || email,
  email,
  phone: isPhone(phone) ? phone : "",
});
