import { type CartLine, isSameLine } from "#core/cart/cart.ts";
import type { CartReview } from "#core/cart/cart-review.ts";
import { packId } from "#core/catalogue/pack.ts";
import type { OrderItem } from "#core/orders/order.ts";
import type { Pence } from "#core/shared/money.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";

/** A line as it is charged: `price` is the price of that moment. */
export interface PurchaseLine extends CartLine {
  readonly name: string;
}

/** What the customer is about to pay for, fixed when the payment starts. */
export interface Purchase {
  readonly lines: readonly PurchaseLine[];
  /** In pence: the sum of price × quantity. */
  readonly total: Pence;
  /** Whether any line is delivered. */
  readonly needsDelivery: boolean;
}

export type PurchaseRefusal =
  | { readonly kind: "empty-cart" }
  | { readonly kind: "not-for-sale" }
  | { readonly kind: "not-enough-eggs" };

export const purchaseOf = (review: CartReview): Result<Purchase, PurchaseRefusal> => {
  if (review.lines.length === 0) return refuse({ kind: "empty-cart" });
  const troubled = review.lines.find((line) => line.trouble !== null);
  if (troubled?.trouble) return refuse({ kind: troubled.trouble.kind });
  return accept({
    lines: review.lines.map((line) => ({
      category: line.category,
      packSize: line.packSize,
      deliveryMethod: line.deliveryMethod,
      quantity: line.quantity,
      name: line.name,
      price: line.priceNow,
    })),
    total: review.total,
    needsDelivery: review.lines.some((line) => line.deliveryMethod === "delivery"),
  });
};

/** Whether both charge the same packs at the same prices, in whatever order. */
export const isSamePurchase = (a: Purchase, b: Purchase): boolean =>
  a.lines.length === b.lines.length &&
  a.lines.every((line) =>
    b.lines.some(
      (other) =>
        isSameLine(line, other) && line.price === other.price && line.quantity === other.quantity,
    ),
  );

export const orderItemsOf = (purchase: Purchase): readonly OrderItem[] =>
  purchase.lines.map((line) => ({
    id: packId(line),
    name: line.name,
    packSize: line.packSize,
    deliveryMethod: line.deliveryMethod,
    price: line.price,
    quantity: line.quantity,
  }));
