import type { Farm } from "#core/farm.ts";
import type { Movement } from "#core/money/movement.ts";
import type { Address } from "#core/orders/address.ts";
import { type CalledOff, calledOffOf } from "#core/orders/called-off.ts";
import { isBeingCancelled } from "#core/orders/cancelling.ts";
import { type CustomerChanges, customerChangesOf } from "#core/orders/customer-changes.ts";
import { asksForAddress } from "#core/orders/lacks-address.ts";
import type { Order, OrderItem } from "#core/orders/order.ts";
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
  "days",
  "paid",
  "rest",
  "handedOver",
  "bestBefore",
] as const satisfies readonly (keyof Order)[];

/** Hidden from an e-mail's link: another person may read the mail. */
const SEEN_WHERE_ORDERED = [
  "phone",
  "recipient",
  "payer",
  "address",
  "note",
] as const satisfies readonly (keyof Order)[];

const SEEN_OF_ITEM = [
  "id",
  "name",
  "packSize",
  "deliveryMethod",
  "price",
  "quantity",
  "givenBack",
] as const satisfies readonly (keyof OrderItem)[];

const SEEN_OF_ADDRESS = [
  "lines",
  "postcode",
  "country",
] as const satisfies readonly (keyof Address)[];

const SEEN_OF_MOVEMENT = [
  "kind",
  "amount",
  "day",
  "at",
  "how",
  "reason",
] as const satisfies readonly (keyof Movement)[];

export type SeenOrder = Pick<
  Order,
  (typeof SEEN)[number] | (typeof SEEN_WHERE_ORDERED)[number] | "money"
> & {
  readonly isBeingCancelled?: true;
  /** Its customer may say where to bring it. */
  readonly asksForAddress?: true;
  readonly calledOff?: CalledOff;
  readonly customerChanges?: CustomerChanges;
};

const itemsAndMoney = ({ items, money }: Order): Pick<Order, "items" | "money"> => ({
  items: items.map((item) => picked(item, SEEN_OF_ITEM)),
  money: money.map((movement) => picked(movement, SEEN_OF_MOVEMENT)),
});

export const withoutPlace = (order: Order): SeenOrder => {
  const calledOff = calledOffOf(order);
  return {
    ...picked(order, SEEN),
    ...itemsAndMoney(order),
    ...(isBeingCancelled(order) && { isBeingCancelled: true }),
    ...(calledOff && { calledOff }),
  };
};

const asking = (order: Order): Pick<SeenOrder, "asksForAddress"> =>
  asksForAddress(order) ? { asksForAddress: true } : {};

export const whereOrdered = (order: Order): SeenOrder => ({
  ...withoutPlace(order),
  ...asking(order),
  ...picked(order, SEEN_WHERE_ORDERED),
  ...(order.address && { address: picked(order.address, SEEN_OF_ADDRESS) }),
});

export const withCustomerChanges = (seen: SeenOrder, order: Order, farm: Farm): SeenOrder => {
  const customerChanges = customerChangesOf(order, farm);
  return customerChanges ? { ...seen, customerChanges } : seen;
};

export const byLink = (order: Order, farm: Farm): SeenOrder =>
  withCustomerChanges({ ...withoutPlace(order), ...asking(order) }, order, farm);
