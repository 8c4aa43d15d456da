import { setTimeout as wait } from "node:timers/promises";
import type { Dice } from "./dice.ts";
import type { Place } from "./place.ts";

const TYPES: Readonly<Record<string, string>> = {
  COMPLETED: "PAYMENT.CAPTURE.COMPLETED",
  PENDING: "PAYMENT.CAPTURE.PENDING",
  DECLINED: "PAYMENT.CAPTURE.DECLINED",
  REFUNDED: "PAYMENT.CAPTURE.REFUNDED",
};

interface Wish {
  readonly type: string;
  readonly id: string;
}

/** All that PayPal could tell of now. */
const wishesOf = ({ paypal }: Place): readonly Wish[] => [
  ...paypal
    .orders()
    .filter(({ status }) => status === "APPROVED")
    .map(({ id }) => ({ type: "CHECKOUT.ORDER.APPROVED", id })),
  ...paypal.ledger().flatMap(({ captureId, status }) => {
    const type = TYPES[status];
    return type ? [{ type, id: captureId }] : [];
  }),
];

/** PayPal tells of what has become of payments, late, twice or in any order. Answers how often it was heard. */
export const tellNews = async (place: Place, dice: Dice, isOver: () => boolean) => {
  let heard = 0;
  while (!isOver()) {
    await wait(dice.between(100, 500));
    const wishes = wishesOf(place);
    if (wishes.length === 0) continue;
    const url = `${dice.pick(place.servers).url}/api/paypal/webhook`;
    const statuses = await place.paypal
      .sendWebhook(url, dice.pick(wishes), dice.between(1, 2))
      .catch(() => []);
    heard += statuses.filter((status) => status === 200).length;
  }
  return heard;
};
