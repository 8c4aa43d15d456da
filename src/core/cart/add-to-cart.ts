import {
  addPack,
  type Cart,
  DELIVERY_METHODS,
  isLineFull,
  type PackChoice,
} from "#core/cart/cart.ts";
import type { Commands } from "#core/command.ts";
import { type AsDeed, deedsBy } from "#core/deed.ts";
import type { Inventory } from "#core/inventory/inventory.ts";
import { type Prices, priceOf } from "#core/pricing/prices.ts";
import type { Pence } from "#core/shared/money.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";
import type { VisitorRecords } from "#ports/records.ts";

export type AddToCartRefusal =
  | { readonly kind: "not-for-sale" }
  | { readonly kind: "not-enough-eggs"; readonly inStock: number }
  | { readonly kind: "line-full" };

interface ShopWindow {
  getPrices(): Promise<Prices>;
  getInventory(): Promise<Inventory>;
}

interface PricedPack {
  readonly choice: PackChoice;
  readonly price: Pence;
}

const putIn =
  ({ cart }: Pick<VisitorRecords, "cart">) =>
  async ({ choice, price }: PricedPack): Promise<Result<Cart, AddToCartRefusal>> => {
    const before = await cart.load();
    if (isLineFull(before, choice)) return refuse({ kind: "line-full" });
    const after = addPack(before, choice, price);
    await cart.save(after);
    return accept(after);
  };

/**
 * Adds one pack at the price of now. A pack larger than the eggs left is refused, as is one more on a
 * full line; the sum of all lines is the till's matter.
 */
export const addToCart = (
  shop: ShopWindow,
  command: Commands<VisitorRecords>,
): AsDeed<PackChoice, Cart, AddToCartRefusal> => {
  const put = deedsBy(command)(putIn);
  const add = async (choice: PackChoice, deed: string | null = null) => {
    const price = priceOf(await shop.getPrices(), choice);
    if (price === null || !DELIVERY_METHODS.includes(choice.deliveryMethod))
      return refuse({ kind: "not-for-sale" });
    const inStock = (await shop.getInventory())[choice.category];
    if (choice.packSize > inStock) return refuse({ kind: "not-enough-eggs", inStock });
    return put({ choice, price }, deed);
  };
  return add as AsDeed<PackChoice, Cart, AddToCartRefusal>;
};
