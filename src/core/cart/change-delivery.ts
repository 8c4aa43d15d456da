import { type Cart, DELIVERY_METHODS, isSameLine } from "#core/cart/cart.ts";
import { type DeliveryChange, withDelivery } from "#core/cart/line-moves.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";
import type { VisitorRecords } from "#ports/records.ts";

export interface DeliveryChanged {
  readonly quantity: number;
  readonly isMerged: boolean;
}

export type LineRefusal = { readonly kind: "line-full" };

const changed = (before: Cart, after: Cart, { choice, deliveryMethod }: DeliveryChange) => ({
  quantity: after.find((line) => isSameLine(line, { ...choice, deliveryMethod }))?.quantity ?? 0,
  isMerged: after.length < before.length,
});

export const changeDelivery =
  ({ cart }: Pick<VisitorRecords, "cart">) =>
  async (change: DeliveryChange): Promise<Result<DeliveryChanged, LineRefusal>> => {
    const before = await cart.load();
    const isWay = DELIVERY_METHODS.includes(change.deliveryMethod);
    const after = isWay ? withDelivery(before, change) : before;
    if (!after) return refuse({ kind: "line-full" });
    await cart.save(after);
    return accept(changed(before, after, change));
  };
