import type { Cart } from "#core/cart/cart.ts";
import {
  type AddedPacks,
  type Offer,
  type OrderedPacks,
  type Refill,
  refilled,
  without,
} from "#core/cart/refill.ts";
import { saveCart } from "#core/cart/save-cart.ts";
import { accept, type Result } from "#core/shared/result.ts";
import type { VisitorRecords } from "#ports/records.ts";

export interface OrderAgain extends Offer {
  readonly items: readonly OrderedPacks[];
}

type Deps = Pick<VisitorRecords, "cart">;

export const orderAgain =
  ({ cart }: Deps) =>
  async ({ items, ...offer }: OrderAgain): Promise<Result<Refill, never>> => {
    const refill = refilled(await cart.load(), items, offer);
    if (refill.added.length > 0) await cart.save(refill.cart);
    return accept(refill);
  };

export const takeOut =
  (records: Deps & Pick<VisitorRecords, "chosenDays">) =>
  async (added: readonly AddedPacks[]): Promise<Result<Cart, never>> => {
    const after = without(await records.cart.load(), added);
    await saveCart(records, after);
    return accept(after);
  };
