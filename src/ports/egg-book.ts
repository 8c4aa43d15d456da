import type { FlockId } from "#core/flocks/flock.ts";
import type { Rebooked } from "#core/flocks/rebooked.ts";
import type { Order } from "#core/orders/order.ts";
import type { EggsShortInBook, PackedAnyway } from "#core/orders/packed-anyway.ts";
import type { Result } from "#core/shared/result.ts";

export interface OrderChanged extends PackedAnyway {
  /** ISO 8601 instant of the deed, since a tick may arrive later; undefined for now. */
  readonly at?: string | undefined;
}

export interface CountChanged {
  /** ISO 8601 instant of the entry; undefined for now. */
  readonly at?: string;
  /** Whether a deleted count is put back. */
  readonly isPutBack?: boolean;
}

/** The egg book in one unit of work. A closed book keeps no lots and no moves. */
export interface EggBook {
  /** Call it before storing the order, which it returns with the date on its boxes. */
  orderChanged(
    before: Order,
    after: Order,
    how?: OrderChanged,
  ): Promise<Result<Order, EggsShortInBook>>;
  /** Call it before counts are added, corrected or deleted, and the returned function after. */
  recounting(
    flock: FlockId,
    ids: readonly string[],
  ): Promise<(change?: CountChanged) => Promise<Rebooked>>;
}
