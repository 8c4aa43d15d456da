import type { Farm } from "#core/farm.ts";
import { addressOf, gbp, itemsOf, whoOrdered } from "#core/letters/letter-blocks.ts";
import type { Block, Letter } from "#core/messages/letter.ts";
import { daysInWords, forChosenDays } from "#core/orders/days-in-words.ts";
import { openDisputeOf } from "#core/orders/dispute.ts";
import { disputeInWords } from "#core/orders/dispute-words.ts";
import { fulfilmentDay } from "#core/orders/fulfilment-day.ts";
import { type Order, shortId } from "#core/orders/order.ts";
import type { OrderLogEntry } from "#core/orders/order-log.ts";
import { hasCollection, hasDelivery, methodsOf } from "#core/orders/order-methods.ts";
import { leftOf } from "#core/orders/order-money.ts";
import { otherHalvesInWords } from "#core/orders/other-halves.ts";
import { TROUBLES } from "#core/orders/troubles.ts";
import { writtenDay } from "#core/shared/calendar.ts";
import type { DeliveryMethod } from "#core/shared/delivery-method.ts";

const noteOf = ({ note = "" }: Order): readonly Block[] =>
  note ? [{ title: "Note for the farm", lines: [note] }] : [];

const deliverTo = (order: Order): readonly Block[] => {
  if (!hasDelivery(order)) return [];
  const address = addressOf(order);
  return [{ title: "Deliver to", lines: address.length > 0 ? address : ["No address was given."] }];
};

const COLLECTS = {
  all: "The customer collects it at the farm gate.",
  some: "The customer collects some of it at the farm gate.",
} as const;

export const newOrderLetter = (order: Order, now: string, farm: Farm): Letter => ({
  subject: `New order ${shortId(order)}${forChosenDays(order, farm)}: ${gbp(order.total)}`,
  blocks: [
    `For ${daysInWords(order, (method) => fulfilmentDay(order, method, now, farm))}, paid:`,
    itemsOf(order, farm),
    whoOrdered(order),
    ...deliverTo(order),
    ...(hasCollection(order) ? [COLLECTS[hasDelivery(order) ? "some" : "all"]] : []),
    ...noteOf(order),
  ],
});

const HOW: Readonly<Record<DeliveryMethod, string>> = {
  delivery: "delivered",
  collection: "collected",
};

const REASONS: Readonly<Record<(typeof TROUBLES)[number], (entry: OrderLogEntry) => string>> = {
  "not-added": ({ detail = "another" }) =>
    `Its customer paid it to be added to order ${detail}, which has left or was given up.`,
  disagrees: () => "What was paid is not what was agreed.",
  "paid-twice": ({ detail = "another order" }) =>
    `Its customer paid this basket twice, as order ${detail} too. Give one back, unless both are wanted.`,
  "eggs-short": ({ detail = "some" }) =>
    `It took more eggs than were on the shelf: ${detail} short.`,
  "no-address": () => "PayPal has named no address to deliver it to.",
  "day-closed": () => "Its day was closed while it was paid.",
  "day-over": () => "Its day was over when the payment came.",
  "partly-refunded": ({ detail = "A part" }) => `${detail} of its money was paid back at PayPal.`,
  reversed: () => "PayPal has taken its money back.",
  "dispute-lost": () => "PayPal has decided its dispute for the buyer.",
  "customer-cancelled": () => "Its customer has cancelled it.",
  "refund-failed": ({ detail = "its money" }) => `PayPal could not pay back ${detail}.`,
  "refund-refused": () => "PayPal refused to pay its money back.",
};

const reasonsOf = (order: Order): readonly string[] => {
  const dispute = openDisputeOf(order);
  return [
    ...(dispute ? [disputeInWords(dispute, order.customerName ?? "")] : []),
    ...(order.log ?? []).flatMap((entry) =>
      TROUBLES.filter((kind) => kind === entry.kind).map((kind) => REASONS[kind](entry)),
    ),
  ];
};

export const attentionLetter = (order: Order, farm: Farm): Letter => ({
  subject: `Order ${shortId(order)}${forChosenDays(order, farm)} needs attention`,
  blocks: [
    { lines: [`Please look at order ${shortId(order)} in the admin area.`, ...reasonsOf(order)] },
    itemsOf(order, farm),
    whoOrdered(order),
    ...(order.captureId ? [{ title: "Payment at PayPal", lines: [order.captureId] }] : []),
  ],
});

export const movedByCustomerLetter = (order: Order, method: DeliveryMethod): Letter => {
  const day = writtenDay(order.days?.[method] ?? "");
  const isHalf = methodsOf(order).length > 1;
  return {
    subject: `Order ${shortId(order)}: ${isHalf ? `${method} ` : ""}moved to ${day} by the customer`,
    blocks: [
      isHalf
        ? `A part of it is ${HOW[method]} on ${day} now.`
        : `It is ${HOW[method]} on ${day} now.`,
      ...otherHalvesInWords(order, [method]),
      whoOrdered(order),
    ],
  };
};

export const cancelledByCustomerLetter = (order: Order, farm: Farm): Letter => ({
  subject: `Order ${shortId(order)} was cancelled by the customer`,
  blocks: [
    `Please don't pack order ${shortId(order)}${forChosenDays(order, farm)}. ${gbp(leftOf(order))} goes back the way it was paid, and its eggs come back into stock with it.`,
    itemsOf(order, farm),
    whoOrdered(order),
  ],
});

export const addressByCustomerLetter = (order: Order, farm: Farm): Letter => ({
  subject: `Order ${shortId(order)}${forChosenDays(order, farm)}: the customer has typed the address`,
  blocks: [
    ...deliverTo(order),
    order.status === "Needs attention"
      ? "It still needs attention: please look at it in the admin area."
      : "It needs attention no more.",
    itemsOf(order, farm),
    whoOrdered(order),
  ],
});
