import type { Customer } from "#core/customers/customer.ts";
import type { Page } from "#core/shared/page.ts";
import type { CustomerQuery } from "#ports/customer-repository.ts";
import type { ShopRecords } from "#ports/records.ts";

export const listCustomers =
  ({ customers }: Pick<ShopRecords, "customers">) =>
  (query: CustomerQuery): Promise<Page<Customer>> =>
    customers.page(query);
