import type { PackChoice } from "#core/cart/cart.ts";
import { removeLine } from "#core/cart/cart.ts";
import { type TakenOut, takenOut } from "#core/cart/removed-line.ts";
import { saveCart } from "#core/cart/save-cart.ts";
import { accept, type Result } from "#core/shared/result.ts";
import type { VisitorRecords } from "#ports/records.ts";

export const removeFromCart =
  (records: Pick<VisitorRecords, "cart" | "chosenDays">) =>
  async (choice: PackChoice): Promise<Result<TakenOut | null, never>> => {
    const before = await records.cart.load();
    await saveCart(records, removeLine(before, choice));
    return accept(takenOut(before, choice));
  };
