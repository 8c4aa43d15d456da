import type { Cart } from "#core/cart/cart.ts";
import {
  type AddedPacks,
  type MissingPacks,
  type Offer,
  type OrderedPacks,
  type Refill,
  refilled,
  without,
} from "#core/cart/refill.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";
import type { VisitorRecords } from "#ports/records.ts";

/** With the prices and the stock that the page knows. */
export interface OrderAgain extends Offer {
  readonly items: readonly OrderedPacks[];
}

export interface NothingToAdd {
  readonly kind: "nothing-to-add";
  readonly missing: readonly MissingPacks[];
}

type Deps = Pick<VisitorRecords, "cart">;

/** Fills the basket with what was ordered before. What is in it stays. */
export const orderAgain =
  ({ cart }: Deps) =>
  async ({ items, ...offer }: OrderAgain): Promise<Result<Refill, NothingToAdd>> => {
    const refill = refilled(await cart.load(), items, offer);
    if (refill.added.length === 0)
      return refuse({ kind: "nothing-to-add", missing: refill.missing });
    await cart.save(refill.cart);
    return accept(refill);
  };

export const takeOut =
  ({ cart }: Deps) =>
  async (added: readonly AddedPacks[]): Promise<Result<Cart, never>> => {
    const after = without(await cart.load(), added);
    await cart.save(after);
    return accept(after);
  };
