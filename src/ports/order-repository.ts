import type { Order } from "#core/orders/order.ts";
import type { StatusFilter } from "#core/orders/order-search.ts";
import type { Page } from "#core/shared/page.ts";

export interface OrderQuery {
  /** Beginnings of words: of number, e-mail and items. Empty for any. */
  readonly text: string;
  readonly status: StatusFilter;
  /** The `next` of the page before; null for the first page. */
  readonly after: string | null;
}

/** No order has the empty id, not even one that was stored without an id. */
export interface OrderRepository {
  /** Null where there is none. */
  find(id: string): Promise<Order | null>;
  /** Which of these ids orders have, in no promised order. */
  known(ids: readonly string[]): Promise<readonly string[]>;
  /** The order whose money a provider knows by this; null where there is none. */
  ofCapture(captureId: string): Promise<Order | null>;
  add(order: Order): Promise<void>;
  /** In place of the one with its id. Replacing one that is not there changes nothing. */
  replace(order: Order): Promise<void>;
  /** The orders still Pending, the newest first. */
  pending(): Promise<readonly Order[]>;
  /** The orders whose eggs are still here, Pending or Ready, the newest first. */
  toHandOver(): Promise<readonly Order[]>;
  /** Orders placed at this ISO 8601 instant or later, the newest first. */
  placedSince(instant: string): Promise<readonly Order[]>;
  /** The first order of which it is known when it was placed. */
  oldest(): Promise<Order | null>;
  /** Orders placed by this e-mail, in any case, the newest first. The empty e-mail owns none. */
  ofEmail(email: string): Promise<readonly Order[]>;
  /** The newest first. */
  page(query: OrderQuery): Promise<Page<Order>>;
}
