import type { Customer } from "#core/customers/customer.ts";
import { isEmail } from "#core/customers/email.ts";
import type { ShopRecords } from "#ports/records.ts";

/** The customer of an e-mail, in any case; null where there is none. */
export const findCustomer =
  ({ customers }: Pick<ShopRecords, "customers">) =>
  async (email: string): Promise<Customer | null> =>
    isEmail(email) ? customers.withEmail(email) : null;
