import type { Cart } from "#core/cart/cart.ts";
import type { Singleton } from "#ports/singleton.ts";

export interface CartRepository extends Singleton<Cart> {
  /** How many stored lines `load` skips, as unreadable or of a pack that the shop doesn't sell. */
  countSkipped(): Promise<number>;
}
