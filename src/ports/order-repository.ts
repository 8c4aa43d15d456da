import type { Order } from "#core/orders/order.ts";

export interface OrderRepository {
  add(order: Order): Promise<void>;
  /** In no promised order. */
  all(): Promise<readonly Order[]>;
  /** Changing one that is not there changes nothing. No order has the empty id, not even one without an id. */
  setStatus(id: string, status: string): Promise<void>;
  /** Null where there is none, and for the empty id. */
  find(id: string): Promise<Order | null>;
  /** Orders placed by this email, in any case and in no promised order. */
  ofEmail(email: string): Promise<readonly Order[]>;
}
