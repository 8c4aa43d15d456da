import type { Customer } from "#core/customers/customer.ts";
import type { Ports } from "#ports/ports.ts";

/** Customers in the order in which they were added. */
export const listCustomers =
  ({ customers }: Pick<Ports, "customers">) =>
  (): Promise<readonly Customer[]> =>
    customers.all();
