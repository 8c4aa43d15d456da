import type { Order } from "#core/orders/order.ts";

export type OrderPlaces = Pick<
  Order,
  "id" | "date" | "status" | "items" | "days" | "handedOver" | "log"
>;

export const placesOf = ({
  id,
  date,
  status,
  items,
  days,
  handedOver,
  log,
}: Order): OrderPlaces => ({
  id,
  date,
  status,
  items,
  ...(days && { days }),
  ...(handedOver && { handedOver }),
  ...(log && { log }),
});
