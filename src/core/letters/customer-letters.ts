import type { Farm } from "#core/farm.ts";
import { dayAndHours } from "#core/farm-words.ts";
import { collectedOf, gateBlocks, gbp, greeting, leftBlocks } from "#core/letters/letter-blocks.ts";
import { type Desk, orderLinkBlocks } from "#core/letters/order-link-blocks.ts";
import type { Letter } from "#core/messages/letter.ts";
import { goodbye } from "#core/messages/letter.ts";
import { bestBeforeWords } from "#core/orders/best-before-words.ts";
import { forChosenDays } from "#core/orders/days-in-words.ts";
import { packsOf } from "#core/orders/eggs-of-order.ts";
import { type Order, shortId } from "#core/orders/order.ts";
import { isCollected, methodsOf } from "#core/orders/order-methods.ts";
import { givenBackOf } from "#core/orders/order-money.ts";
import { otherHalvesInWords } from "#core/orders/other-halves.ts";
import type { RefundLine } from "#core/orders/refunds-of-order.ts";
import { writtenDay } from "#core/shared/calendar.ts";
import type { Day } from "#core/shared/day.ts";
import type { DeliveryMethod } from "#core/shared/delivery-method.ts";
import type { Pence } from "#core/shared/money.ts";

export const deniedLetter = (order: Order, farm: Farm): Letter => ({
  subject: "Your payment did not go through",
  blocks: [
    greeting(order),
    `PayPal did not let the payment for your order ${shortId(order)}${forChosenDays(order, farm)} through. You have not been charged, and we won't pack the eggs.`,
    `If you would still like them, please order again, or text us on ${farm.phone} and we will find a way.`,
    goodbye(farm),
  ],
});

const collectedOn = ({ days }: Order, farm: Farm): string =>
  days?.collection ? ` on ${dayAndHours(farm, days.collection, "collection")}` : "";

const datedBlocks = (order: Order, farm: Farm): readonly string[] => {
  const collected = packsOf({ ...order, items: order.items.filter(isCollected) });
  const kinds = new Set(collected.map(({ category }) => category));
  const words = bestBeforeWords(
    order,
    farm.eggs.filter(({ id }) => kinds.has(id)),
  );
  return words ? [`${words}. Keep refrigerated after purchase.`] : [];
};

/** `before`: orders of the same customer that are ready too. */
export const readyLetter = (order: Order, farm: Farm, before: readonly Order[] = []): Letter => ({
  subject: "Your eggs are ready to collect",
  blocks: [
    greeting(order),
    `Your eggs are packed and waiting for you at the farm gate${collectedOn(order, farm)}:`,
    ...[...before, order].flatMap((one) => [collectedOf(one, farm), ...datedBlocks(one, farm)]),
    ...gateBlocks(farm),
    goodbye(farm),
  ],
});

const questions = (farm: Farm): string =>
  `If you have any questions, just reply to this email or text us on ${farm.phone}.`;

const ON_ITS_WAY = "It goes back the way you paid, and can take a few days to show.";

const paidBackOf = (order: Order, rest: Pence, farm: Farm): string => {
  const of = `your order ${shortId(order)}${forChosenDays(order, farm)}`;
  if (rest === 0) return `We have paid back all that you paid for ${of}.`;
  return givenBackOf(order) > rest
    ? `We have paid back the ${gbp(rest)} that was left of ${of}. ${ON_ITS_WAY}`
    : `We have paid back ${gbp(rest)} for ${of}. ${ON_ITS_WAY}`;
};

/** `paidBack`: in pence, what was left of its money. */
export const refundedLetter = (order: Order, paidBack: Pence, farm: Farm): Letter => ({
  subject: `Your refund from ${farm.name}`,
  blocks: [greeting(order), paidBackOf(order, paidBack, farm), questions(farm), goodbye(farm)],
});

export const partLetter = (
  order: Order,
  { amount, reason }: Pick<RefundLine, "amount" | "reason">,
  farm: Farm,
): Letter => ({
  subject: `Your refund of ${gbp(amount)} from ${farm.name}`,
  blocks: [
    greeting(order),
    `We have paid back ${gbp(amount)} for your order ${shortId(order)}${forChosenDays(order, farm)}. ${ON_ITS_WAY}`,
    ...(reason ? [{ title: "What it is for", lines: [reason] }] : []),
    ...leftBlocks(order, farm),
    questions(farm),
    goodbye(farm),
  ],
});

const LEAVES: Readonly<Record<DeliveryMethod, string>> = {
  delivery: "We deliver on",
  collection: "Your eggs are at the farm gate on",
};

export interface MoveTold extends Desk {
  readonly isByCustomer: boolean;
}

const BY_FARMER: MoveTold = { isByCustomer: false, now: "", publicUrl: "" };

export const movedLetter = (
  order: Order,
  methods: readonly DeliveryMethod[],
  farm: Farm,
  told: MoveTold = BY_FARMER,
): Letter => {
  const dayOf = (method: DeliveryMethod): Day => order.days?.[method] ?? "";
  const days = [...new Set(methods.map(dayOf))].toSorted();
  const isOne = days.length === 1;
  const half = methods.length < methodsOf(order).length ? `${methods.join()} of ` : "";
  return {
    subject: `${half ? `The ${half}your` : "Your"} order ${shortId(order)} is now for ${days.map(writtenDay).join(" and ")}`,
    blocks: [
      greeting(order),
      `${told.isByCustomer ? "You" : "We"} have moved ${half && `the ${half}`}your order ${shortId(order)} to ${isOne ? "another day" : "other days"}.`,
      ...methods.map((method) => `${LEAVES[method]} ${dayAndHours(farm, dayOf(method), method)}.`),
      ...otherHalvesInWords(order, methods),
      ...(methods.includes("collection") ? gateBlocks(farm) : []),
      ...orderLinkBlocks(order, farm, told),
      `If ${isOne ? "that day doesn't" : "those days don't"} suit you, just reply to this email or text us on ${farm.phone}.`,
      goodbye(farm),
    ],
  };
};

export const notPaidBackLetter = (order: Order, farm: Farm): Letter => ({
  subject: `About your refund from ${farm.name}`,
  blocks: [
    greeting(order),
    `You have cancelled your order ${shortId(order)}${forChosenDays(order, farm)}, and we won't pack it. PayPal didn't let us pay your money back, so we have to find another way. We will write to you soon.`,
    `If you would like to talk about it, just reply to this email or text us on ${farm.phone}.`,
    goodbye(farm),
  ],
});
