import * as v from "valibot";
import { needsDelivery } from "#core/cart/cart.ts";
import { isQuantity, MAX_QUANTITY } from "#core/cart/cart-quantity.ts";
import { reviewCart } from "#core/cart/cart-review.ts";
import { isChoice } from "#core/cart/likely-line.ts";
import { CATEGORY_IDS, type EggType, eggTypeIn, PACK_SIZES } from "#core/catalogue/catalogue.ts";
import { packId } from "#core/catalogue/pack.ts";
import type { DayNeed } from "#core/days/room-for.ts";
import type { Inventory } from "#core/inventory/inventory.ts";
import { eggsAsked } from "#core/inventory/stock.ts";
import type { OrderItem } from "#core/orders/order.ts";
import type { Prices } from "#core/pricing/prices.ts";
import { DELIVERY_METHODS } from "#core/shared/delivery-method.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";
import { sumOf } from "#core/shared/sum.ts";

export const WantedPacks = v.object({
  category: v.picklist(CATEGORY_IDS),
  packSize: v.picklist(PACK_SIZES),
  deliveryMethod: v.picklist(DELIVERY_METHODS),
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_QUANTITY)),
});

export type WantedPacks = Readonly<v.InferOutput<typeof WantedPacks>>;

const Pence = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const PurchaseLine = v.pipe(
  v.object({ ...WantedPacks.entries, name: v.string(), price: Pence }),
  v.readonly(),
);

export type PurchaseLine = v.InferOutput<typeof PurchaseLine>;

const Cap = v.nullable(v.number());

const DayCaps = v.pipe(
  v.object(
    v.entriesFromList(
      DELIVERY_METHODS,
      v.exactOptional(v.pipe(v.object({ orders: Cap, eggs: Cap }), v.readonly())),
    ),
  ),
  v.readonly(),
);

export type DayCaps = v.InferOutput<typeof DayCaps>;

export const Purchase = v.pipe(
  v.object({
    lines: v.pipe(v.array(PurchaseLine), v.readonly()),
    total: Pence,
    needsDelivery: v.boolean(),
    days: v.exactOptional(
      v.pipe(
        v.object(v.entriesFromList(DELIVERY_METHODS, v.exactOptional(v.string()))),
        v.readonly(),
      ),
    ),
    /** The caps at the opening: a cap that is lowered later takes no place away. */
    caps: v.exactOptional(DayCaps),
  }),
  v.readonly(),
);

export type Purchase = v.InferOutput<typeof Purchase>;

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

/** `isAdded`: to an order, which has its places already. */
export const dayNeeds = (lines: readonly WantedPacks[], isAdded = false): readonly DayNeed[] =>
  DELIVERY_METHODS.flatMap((method) => {
    const own = lines.filter((line) => line.deliveryMethod === method);
    const eggs = sumOf(own, ({ packSize, quantity }) => packSize * quantity);
    return own.length > 0 ? [{ method, eggs, ...(isAdded && { orders: 0 }) }] : [];
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
