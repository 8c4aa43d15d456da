import { reviewCart } from "#core/cart/cart-review.ts";
import { type Purchase, type PurchaseRefusal, purchaseOf } from "#core/orders/purchase.ts";
import type { Result } from "#core/shared/result.ts";
import type { Ports } from "#ports/ports.ts";

/** The purchase that the basket is at this moment: saved prices, saved stock. */
export const reviewTill =
  ({ carts, prices, inventory }: Pick<Ports, "carts" | "prices" | "inventory">) =>
  async (): Promise<Result<Purchase, PurchaseRefusal>> =>
    purchaseOf(reviewCart(await carts.load(), await prices.load(), await inventory.load()));
