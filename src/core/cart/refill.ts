import { addPack, type Cart, changeQuantity, lineOf, type PackChoice } from "#core/cart/cart.ts";
import { clampQuantity, MAX_QUANTITY } from "#core/cart/cart-quantity.ts";
import { packOf } from "#core/catalogue/pack.ts";
import type { Inventory } from "#core/inventory/inventory.ts";
import { eggsAsked } from "#core/inventory/stock.ts";
import { type Prices, priceOf } from "#core/pricing/prices.ts";
import type { DeliveryMethod } from "#core/shared/delivery-method.ts";

/** The id may be of a pack no longer in the catalogue. */
export interface OrderedPacks {
  readonly id: string;
  readonly name: string;
  readonly packSize: number;
  readonly deliveryMethod: string;
  readonly quantity: number;
}

export interface AddedPacks {
  readonly choice: PackChoice;
  readonly quantity: number;
}

export interface MissingPacks extends Pick<OrderedPacks, "name" | "packSize" | "quantity"> {
  readonly added: number;
  readonly why: "not-for-sale" | "sold-out" | "line-full";
}

export interface Refill {
  readonly cart: Cart;
  readonly added: readonly AddedPacks[];
  readonly missing: readonly MissingPacks[];
}

export interface Offer {
  readonly prices: Prices;
  readonly inventory: Inventory;
}

/** An unknown method was delivery. */
const methodOf = (stored: string): DeliveryMethod =>
  stored === "collection" ? "collection" : "delivery";

const packsAdded = (cart: Cart, { choice, quantity }: AddedPacks, price: number): Cart =>
  quantity === 0
    ? cart
    : changeQuantity(
        addPack(cart, choice, price),
        choice,
        (lineOf(cart, choice)?.quantity ?? 0) + quantity,
      );

const roomFor = (cart: Cart, choice: PackChoice, { inventory }: Offer) => {
  const eggsLeft = inventory[choice.category] - eggsAsked(cart, choice.category);
  const inStock = Math.max(0, Math.floor(eggsLeft / choice.packSize));
  const inLine = MAX_QUANTITY - (lineOf(cart, choice)?.quantity ?? 0);
  return inLine < inStock
    ? ({ most: inLine, why: "line-full" } as const)
    : ({ most: inStock, why: "sold-out" } as const);
};

const withItem =
  (offer: Offer) =>
  ({ cart, added, missing }: Refill, item: OrderedPacks): Refill => {
    const wanted = clampQuantity(Math.floor(item.quantity));
    if (!(wanted >= 1)) return { cart, added, missing };
    const miss = (fewer: number, why: MissingPacks["why"]): readonly MissingPacks[] => [
      ...missing,
      { name: item.name, packSize: item.packSize, quantity: wanted, added: fewer, why },
    ];
    const pack = packOf(item.id);
    const price = pack && priceOf(offer.prices, pack);
    if (!pack || price === null) return { cart, added, missing: miss(0, "not-for-sale") };
    const choice = { ...pack, deliveryMethod: methodOf(item.deliveryMethod) };
    const { most, why } = roomFor(cart, choice, offer);
    const packs = { choice, quantity: Math.min(wanted, most) };
    return {
      cart: packsAdded(cart, packs, price),
      added: packs.quantity > 0 ? [...added, packs] : added,
      missing: packs.quantity < wanted ? miss(packs.quantity, why) : missing,
    };
  };

export const refilled = (cart: Cart, items: readonly OrderedPacks[], offer: Offer): Refill =>
  items.reduce<Refill>(withItem(offer), { cart, added: [], missing: [] });

export const without = (cart: Cart, added: readonly AddedPacks[]): Cart =>
  added.reduce<Cart>(
    (left, { choice, quantity }) =>
      changeQuantity(left, choice, (lineOf(left, choice)?.quantity ?? 0) - quantity),
    cart,
  );
