import { addPack, type Cart, isLineFull, type PackChoice } from "#core/cart/cart.ts";
import type { Inventory } from "#core/inventory/inventory.ts";
import { type Prices, priceOf } from "#core/pricing/prices.ts";
import { DELIVERY_METHODS } from "#core/shared/delivery-method.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";
import type { VisitorRecords } from "#ports/records.ts";

export type AddToCartRefusal =
  | { readonly kind: "not-for-sale" }
  | { readonly kind: "not-enough-eggs"; readonly inStock: number }
  | { readonly kind: "line-full" };

/** With the prices and the stock by which the page offered it. */
export interface ChosenPack {
  readonly choice: PackChoice;
  readonly prices: Prices;
  readonly inventory: Inventory;
}

/**
 * Adds one pack at the price that the page shows. Refuses a pack larger than the eggs left and one more on a full
 * line; the sum of all lines is checked at the checkout.
 */
export const addToCart =
  ({ cart }: Pick<VisitorRecords, "cart">) =>
  async ({ choice, prices, inventory }: ChosenPack): Promise<Result<Cart, AddToCartRefusal>> => {
    const price = priceOf(prices, choice);
    if (price === null || !DELIVERY_METHODS.includes(choice.deliveryMethod))
      return refuse({ kind: "not-for-sale" });
    const inStock = inventory[choice.category];
    if (choice.packSize > inStock) return refuse({ kind: "not-enough-eggs", inStock });
    const before = await cart.load();
    if (isLineFull(before, choice)) return refuse({ kind: "line-full" });
    const after = addPack(before, choice, price);
    await cart.save(after);
    return accept(after);
  };
