import type { Customer } from "#core/customers/customer.ts";

export interface CustomerRepository {
  /** In the order in which they were added. */
  all(): Promise<readonly Customer[]>;
  add(customer: Customer): Promise<void>;
  /** Removing one that is not there changes nothing. */
  remove(id: string): Promise<void>;
}
