import type { Cart } from "#core/cart/cart.ts";
import type { LineRefusal } from "#core/cart/change-delivery.ts";
import { type TakenOut, withLineBack } from "#core/cart/line-moves.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";
import type { VisitorRecords } from "#ports/records.ts";

/** Puts a line back that was removed. */
export const putBack =
  ({ cart }: Pick<VisitorRecords, "cart">) =>
  async (removed: TakenOut): Promise<Result<Cart, LineRefusal>> => {
    const after = withLineBack(await cart.load(), removed);
    if (!after) return refuse({ kind: "line-full" });
    await cart.save(after);
    return accept(after);
  };
