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

export interface OfferedPack extends PackChoice {
  readonly price: Pence;
  readonly inStock: number;
}

const canBeSold = (pack: OfferedPack): boolean =>
  isChoice(pack) && isPrice(pack.price) && pack.price > 0;

/** Looks at one line: the checkout checks the sum of all. */
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
