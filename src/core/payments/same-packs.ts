import type { OrderItem } from "#core/orders/order.ts";

type Packs = Pick<OrderItem, "id" | "deliveryMethod" | "quantity">;

const keyOf = (packs: readonly Packs[]): string =>
  packs
    .map(({ id, deliveryMethod, quantity }) => `${id} ${deliveryMethod} ${quantity}`)
    .sort()
    .join(";");

export const areSamePacks = (a: readonly Packs[], b: readonly Packs[]): boolean =>
  keyOf(a) === keyOf(b);
