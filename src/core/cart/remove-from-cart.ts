import type { Cart, PackChoice } from "#core/cart/cart.ts";
import { removeLine } from "#core/cart/cart-quantity.ts";
import { accept, type Result } from "#core/shared/result.ts";
import type { VisitorRecords } from "#ports/records.ts";

export const removeFromCart =
  ({ cart }: Pick<VisitorRecords, "cart">) =>
  async (choice: PackChoice): Promise<Result<Cart, never>> => {
    const changed = removeLine(await cart.load(), choice);
    await cart.save(changed);
    return accept(changed);
  };
