import type { Farm } from "#core/farm.ts";
import { dayAndHours } from "#core/farm-words.ts";
import {
  addressOf,
  gateBlocks,
  gbp,
  greeting,
  itemsOf,
  receiptBlocks,
} from "#core/letters/letter-blocks.ts";
import { orderLinkBlocks } from "#core/letters/order-link-blocks.ts";
import type { Block, Letter } from "#core/messages/letter.ts";
import { goodbye } from "#core/messages/letter.ts";
import { fulfilmentDay } from "#core/orders/fulfilment-day.ts";
import { lacksAddress } from "#core/orders/lacks-address.ts";
import { type Order, shortId } from "#core/orders/order.ts";
import { hasCollection, hasDelivery } from "#core/orders/order-methods.ts";
import { isOwed, owedOf } from "#core/orders/order-money.ts";
import { isToHandOver } from "#core/orders/status-sets.ts";
import type { DeliveryMethod } from "#core/shared/delivery-method.ts";

const delivery = (order: Order, when: string): readonly Block[] => {
  if (!hasDelivery(order)) return [];
  const address = addressOf(order);
  if (address.length === 0) return [`We deliver on ${when}.`];
  return [{ title: `We deliver on ${when}${when.includes(",") ? ", to" : " to"}`, lines: address }];
};

const collection = (order: Order, when: string, farm: Farm): readonly Block[] =>
  hasCollection(order)
    ? [`Your eggs to collect are ready at the farm gate on ${when}.`, ...gateBlocks(farm)]
    : [];

const thanks = (order: Order): string =>
  isOwed(order)
    ? "Thank you for your order. This is what we pack for you:"
    : "Thank you for your order. It is paid, and this is what we pack for you:";

const paidTwice = (order: Order): readonly Block[] =>
  (order.log ?? [])
    .filter(({ kind }) => kind === "paid-twice")
    .map(
      ({ detail = "" }) =>
        `You paid this basket twice: as order ${detail}, and as order ${shortId(order)}. Unless you want both, we give one back.`,
    );

const toPay = (order: Order): readonly Block[] => {
  if (!isOwed(order)) return [];
  const sum = gbp(owedOf(order));
  return [
    order.paid?.how === "account"
      ? `${sum} is to pay: it goes on your account.`
      : `${sum} is to pay when you get your eggs.`,
  ];
};

const addressAsked = (order: Order, { phone }: Farm): readonly Block[] =>
  lacksAddress(order)
    ? [
        `PayPal has told us no address to deliver your eggs to. Please reply to this email with your address and postcode, or ring us on ${phone}.`,
      ]
    : [];

const whenBlocks = (order: Order, now: string, farm: Farm): readonly Block[] => {
  // No day is promised while the farmer has to look at the order.
  if (!isToHandOver(order))
    return [
      ...addressAsked(order, farm),
      "We have to look at your order once more, and then tell you when you get it.",
    ];
  const when = (method: DeliveryMethod) =>
    dayAndHours(farm, fulfilmentDay(order, method, now, farm), method);
  return [...delivery(order, when("delivery")), ...collection(order, when("collection"), farm)];
};

export const paidLetter = (order: Order, now: string, farm: Farm, publicUrl = ""): Letter => ({
  subject: `Your eggs from ${farm.name}: order ${shortId(order)}`,
  blocks: [
    greeting(order),
    thanks(order),
    itemsOf(order, farm),
    ...paidTwice(order),
    ...toPay(order),
    ...receiptBlocks(order, farm),
    ...whenBlocks(order, now, farm),
    ...orderLinkBlocks(order, farm, { now, publicUrl }),
    `If anything needs to change or isn't right, just reply to this email or text us on ${farm.phone}.`,
    goodbye(farm),
  ],
});
