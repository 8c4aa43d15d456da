import type { Cart, PackChoice } from "#core/cart/cart.ts";
import { changeQuantity } from "#core/cart/cart.ts";
import { accept, type Result } from "#core/shared/result.ts";
import type { VisitorRecords } from "#ports/records.ts";

export interface QuantityChange {
  readonly choice: PackChoice;
  /** 0 or less removes the line. */
  readonly quantity: number;
}

export const setQuantity =
  ({ cart }: Pick<VisitorRecords, "cart">) =>
  async ({ choice, quantity }: QuantityChange): Promise<Result<Cart, never>> => {
    const changed = changeQuantity(await cart.load(), choice, quantity);
    await cart.save(changed);
    return accept(changed);
  };
