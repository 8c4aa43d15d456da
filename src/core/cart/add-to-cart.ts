import { addPack, type Cart, isLineFull, type PackChoice } from "#core/cart/cart.ts";
import { isChoice } from "#core/cart/likely-line.ts";
import { isPrice } from "#core/pricing/prices.ts";
import type { Pence } from "#core/shared/money.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";
import type { VisitorRecords } from "#ports/records.ts";

export type AddToCartRefusal =
  | { readonly kind: "not-for-sale" }
  | { readonly kind: "not-enough-eggs"; readonly inStock: number }
  | { readonly kind: "line-full" };

/** With the price and the stock by which the page offered it. */
export interface OfferedPack extends PackChoice {
  /** 0 where it is not for sale. */
  readonly price: Pence;
  readonly inStock: number;
}

const canBeSold = (pack: OfferedPack): boolean =>
  isChoice(pack) && isPrice(pack.price) && pack.price > 0;

/**
 * Adds one pack at the price that the page shows. Refuses a pack larger than the eggs left and one more on a full
 * line; the sum of all lines is checked at the checkout.
 */
export const addToCart =
  ({ cart }: Pick<VisitorRecords, "cart">) =>
  async (pack: OfferedPack): Promise<Result<Cart, AddToCartRefusal>> => {
    if (!canBeSold(pack)) return refuse({ kind: "not-for-sale" });
    const { price, inStock } = pack;
    if (pack.packSize > inStock) return refuse({ kind: "not-enough-eggs", inStock });
    const before = await cart.load();
    if (isLineFull(before, pack)) return refuse({ kind: "line-full" });
    const after = addPack(before, pack, price);
    await cart.save(after);
    return accept(after);
  };
