import type { Farm } from "#core/farm.ts";
import type { Address } from "#core/orders/address.ts";
import { type CalledOff, calledOffOf } from "#core/orders/called-off.ts";
import { isBeingCancelled } from "#core/orders/cancelling.ts";
import { type CustomerChanges, customerChangesOf } from "#core/orders/customer-changes.ts";
import type { Order, OrderItem } from "#core/orders/order.ts";
import type { ReturnedPart } from "#core/orders/returned-parts.ts";
import { picked } from "#core/shared/picked.ts";

/** An allow-list: a new field stays hidden until it stands here. */
const SEEN = [
  "id",
  "date",
  "customerEmail",
  "customerName",
  "total",
  "status",
  "items",
  "paymentMethod",
  "captured",
  "returned",
  "parts",
  "days",
  "paid",
  "handedOver",
  "bestBefore",
] as const satisfies readonly (keyof Order)[];

/** Hidden from an e-mail's link: another person may read the mail. */
const SEEN_WHERE_ORDERED = ["phone", "address", "note"] as const satisfies readonly (keyof Order)[];

const SEEN_OF_ITEM = [
  "id",
  "name",
  "packSize",
  "deliveryMethod",
  "price",
  "quantity",
] as const satisfies readonly (keyof OrderItem)[];

const SEEN_OF_ADDRESS = [
  "lines",
  "postcode",
  "country",
] as const satisfies readonly (keyof Address)[];

const SEEN_OF_PART = ["amount", "at", "reason"] as const satisfies readonly (keyof ReturnedPart)[];

export type SeenOrder = Pick<Order, (typeof SEEN)[number] | (typeof SEEN_WHERE_ORDERED)[number]> & {
  readonly isBeingCancelled?: true;
  readonly calledOff?: CalledOff;
  readonly customerChanges?: CustomerChanges;
};

const itemsAndParts = ({ items, parts }: Order): Pick<Order, "items" | "parts"> => ({
  items: items.map((item) => picked(item, SEEN_OF_ITEM)),
  ...(parts && { parts: parts.map((part) => ({ id: "", ...picked(part, SEEN_OF_PART) })) }),
});

export const withoutPlace = (order: Order): SeenOrder => {
  const calledOff = calledOffOf(order);
  return {
    ...picked(order, SEEN),
    ...itemsAndParts(order),
    ...(isBeingCancelled(order) && { isBeingCancelled: true }),
    ...(calledOff && { calledOff }),
  };
};

export const whereOrdered = (order: Order): SeenOrder => ({
  ...withoutPlace(order),
  ...picked(order, SEEN_WHERE_ORDERED),
  ...(order.address && { address: picked(order.address, SEEN_OF_ADDRESS) }),
});

export const withCustomerChanges = (seen: SeenOrder, order: Order, farm: Farm): SeenOrder => {
  const customerChanges = customerChangesOf(order, farm);
  return customerChanges ? { ...seen, customerChanges } : seen;
};

export const byLink = (order: Order, farm: Farm): SeenOrder =>
  withCustomerChanges(withoutPlace(order), order, farm);
