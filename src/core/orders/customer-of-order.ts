import type { NewCustomer } from "#core/customers/customer.ts";
import { isPhone } from "#core/customers/phone.ts";
import type { Order } from "#core/orders/order.ts";

export const customerOfOrder = ({
  customerEmail: email,
  customerName = "",
  phone = "",
}: Order): NewCustomer => ({
  name: customerName.trim() || email,
  email,
  phone: isPhone(phone) ? phone : "",
});
