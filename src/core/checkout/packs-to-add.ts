import { type Cart, isSameLine, lineKey, type PackChoice } from "#core/cart/cart.ts";
import { MAX_QUANTITY } from "#core/cart/cart-quantity.ts";
import type { EggType } from "#core/catalogue/catalogue.ts";
import { packId } from "#core/catalogue/pack.ts";
import type { Inventory } from "#core/inventory/inventory.ts";
import { eggsAsked } from "#core/inventory/stock.ts";
import type { OrderItem } from "#core/orders/order.ts";
import { methodOf } from "#core/orders/order-methods.ts";
import { type Prices, priceOf } from "#core/pricing/prices.ts";
import type { DeliveryMethod } from "#core/shared/delivery-method.ts";
import type { Pence } from "#core/shared/money.ts";

export interface PackToAdd extends PackChoice {
  readonly key: string;
  readonly name: string;
  readonly image: string;
  readonly price: Pence;
  readonly quantity: number;
  /** Packs, beside those of other sizes that are chosen. */
  readonly most: number;
  /** In the order already. */
  readonly isOrdered: boolean;
}

export interface Offered {
  readonly eggs: readonly EggType[];
  readonly prices: Prices;
  readonly inventory: Inventory;
}

/** Each pack for sale, of one way to come by it. */
export const packsToAdd = (
  items: readonly Pick<OrderItem, "id" | "deliveryMethod">[],
  deliveryMethod: DeliveryMethod,
  chosen: Cart,
  { eggs, prices, inventory }: Offered,
): readonly PackToAdd[] =>
  eggs.flatMap(({ id: category, name, image, sizes }) =>
    sizes.flatMap((packSize): PackToAdd[] => {
      const choice = { category, packSize, deliveryMethod };
      const price = priceOf(prices, choice);
      const quantity = chosen.find((line) => isSameLine(line, choice))?.quantity ?? 0;
      const others = eggsAsked(chosen, category) - quantity * packSize;
      const left = Math.max(0, inventory[category] - others);
      const most = Math.min(MAX_QUANTITY, Math.floor(left / packSize));
      if (price === null || (most < 1 && quantity === 0)) return [];
      const isOrdered = items.some(
        (item) => item.id === packId(choice) && methodOf(item) === deliveryMethod,
      );
      const key = lineKey(choice);
      return [{ ...choice, key, name, image, price, quantity, most, isOrdered }];
    }),
  );

/** Without what is for sale no longer. */
export const stillForSale = (chosen: Cart, prices: Prices): Cart =>
  chosen.filter((line) => priceOf(prices, line) !== null);

export const withQuantity = (chosen: Cart, pack: PackToAdd, quantity: number): Cart => {
  const { category, packSize, deliveryMethod, price } = pack;
  const others = chosen.filter((line) => !isSameLine(line, pack));
  return quantity === 0
    ? others
    : [...others, { category, packSize, deliveryMethod, price, quantity }];
};
