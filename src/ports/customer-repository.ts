import type { Customer, CustomerSort } from "#core/customers/customer.ts";
import type { Page } from "#core/shared/page.ts";
import type { Removed } from "#core/shared/removed.ts";

export interface CustomerQuery {
  /** Beginnings of words: of name, e-mail and phone. Empty for any. */
  readonly text: string;
  /** Null for the order in which they were added. */
  readonly sort: CustomerSort | null;
  /** The `next` of the page before; null for the first page. */
  readonly after: string | null;
}

export interface CustomerRepository {
  /** Null where there is none. */
  find(id: string): Promise<Customer | null>;
  /** The customer of this e-mail, in any case; null where there is none. */
  withEmail(email: string): Promise<Customer | null>;
  add(customer: Customer): Promise<void>;
  /** In place of the one with its id. Replacing one that is not there changes nothing. */
  replace(customer: Customer): Promise<void>;
  /** Tells who was removed. Removing one that is not there changes nothing. */
  remove(id: string): Promise<readonly Removed<Customer>[]>;
  /** Where they were, or last where others are by now. */
  putBack(removed: readonly Removed<Customer>[]): Promise<void>;
  page(query: CustomerQuery): Promise<Page<Customer>>;
}
