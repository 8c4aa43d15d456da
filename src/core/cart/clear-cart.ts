import type { Cart } from "#core/cart/cart.ts";
import { saveCart } from "#core/cart/save-cart.ts";
import { accept, type Result } from "#core/shared/result.ts";
import type { VisitorRecords } from "#ports/records.ts";

export const clearCart =
  (records: Pick<VisitorRecords, "cart" | "chosenDays">) =>
  async (): Promise<Result<Cart, never>> => {
    await saveCart(records, []);
    return accept([]);
  };
