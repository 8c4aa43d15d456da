import type { Cart, PackChoice } from "#core/cart/cart.ts";
import { changeQuantity } from "#core/cart/cart.ts";
import { saveCart } from "#core/cart/save-cart.ts";
import { accept, type Result } from "#core/shared/result.ts";
import type { VisitorRecords } from "#ports/records.ts";

export interface QuantityChange {
  readonly choice: PackChoice;
  readonly quantity: number;
}

export const setQuantity =
  (records: Pick<VisitorRecords, "cart" | "chosenDays">) =>
  async ({ choice, quantity }: QuantityChange): Promise<Result<Cart, never>> => {
    const changed = changeQuantity(await records.cart.load(), choice, quantity);
    await saveCart(records, changed);
    return accept(changed);
  };
