import type { OrderItem } from "#core/orders/order.ts";
import { isCollected } from "#core/orders/order-methods.ts";

type Packed = Pick<OrderItem, "name" | "packSize">;

export const packName = ({ name, packSize }: Packed): string =>
  `${name.replace(/\s+eggs$/i, "")} ${packSize}`;

export const packsInWords = (item: Packed & Pick<OrderItem, "quantity">): string =>
  `${item.quantity} × ${packName(item)}`;

export const itemsInWords = (items: readonly OrderItem[]): string => {
  const ways = [
    ["delivery", items.filter((item) => !isCollected(item))],
    ["collection", items.filter(isCollected)],
  ] as const;
  return ways
    .filter(([, leaving]) => leaving.length > 0)
    .map(([way, leaving]) => [...leaving.map(packsInWords), way].join(", "))
    .join("; ");
};
