import type { Customer, CustomerSort } from "#core/customers/customer.ts";
import type { Page } from "#core/shared/page.ts";

export interface CustomerQuery {
  /** Beginnings of words: of name, e-mail and phone. Empty for any. */
  readonly text: string;
  /** Null for the order in which they were added. */
  readonly sort: CustomerSort | null;
  /** The `next` of the page before; null for the first page. */
  readonly after: string | null;
}

export interface CustomerRepository {
  /** The customer of this e-mail, in any case; null where there is none. */
  withEmail(email: string): Promise<Customer | null>;
  add(customer: Customer): Promise<void>;
  /** Removing one that is not there changes nothing. */
  remove(id: string): Promise<void>;
  page(query: CustomerQuery): Promise<Page<Customer>>;
}
