import type { Cart } from "#core/cart/cart.ts";
import { accept, type Result } from "#core/shared/result.ts";
import type { VisitorRecords } from "#ports/records.ts";

export const clearCart =
  ({ cart }: Pick<VisitorRecords, "cart">) =>
  async (): Promise<Result<Cart, never>> => {
    await cart.save([]);
    return accept([]);
  };
