import type { EggsAfter, GivenPack } from "#core/orders/given-back.ts";
import type { Order, OrderItem } from "#core/orders/order.ts";
import type { DeliveryMethod } from "#core/shared/delivery-method.ts";

type Line = Pick<OrderItem, "id" | "deliveryMethod" | "quantity" | "givenBack">;

/** Packs of a line whose eggs are still the customer's. */
export const packsLeft = ({ quantity, givenBack: { back = 0, broken = 0 } = {} }: Line): number =>
  Math.max(0, quantity - back - broken);

/** Packs of a line that weren't given back: a pack can't come back twice. */
export const packsToGive = (line: Line): number =>
  Math.max(0, packsLeft(line) - (line.givenBack?.["with-customer"] ?? 0));

/** The lines of what is left of an order. */
export const itemsLeft = ({ items }: Pick<Order, "items">): readonly OrderItem[] =>
  items.flatMap(({ givenBack, ...item }) => {
    const quantity = packsLeft({ ...item, ...(givenBack && { givenBack }) });
    return quantity > 0 ? [{ ...item, quantity }] : [];
  });

const isOf = (line: Line, { id, method }: GivenPack): boolean =>
  line.id === id &&
  (method === undefined || (line.deliveryMethod === "collection") === (method === "collection"));

const withPack = <Item extends Line>(
  items: readonly Item[],
  pack: GivenPack,
): readonly Item[] | null => {
  let left = pack.quantity;
  const next = items.map((item) => {
    const taken = isOf(item, pack) ? Math.min(left, packsToGive(item)) : 0;
    left -= taken;
    if (taken === 0) return item;
    const given = (item.givenBack?.[pack.eggs] ?? 0) + taken;
    return { ...item, givenBack: { ...item.givenBack, [pack.eggs]: given } };
  });
  return left === 0 ? next : null;
};

/** Null where more packs are named than can still be given back. */
export const withPacksGiven = <Given extends Pick<Order, "items">>(
  order: Given,
  packs: readonly GivenPack[],
): Given | null => {
  let items: readonly OrderItem[] | null = order.items;
  for (const pack of packs) items = items && withPack(items, pack);
  return items && { ...order, items };
};

/** The lines of the packs that became this between two versions of an order. */
export const itemsThatBecame = (
  became: EggsAfter,
  before: Pick<Order, "items">,
  after: Pick<Order, "items">,
): readonly OrderItem[] =>
  after.items.flatMap(({ givenBack = {}, ...item }, at) => {
    const quantity = (givenBack[became] ?? 0) - (before.items[at]?.givenBack?.[became] ?? 0);
    return quantity > 0 ? [{ ...item, quantity }] : [];
  });

/** All packs of these halves that can still be given back. */
export const packsOfHalves = (
  { items }: Pick<Order, "items">,
  methods: readonly DeliveryMethod[],
  eggs: EggsAfter,
): readonly GivenPack[] =>
  items.flatMap((item) => {
    const [method, quantity] = [
      item.deliveryMethod === "collection" ? ("collection" as const) : ("delivery" as const),
      packsToGive(item),
    ];
    return methods.includes(method) && quantity > 0
      ? [{ id: item.id, method, quantity, eggs }]
      : [];
  });
