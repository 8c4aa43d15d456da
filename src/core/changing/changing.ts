import type { EggsLacking } from "#core/by-hand/add-order.ts";
import { isQuantity } from "#core/cart/cart-quantity.ts";
import { packOf } from "#core/catalogue/pack.ts";
import { hasGivenUpPlace } from "#core/orders/cancelling.ts";
import { type PackPrices, type PacksWanted, priceOfPack } from "#core/orders/changed-packs.ts";
import { packsToGive } from "#core/orders/given-packs.ts";
import { isHandedOver, methodsHere } from "#core/orders/halves.ts";
import type { Order } from "#core/orders/order.ts";
import { methodOf, methodsOf } from "#core/orders/order-methods.ts";
import { leftOf, paidTowards } from "#core/orders/order-money.ts";
import { versionOf } from "#core/orders/order-version.ts";
import { hasMoney } from "#core/orders/status-sets.ts";
import type { WayGiven } from "#core/payments/giving.ts";
import { isPrice, type Prices } from "#core/pricing/prices.ts";
import type { Pence } from "#core/shared/money.ts";
import { sumOf } from "#core/shared/sum.ts";
import type { Version } from "#core/shared/version.ts";

/** What becomes of the difference: the first two where the packs cost less, the others where they cost more. */
export const DIFFERENCES = ["give-back", "leave", "at-door", "gift"] as const;

export type Difference = (typeof DIFFERENCES)[number];

/**
 * `packs`: what the halves that are here shall have; what isn't named stays. `prices`: pence a pack,
 * by its id, where they are others than the order's and, of new packs, today's. `how`: by hand
 * instead of by the provider. `wish`: drawn by the caller, for the money that is given back.
 */
export interface PacksChange {
  readonly order: string;
  readonly packs: readonly PacksWanted[];
  readonly prices?: PackPrices;
  readonly difference: Difference;
  readonly how?: WayGiven;
  readonly version: Version;
  readonly anyway?: { readonly eggs: boolean; readonly day: boolean };
  readonly reason?: string;
  readonly wish?: string;
}

export type ChangeRefusal =
  | { readonly kind: "order-gone" }
  | { readonly kind: "order-changed" }
  /** It isn't paid yet, or given up. */
  | { readonly kind: "not-to-change" }
  | { readonly kind: "handed-over" }
  /** Its money is on its way back. */
  | { readonly kind: "refund-waiting" }
  | { readonly kind: "bad-packs" }
  | { readonly kind: "not-for-sale"; readonly id: string }
  /** Cancel it instead. */
  | { readonly kind: "nothing-left" }
  | { readonly kind: "more-than-for-sale"; readonly lacking: readonly EggsLacking[] }
  | { readonly kind: "day-not-open"; readonly why: "closed" | "full" };

export const mayChangePacks = (order: Order): boolean =>
  hasMoney(order) && !hasGivenUpPlace(order) && methodsHere(order).length > 0;

const isRight = (order: Order, { id, method, quantity }: PacksWanted): boolean => {
  const isKnown = packOf(id) !== null || order.items.some((item) => item.id === id);
  return isKnown && methodsOf(order).includes(method) && (quantity === 0 || isQuantity(quantity));
};

const areApart = (packs: readonly PacksWanted[]): boolean =>
  new Set(packs.map(({ id, method }) => `${id} ${method}`)).size === packs.length;

const areRight = (order: Order, { packs, prices = {} }: PacksChange): boolean =>
  areApart(packs) &&
  packs.every((pack) => isRight(order, pack)) &&
  Object.values(prices).every((price) => price !== undefined && isPrice(price));

const isOut = (order: Order, { packs }: PacksChange): boolean =>
  packs.some(({ id, method, quantity }) => {
    const own = order.items.filter((item) => item.id === id && methodOf(item) === method);
    return isHandedOver(order, method) && sumOf(own, packsToGive) !== quantity;
  });

const unpriced = (order: Order, { packs, prices = {} }: PacksChange, today: Prices) =>
  packs.find(
    (pack) =>
      pack.quantity > 0 &&
      prices[pack.id] === undefined &&
      priceOfPack(order, pack, today) === null,
  );

export const refusalOfChange = (
  order: Order,
  change: PacksChange,
  today: Prices,
): ChangeRefusal | null => {
  if (change.version !== versionOf(order)) return { kind: "order-changed" };
  if (isOut(order, change) || methodsOf(order).every((method) => isHandedOver(order, method)))
    return { kind: "handed-over" };
  if (!mayChangePacks(order)) return { kind: "not-to-change" };
  if (!areRight(order, change)) return { kind: "bad-packs" };
  const without = unpriced(order, change, today);
  return without ? { kind: "not-for-sale", id: without.id } : null;
};

/** In pence, what is here and more than the order costs by now, of what it costs less. */
export const overpaid = (before: Order, after: Order): Pence => {
  const more = paidTowards(before) - after.total;
  return Math.max(0, Math.min(before.total - after.total, more, leftOf(before)));
};
