import type { Cart } from "#core/cart/cart.ts";
import type { LineRefusal } from "#core/cart/change-delivery.ts";
import { isLikelyLine } from "#core/cart/likely-line.ts";
import { type TakenOut, withLineBack } from "#core/cart/removed-line.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";
import type { VisitorRecords } from "#ports/records.ts";

export type PutBackLineRefusal = LineRefusal | { readonly kind: "unlikely-line" };

export const putBack =
  ({ cart }: Pick<VisitorRecords, "cart">) =>
  async (removed: TakenOut): Promise<Result<Cart, PutBackLineRefusal>> => {
    if (!isLikelyLine(removed)) return refuse({ kind: "unlikely-line" });
    const after = withLineBack(await cart.load(), removed);
    if (!after) return refuse({ kind: "line-full" });
    await cart.save(after);
    return accept(after);
  };
