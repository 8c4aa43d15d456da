import type { Customer, CustomerSort } from "#core/customers/customer.ts";
import type { Page } from "#core/shared/page.ts";
import type { Removed } from "#core/shared/removed.ts";

export interface CustomerQuery {
  /** Beginnings of words of name, e-mail and phone. Empty for any. */
  readonly text: string;
  readonly sort: CustomerSort | null;
  readonly after: string | null;
}

export interface CustomerRepository {
  find(id: string): Promise<Customer | null>;
  /** Another than the one whose id is `besides`. */
  withEmail(email: string, besides?: string): Promise<Customer | null>;
  add(customer: Customer): Promise<void>;
  replace(customer: Customer): Promise<void>;
  remove(id: string): Promise<readonly Removed<Customer>[]>;
  putBack(removed: readonly Removed<Customer>[]): Promise<void>;
  /** Also a customer that was stored without an id. */
  removeWith(email: string): Promise<void>;
  page(query: CustomerQuery): Promise<Page<Customer>>;
}
