import type { Cart } from "#core/cart/cart.ts";
import type { VisitorRecords } from "#ports/records.ts";

export const getCart =
  ({ cart }: Pick<VisitorRecords, "cart">) =>
  (): Promise<Cart> =>
    cart.load();
