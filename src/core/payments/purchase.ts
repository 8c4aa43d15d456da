import type { PackChoice } from "#core/cart/cart.ts";
import { needsDelivery } from "#core/cart/cart.ts";
import { isQuantity } from "#core/cart/cart-quantity.ts";
import { reviewCart } from "#core/cart/cart-review.ts";
import { isChoice } from "#core/cart/likely-line.ts";
import { type EggType, eggTypeIn } from "#core/catalogue/catalogue.ts";
import { packId } from "#core/catalogue/pack.ts";
import type { DayNeed } from "#core/days/room-for.ts";
import type { Inventory } from "#core/inventory/inventory.ts";
import { eggsAsked } from "#core/inventory/stock.ts";
import type { OrderItem } from "#core/orders/order.ts";
import type { Prices } from "#core/pricing/prices.ts";
import { DELIVERY_METHODS, type DeliveryMethod } from "#core/shared/delivery-method.ts";
import type { Pence } from "#core/shared/money.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";
import { sumOf } from "#core/shared/sum.ts";
import type { Caps, ChosenDays } from "#core/week/farm-week.ts";

export interface WantedPacks extends PackChoice {
  readonly quantity: number;
}

export interface PurchaseLine extends WantedPacks {
  readonly name: string;
  readonly price: Pence;
}

export interface Purchase {
  readonly lines: readonly PurchaseLine[];
  readonly total: Pence;
  readonly needsDelivery: boolean;
  readonly days?: ChosenDays;
  /** A cap that is lowered meanwhile takes no place away. */
  readonly caps?: DayCaps;
}

export type DayCaps = Readonly<Partial<Record<DeliveryMethod, Caps>>>;

export type PurchaseRefusal =
  | { readonly kind: "empty-cart" }
  | { readonly kind: "not-for-sale" }
  | { readonly kind: "not-enough-eggs" };

export const wantedPacks = ({
  category,
  packSize,
  deliveryMethod,
  quantity,
}: WantedPacks): WantedPacks => ({ category, packSize, deliveryMethod, quantity });

const isWantedPacks = (packs: WantedPacks): boolean =>
  isChoice(packs) && isQuantity(packs.quantity);

export const purchaseOf = (
  packs: readonly WantedPacks[],
  prices: Prices,
  inventory: Inventory,
  eggs: readonly EggType[],
): Result<Purchase, PurchaseRefusal> => {
  if (!packs.every(isWantedPacks)) return refuse({ kind: "not-for-sale" });
  const review = reviewCart(
    packs.map((pack) => ({ ...pack, price: 0 })),
    prices,
    inventory,
  );
  if (review.lines.length === 0) return refuse({ kind: "empty-cart" });
  const troubled = review.lines.find((line) => line.trouble !== null);
  if (troubled?.trouble) return refuse({ kind: troubled.trouble.kind });
  return accept({
    lines: review.lines.map((line) => ({
      ...wantedPacks(line),
      name: eggTypeIn(eggs, line.category).name,
      price: line.priceNow,
    })),
    total: review.total,
    needsDelivery: needsDelivery(review.lines),
  });
};

export const dayNeeds = (lines: readonly WantedPacks[]): readonly DayNeed[] =>
  DELIVERY_METHODS.flatMap((method) => {
    const own = lines.filter((line) => line.deliveryMethod === method);
    const eggs = sumOf(own, ({ packSize, quantity }) => packSize * quantity);
    return own.length > 0 ? [{ method, eggs }] : [];
  });

export const isInStock = ({ lines }: Purchase, inventory: Inventory): boolean =>
  lines.every(({ category }) => eggsAsked(lines, category) <= inventory[category]);

export const orderItemsOf = (purchase: Purchase): readonly OrderItem[] =>
  purchase.lines.map((line) => ({
    id: packId(line),
    name: line.name,
    packSize: line.packSize,
    deliveryMethod: line.deliveryMethod,
    price: line.price,
    quantity: line.quantity,
  }));
