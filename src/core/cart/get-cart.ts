import type { Cart } from "#core/cart/cart.ts";
import type { Ports } from "#ports/ports.ts";

export const getCart =
  ({ carts }: Pick<Ports, "carts">) =>
  (): Promise<Cart> =>
    carts.load();
