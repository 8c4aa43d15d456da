import type { CategoryId } from "#core/catalogue/catalogue.ts";
import { packId, packOf } from "#core/catalogue/pack.ts";
import type { PacksChange } from "#core/changing/changing.ts";
import type { PackPrices, PacksWanted } from "#core/orders/changed-packs.ts";
import { packsToGive } from "#core/orders/given-packs.ts";
import { methodsHere } from "#core/orders/halves.ts";
import type { Order, OrderItem } from "#core/orders/order.ts";
import { methodOf } from "#core/orders/order-methods.ts";
import { giftOf } from "#core/orders/order-money.ts";
import { versionOf } from "#core/orders/order-version.ts";
import type { DeliveryMethod } from "#core/shared/delivery-method.ts";
import type { Pence } from "#core/shared/money.ts";
import { sumOf } from "#core/shared/sum.ts";
import type { Version } from "#core/shared/version.ts";

/** At the price of the packs that they replace, or at today's of their own. */
export const SWAP_PRICES = ["as-ordered", "todays"] as const;

export type SwapPrice = (typeof SWAP_PRICES)[number];

/** Packs of a kind of which there are too few become packs of another, of the same size. */
export interface Swap {
  readonly orders: readonly { readonly id: string; readonly version: Version }[];
  readonly from: CategoryId;
  readonly to: CategoryId;
  readonly price: SwapPrice;
}

/** Null where a size of its packs isn't sold of the other kind. */
export type SwappedPacks = Required<Pick<PacksChange, "packs">> & { readonly prices: PackPrices };

const leftOf = ({ items }: Order, id: string, method: DeliveryMethod): number =>
  sumOf(
    items.filter((item) => item.id === id && methodOf(item) === method),
    packsToGive,
  );

const linesOf = (order: Order, from: CategoryId): readonly OrderItem[] => {
  const here = methodsHere(order);
  return order.items.filter(
    (item, at, all) =>
      packOf(item.id)?.category === from &&
      here.includes(methodOf(item)) &&
      leftOf(order, item.id, methodOf(item)) > 0 &&
      all.findIndex(
        ({ id, deliveryMethod }) => id === item.id && deliveryMethod === item.deliveryMethod,
      ) === at,
  );
};

export const swappedPacks = (order: Order, { from, to, price }: Swap): SwappedPacks | null => {
  const packs: PacksWanted[] = [];
  const prices: Record<string, Pence> = {};
  for (const { id, deliveryMethod, price: sold } of linesOf(order, from)) {
    const [pack, method] = [packOf(id), methodOf({ deliveryMethod })];
    const other = pack && { ...pack, category: to };
    if (!other || packOf(packId(other)) === null) return null;
    const before = leftOf(order, packId(other), method);
    const quantity = leftOf(order, id, method) + before;
    packs.push({ id, method, quantity: 0 }, { id: packId(other), method, quantity });
    if (price === "as-ordered" && before === 0) prices[packId(other)] = sold;
  }
  return packs.length > 0 ? { packs, prices } : null;
};

/**
 * What puts an order back as it was, also where there are too few eggs for it again. Null where its
 * sum wouldn't be what it was: a gift of before went into what it costs less.
 */
export const swapBack = (order: Order, { packs }: SwappedPacks, now: Order): PacksChange | null => {
  const costsLess = now.total < order.total;
  if (costsLess && giftOf(order) > 0) return null;
  const before = packs.map((one) => ({ ...one, quantity: leftOf(order, one.id, one.method) }));
  const own = order.items.filter(({ id }) => packs.some((one) => one.id === id));
  const prices = Object.fromEntries(own.map(({ id, price }) => [id, price]));
  return {
    ...{ order: order.id, packs: before, prices, version: versionOf(now) },
    difference: costsLess ? "at-door" : "gift",
    anyway: { eggs: true, day: true },
  };
};
