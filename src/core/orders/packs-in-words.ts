import { EGG_TYPES } from "#core/catalogue/catalogue.ts";
import type { OrderItem } from "#core/orders/order.ts";
import { isCollected } from "#core/orders/order-methods.ts";

type Packed = Pick<OrderItem, "name" | "packSize">;

const kindIn = (name: string): string => name.replace(/\s+eggs$/i, "");

const USUAL_KINDS: readonly string[] = EGG_TYPES.map(({ name }) => kindIn(name));

/** A name of the farm's own may end in anything: "Big Browns 6" reads as if it were one. */
export const packName = ({ name, packSize }: Packed): string => {
  const kind = kindIn(name);
  return USUAL_KINDS.includes(kind) ? `${kind} ${packSize}` : `${kind}, ${packSize} pack`;
};

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
