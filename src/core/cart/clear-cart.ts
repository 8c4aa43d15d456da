import type { Cart } from "#core/cart/cart.ts";
import { accept, type Result } from "#core/shared/result.ts";
import type { Ports } from "#ports/ports.ts";

export const clearCart =
  ({ carts }: Pick<Ports, "carts">) =>
  async (): Promise<Result<Cart, never>> => {
    await carts.save([]);
    return accept([]);
  };
