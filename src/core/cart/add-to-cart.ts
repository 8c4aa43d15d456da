import { addPack, type Cart, isLineFull, type PackChoice } from "#core/cart/cart.ts";
import { priceOf } from "#core/pricing/prices.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";
import type { Ports } from "#ports/ports.ts";

export type AddToCartRefusal =
  | { readonly kind: "not-for-sale" }
  | { readonly kind: "not-enough-eggs"; readonly inStock: number }
  | { readonly kind: "line-full" };

/** Adds one pack at the saved price. A pack larger than the eggs left is refused, as is one more on a full line; the sum of all lines is the till's matter. */
export const addToCart =
  ({ carts, prices, inventory }: Pick<Ports, "carts" | "prices" | "inventory">) =>
  async (choice: PackChoice): Promise<Result<Cart, AddToCartRefusal>> => {
    const price = priceOf(await prices.load(), choice);
    if (price === null) return refuse({ kind: "not-for-sale" });
    const inStock = (await inventory.load())[choice.category];
    if (choice.packSize > inStock) return refuse({ kind: "not-enough-eggs", inStock });
    const before = await carts.load();
    if (isLineFull(before, choice)) return refuse({ kind: "line-full" });
    const cart = addPack(before, choice, price);
    await carts.save(cart);
    return accept(cart);
  };
