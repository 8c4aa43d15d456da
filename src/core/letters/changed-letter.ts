import type { Farm } from "#core/farm.ts";
import { gbp, greeting, itemLine } from "#core/letters/letter-blocks.ts";
import { type Block, goodbye, type Letter } from "#core/messages/letter.ts";
import { forChosenDays } from "#core/orders/days-in-words.ts";
import { itemsLeft } from "#core/orders/given-packs.ts";
import { asSold } from "#core/orders/item-names.ts";
import { type Order, shortId } from "#core/orders/order.ts";
import { owedOf } from "#core/orders/order-money.ts";
import type { Pence } from "#core/shared/money.ts";

/** `back`: in pence, what is given back. `reason`: in the farmer's words. */
export interface PacksTold {
  readonly before: Order;
  readonly back: Pence;
  readonly reason: string;
}

const packsOf = (title: string, order: Order, { eggs }: Farm): Block => ({
  title,
  lines: [...asSold(itemsLeft(order), eggs).map(itemLine), `Total: ${gbp(order.total)}`],
});

const moneyOf = (order: Order, back: Pence): readonly string[] => {
  const owed = owedOf(order);
  return [
    ...(back > 0 ? [`We give ${gbp(back)} back to you.`] : []),
    ...(owed > 0 ? [`${gbp(owed)} is still to pay.`] : []),
  ];
};

export const changedLetter = (
  order: Order,
  { before, back, reason }: PacksTold,
  farm: Farm,
): Letter => ({
  subject: `Your order ${shortId(order)} has changed`,
  blocks: [
    greeting(order),
    `We have changed the packs of your order ${shortId(order)}${forChosenDays(order, farm)}.`,
    ...(reason ? [reason] : []),
    packsOf("It was", before, farm),
    packsOf("It is now", order, farm),
    ...moneyOf(order, back),
    `If you have any questions, just reply to this email or text us on ${farm.phone}.`,
    goodbye(farm),
  ],
});
