import { EGGS_AFTER } from "#core/orders/given-back.ts";
import type { OrderItem } from "#core/orders/order.ts";

const givenBackOf = (
  { givenBack: one = {} }: OrderItem,
  { givenBack: other = {} }: OrderItem,
): Pick<OrderItem, "givenBack"> => {
  const sums = EGGS_AFTER.map((eggs) => [eggs, (one[eggs] ?? 0) + (other[eggs] ?? 0)] as const);
  const given = sums.filter(([, packs]) => packs > 0);
  return given.length > 0 ? { givenBack: Object.fromEntries(given) } : {};
};

const isSame = (one: OrderItem, other: OrderItem): boolean =>
  (["id", "name", "deliveryMethod", "price"] as const).every(
    (field) => one[field] === other[field],
  );

const joined = (one: OrderItem, other: OrderItem): OrderItem => ({
  ...one,
  quantity: one.quantity + other.quantity,
  ...givenBackOf(one, other),
});

/** Packs of a kind, a way and a price are one line. */
export const joinedLines = (items: readonly OrderItem[]): readonly OrderItem[] => {
  const lines: OrderItem[] = [];
  for (const item of items) {
    const at = lines.findIndex((line) => isSame(line, item));
    const line = lines[at];
    if (line) lines[at] = joined(line, item);
    else lines.push(item);
  }
  return lines;
};
