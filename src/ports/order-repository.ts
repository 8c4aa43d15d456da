import type { Inventory } from "#core/inventory/inventory.ts";
import type { Order } from "#core/orders/order.ts";
import type { OrderPlaces } from "#core/orders/order-places.ts";
import type { StatusFilter } from "#core/orders/order-search.ts";
import type { OrdersOfDay } from "#core/orders/orders-of-day.ts";
import type { OverdueOrders } from "#core/orders/overdue-orders.ts";
import type { Day } from "#core/shared/day.ts";
import type { Page } from "#core/shared/page.ts";

export interface OrderQuery {
  /** Beginnings of words of number, e-mail and items. Empty for any. */
  readonly text: string;
  readonly status: StatusFilter;
  /** Absent for any day. */
  readonly day?: OrdersOfDay;
  /** Outweighs a day: orders that wait although a day of theirs is over. */
  readonly overdue?: OverdueOrders;
  readonly after: string | null;
}

/** Lists have the newest first. No order has the empty id, not even one stored without an id. */
export interface OrderRepository {
  find(id: string): Promise<Order | null>;
  known(ids: readonly string[]): Promise<readonly string[]>;
  withIds(ids: readonly string[]): Promise<readonly Order[]>;
  ofCapture(captureId: string): Promise<Order | null>;
  add(order: Order): Promise<void>;
  replace(order: Order): Promise<void>;
  pending(): Promise<readonly Order[]>;
  needingAttention(): Promise<readonly Order[]>;
  toHandOver(): Promise<readonly Order[]>;
  /** Orders that are pending or need attention, as far as their eggs matter. */
  toPack(): Promise<readonly OrderPlaces[]>;
  /** In eggs of each kind, of all orders that are paid and not packed. */
  eggsPromised(): Promise<Inventory>;
  /** Orders that have chosen one of these days for any of their packs. */
  forDays(days: readonly Day[]): Promise<readonly Order[]>;
  /** Orders that have chosen this day or a later one for any of their packs. */
  forDaysFrom(day: Day): Promise<readonly Order[]>;
  /** Orders with news that their customers had no mail about. */
  untold(): Promise<readonly Order[]>;
  /** Orders by hand that aren't paid yet. */
  owed(): Promise<readonly Order[]>;
  /** Orders placed, logged or paid at an ISO 8601 instant or later. */
  touchedSince(instant: string): Promise<readonly Order[]>;
  /** Orders from a day on and undated ones to hand over, as far as they take places. */
  placesFrom(day: Day): Promise<readonly OrderPlaces[]>;
  placedSince(instant: string): Promise<readonly Order[]>;
  /** Ignores orders without a date. */
  oldest(): Promise<Order | null>;
  /** Whether any was placed before an instant. Ignores orders without a date. */
  hasPlacedBefore(instant: string): Promise<boolean>;
  /** Orders whose customer is erased once they are settled. */
  leaving(): Promise<readonly Order[]>;
  /** The empty e-mail owns none. */
  ofEmail(email: string): Promise<readonly Order[]>;
  /** Orders of others that were paid from an account with this e-mail. */
  paidBy(email: string): Promise<readonly Order[]>;
  /** Takes the persons from orders, also from those stored without an id. */
  forget(
    of: { readonly email: string } | "leaving",
    isGone: (order: Order) => boolean,
  ): Promise<void>;
  page(query: OrderQuery): Promise<Page<Order>>;
}
