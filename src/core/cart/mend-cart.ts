import { saveCart } from "#core/cart/save-cart.ts";
import { accept, type Result } from "#core/shared/result.ts";
import type { VisitorRecords } from "#ports/records.ts";

export const mendCart =
  (records: Pick<VisitorRecords, "cart" | "chosenDays">) =>
  async (): Promise<Result<number, never>> => {
    const skipped = await records.cart.countSkipped();
    if (skipped > 0) await saveCart(records, await records.cart.load());
    return accept(skipped);
  };
