import type { PackChoice } from "#core/cart/cart.ts";
import { removeLine } from "#core/cart/cart.ts";
import { type TakenOut, takenOut } from "#core/cart/removed-line.ts";
import { accept, type Result } from "#core/shared/result.ts";
import type { VisitorRecords } from "#ports/records.ts";

export const removeFromCart =
  ({ cart }: Pick<VisitorRecords, "cart">) =>
  async (choice: PackChoice): Promise<Result<TakenOut | null, never>> => {
    const before = await cart.load();
    await cart.save(removeLine(before, choice));
    return accept(takenOut(before, choice));
  };
