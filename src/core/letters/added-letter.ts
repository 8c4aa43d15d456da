import type { Farm } from "#core/farm.ts";
import { gbp, greeting, itemLine, itemsOf } from "#core/letters/letter-blocks.ts";
import { type Desk, orderLinkBlocks } from "#core/letters/order-link-blocks.ts";
import { type Block, goodbye, type Letter } from "#core/messages/letter.ts";
import { forChosenDays } from "#core/orders/days-in-words.ts";
import { asSold } from "#core/orders/item-names.ts";
import { type Order, type OrderItem, shortId } from "#core/orders/order.ts";
import type { Pence } from "#core/shared/money.ts";

export interface AddedPacks {
  readonly items: readonly OrderItem[];
  readonly total: Pence;
}

const added = ({ items }: AddedPacks, { eggs }: Farm): Block => ({
  title: "Added",
  lines: asSold(items, eggs).map(itemLine),
});

export const addedLetter = (order: Order, packs: AddedPacks, farm: Farm, desk: Desk): Letter => ({
  subject: `Your order ${shortId(order)} has more packs`,
  blocks: [
    greeting(order),
    `Thank you: ${gbp(packs.total)} is paid, and these packs go with your order ${shortId(order)}${forChosenDays(order, farm)}.`,
    added(packs, farm),
    itemsOf(order, farm),
    ...orderLinkBlocks(order, farm, desk),
    goodbye(farm),
  ],
});

export const addedByCustomerLetter = (order: Order, packs: AddedPacks, farm: Farm): Letter => ({
  subject: `Order ${shortId(order)}: packs added by the customer`,
  blocks: [
    `${order.customerName || "The customer"} has added to order ${shortId(order)}${forChosenDays(order, farm)}, and paid ${gbp(packs.total)}.`,
    added(packs, farm),
    itemsOf(order, farm),
  ],
});
