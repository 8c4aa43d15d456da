import { type Cart, type PackChoice, removeLine } from "#core/cart/cart.ts";
import { accept, type Result } from "#core/shared/result.ts";
import type { Ports } from "#ports/ports.ts";

export const removeFromCart =
  ({ carts }: Pick<Ports, "carts">) =>
  async (choice: PackChoice): Promise<Result<Cart, never>> => {
    const cart = removeLine(await carts.load(), choice);
    await carts.save(cart);
    return accept(cart);
  };
