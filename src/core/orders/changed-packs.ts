import { type EggType, eggTypeIn } from "#core/catalogue/catalogue.ts";
import { packOf } from "#core/catalogue/pack.ts";
import { packsToGive } from "#core/orders/given-packs.ts";
import { joinedLines } from "#core/orders/joined-lines.ts";
import type { Order, OrderItem } from "#core/orders/order.ts";
import { methodOf } from "#core/orders/order-methods.ts";
import { packsInWords } from "#core/orders/packs-in-words.ts";
import { type Prices, priceOf } from "#core/pricing/prices.ts";
import type { DeliveryMethod } from "#core/shared/delivery-method.ts";
import { formatPounds, type Pence } from "#core/shared/money.ts";
import { sumOf } from "#core/shared/sum.ts";

/** How many packs of a kind an order shall have one way; `id`: the pack's. */
export interface PacksWanted {
  readonly id: string;
  readonly method: DeliveryMethod;
  readonly quantity: number;
}

/** Pence a pack, by its id. */
export type PackPrices = Readonly<Record<string, Pence | undefined>>;

type Items = readonly OrderItem[];

const isOf =
  ({ id, method }: PacksWanted) =>
  (item: OrderItem): boolean =>
    item.id === id && methodOf(item) === method;

/** Packs that were given back keep their line and its price. */
const priced = (item: OrderItem, price: Pence): Items => {
  if (item.price === price) return [item];
  const left = packsToGive(item);
  const { givenBack, ...line } = item;
  if (!givenBack) return [{ ...line, price }];
  const given = item.quantity - left;
  return [
    ...(given > 0 ? [{ ...item, quantity: given }] : []),
    ...(left > 0 ? [{ ...line, price, quantity: left }] : []),
  ];
};

const withQuantity = (item: OrderItem, left: number): Items => {
  const quantity = item.quantity - packsToGive(item) + left;
  return quantity > 0 ? [{ ...item, quantity }] : [];
};

/** More are added to the first of its lines, fewer are taken from the last. */
const changed = (items: Items, wanted: PacksWanted, prices: PackPrices): Items => {
  const own = items.filter(isOf(wanted));
  const price = prices[wanted.id];
  let left = wanted.quantity;
  const more = Math.max(0, left - sumOf(own, packsToGive));
  return items.flatMap((item) => {
    if (!isOf(wanted)(item)) return [item];
    const taken = Math.min(left, packsToGive(item)) + (item === own[0] ? more : 0);
    left -= Math.min(left, packsToGive(item));
    return withQuantity(item, taken).flatMap((line) =>
      price === undefined ? [line] : priced(line, price),
    );
  });
};

const added = (
  { id, method, quantity }: PacksWanted,
  price: Pence,
  eggs: readonly EggType[],
): Items => {
  const pack = packOf(id);
  if (!pack || quantity === 0) return [];
  const { name } = eggTypeIn(eggs, pack.category);
  return [{ id, name, packSize: pack.packSize, deliveryMethod: method, price, quantity }];
};

/** Today's price of what is new, and that of the order of what it has; null where neither is known. */
export const priceOfPack = (
  order: Pick<Order, "items">,
  { id, method }: Pick<PacksWanted, "id" | "method">,
  today: Prices,
): Pence | null => {
  const known = order.items.find((item) => item.id === id && methodOf(item) === method);
  const pack = packOf(id);
  return known?.price ?? (pack && priceOf(today, pack));
};

const costOf = (items: Items): Pence => sumOf(items, ({ price, quantity }) => price * quantity);

/** What costs less takes from a gift first. */
const totalOf = ({ items, total }: Pick<Order, "items" | "total">, next: Items): Pence => {
  const [before, after] = [costOf(items), costOf(next)];
  return after < before && total < before ? Math.min(total, after) : total + after - before;
};

/** The order with these packs; what it doesn't name stays. Its total follows. */
export const withPacksWanted = <Changed extends Pick<Order, "items" | "total">>(
  order: Changed,
  wanted: readonly PacksWanted[],
  prices: PackPrices,
  today: Prices,
  eggs: readonly EggType[],
): Changed => {
  let items: Items = order.items;
  for (const one of wanted) {
    const price = prices[one.id] ?? priceOfPack(order, one, today) ?? 0;
    items = items.some(isOf(one))
      ? changed(items, one, prices)
      : items.concat(added(one, price, eggs));
  }
  return { ...order, items: joinedLines(items), total: totalOf(order, items) };
};

/** "2 × Large 12, 1 × Medium 6", of what is left. */
export const leftInWords = (items: Items): string =>
  items
    .map((item) => ({ ...item, quantity: packsToGive(item) }))
    .filter(({ quantity }) => quantity > 0)
    .map(packsInWords)
    .join(", ");

type Sold = Pick<Order, "items" | "total">;

/** The sums are said where the packs are the same. */
export const changeInWords = (before: Sold, after: Sold): string => {
  const [was, is] = [leftInWords(before.items), leftInWords(after.items)];
  const costs = ({ total }: Sold): string => (was === is ? ` for £${formatPounds(total)}` : "");
  return `${was}${costs(before)} to ${is}${costs(after)}`;
};
