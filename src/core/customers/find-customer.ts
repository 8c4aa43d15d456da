import type { Customer } from "#core/customers/customer.ts";
import { isEmail } from "#core/customers/email.ts";
import type { ShopRecords } from "#ports/records.ts";

export const findCustomer =
  ({ customers }: Pick<ShopRecords, "customers">) =>
  async (email: string): Promise<Customer | null> =>
    isEmail(email) ? customers.withEmail(email) : null;
