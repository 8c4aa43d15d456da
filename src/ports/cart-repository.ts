import type { Cart } from "#core/cart/cart.ts";

export interface CartRepository {
  /** A basket never saved is the empty basket. */
  load(): Promise<Cart>;
  save(cart: Cart): Promise<void>;
  /** How many stored lines `load` leaves out, because they can't be read or are of a pack that the shop doesn't sell. */
  countLeftOut(): Promise<number>;
}
