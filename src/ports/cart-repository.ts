import type { Cart } from "#core/cart/cart.ts";
import type { Singleton } from "#ports/singleton.ts";

/** A basket never saved is the empty basket. */
export interface CartRepository extends Singleton<Cart> {
  /** How many stored lines `load` skips, because they can't be read or are of a pack that the shop doesn't sell. */
  countSkipped(): Promise<number>;
}
