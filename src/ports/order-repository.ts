import type { Inventory } from "#core/inventory/inventory.ts";
import type { Order } from "#core/orders/order.ts";
import type { OrderPlaces } from "#core/orders/order-places.ts";
import type { StatusFilter } from "#core/orders/order-search.ts";
import type { OrdersOfDay } from "#core/orders/orders-of-day.ts";
import type { Day } from "#core/shared/day.ts";
import type { Page } from "#core/shared/page.ts";

export interface OrderQuery {
  /** Beginnings of words of number, e-mail and items. Empty for any. */
  readonly text: string;
  readonly status: StatusFilter;
  /** Those for one day; absent for any. */
  readonly day?: OrdersOfDay;
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
  toHandOver(): Promise<readonly Order[]>;
  /** Of those that are pending or need attention, what tells of their eggs. */
  toPack(): Promise<readonly OrderPlaces[]>;
  /** In eggs of each kind, of all orders that are paid and not packed. */
  eggsPromised(): Promise<Inventory>;
  /** Those that have chosen one of these days for any of their packs. */
  forDays(days: readonly Day[]): Promise<readonly Order[]>;
  /** Those that have chosen this day or a later one for any of their packs. */
  forDaysFrom(day: Day): Promise<readonly Order[]>;
  /** Those with news that their customers had no mail about. */
  untold(): Promise<readonly Order[]>;
  /** Orders by hand whose money hasn't come. */
  owed(): Promise<readonly Order[]>;
  /** Those that were placed at an ISO 8601 instant or later, or of which something is logged or was paid by then. */
  touchedSince(instant: string): Promise<readonly Order[]>;
  /** Of those, and of the ones to hand over that have chosen none, as much as takes places on days. */
  placesFrom(day: Day): Promise<readonly OrderPlaces[]>;
  placedSince(instant: string): Promise<readonly Order[]>;
  /** Of those whose date is known. */
  oldest(): Promise<Order | null>;
  /** Those whose customer is erased once they are settled. */
  leaving(): Promise<readonly Order[]>;
  /** The empty e-mail owns none. */
  ofEmail(email: string): Promise<readonly Order[]>;
  page(query: OrderQuery): Promise<Page<Order>>;
}
