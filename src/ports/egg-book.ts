import type { FlockId } from "#core/flocks/flock.ts";
import type { Rebooked } from "#core/flocks/rebooked.ts";
import type { Order } from "#core/orders/order.ts";
import type { EggsShortInBook, PackedAnyway } from "#core/orders/packed-anyway.ts";
import type { DeliveryMethod } from "#core/shared/delivery-method.ts";
import type { Result } from "#core/shared/result.ts";

export interface OrderChanged extends PackedAnyway {
  /** When it was done, since a tick may arrive later: an ISO 8601 instant, undefined for now. */
  readonly at?: string | undefined;
  /** The halves of an order that is given up whose eggs are to be sold again. */
  readonly puttingBack?: readonly DeliveryMethod[];
}

export interface CountChanged {
  /** When it was entered: an ISO 8601 instant, undefined for now. */
  readonly at?: string;
  /** Whether it was deleted, and is put back. */
  readonly isPutBack?: boolean;
}

/** The egg book in one unit of work. A closed one keeps no lots and no moves. */
export interface EggBook {
  /** Returns the order to store, with the date on its boxes. To be called before the order is stored. */
  orderChanged(
    before: Order,
    after: Order,
    how?: OrderChanged,
  ): Promise<Result<Order, EggsShortInBook>>;
  /** To be called before counts are taken, corrected or deleted; what it returns books what became of them. */
  recounting(
    flock: FlockId,
    ids: readonly string[],
  ): Promise<(change?: CountChanged) => Promise<Rebooked>>;
}
