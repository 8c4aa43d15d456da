import { type Cart, isSameLine, lineOf, type PackChoice } from "#core/cart/cart.ts";
import { MAX_QUANTITY } from "#core/cart/cart-quantity.ts";
import { DELIVERY_METHODS, type DeliveryMethod } from "#core/shared/delivery-method.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";
import type { VisitorRecords } from "#ports/records.ts";

export interface DeliveryChange {
  readonly choice: PackChoice;
  readonly deliveryMethod: DeliveryMethod;
}

export interface DeliveryChanged {
  readonly quantity: number;
  readonly isMerged: boolean;
}

export type LineRefusal = { readonly kind: "line-full" };

/** Merges into the line with that method; null where one line can't hold all packs. */
export const withDelivery = (
  cart: Cart,
  { choice, deliveryMethod }: DeliveryChange,
): Cart | null => {
  const line = lineOf(cart, choice);
  if (!line || line.deliveryMethod === deliveryMethod) return cart;
  const equal = lineOf(cart, { ...line, deliveryMethod });
  const quantity = line.quantity + (equal?.quantity ?? 0);
  if (quantity > MAX_QUANTITY) return null;
  return cart
    .filter((one) => one !== equal)
    .map((one) => (one === line ? { ...line, deliveryMethod, quantity } : one));
};

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
