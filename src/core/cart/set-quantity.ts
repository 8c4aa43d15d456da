import { type Cart, changeQuantity, type PackChoice } from "#core/cart/cart.ts";
import { accept, type Result } from "#core/shared/result.ts";
import type { Ports } from "#ports/ports.ts";

export interface QuantityChange {
  readonly choice: PackChoice;
  /** Packs; 0 or less removes the line. */
  readonly quantity: number;
}

export const setQuantity =
  ({ carts }: Pick<Ports, "carts">) =>
  async ({ choice, quantity }: QuantityChange): Promise<Result<Cart, never>> => {
    const cart = changeQuantity(await carts.load(), choice, quantity);
    await carts.save(cart);
    return accept(cart);
  };
