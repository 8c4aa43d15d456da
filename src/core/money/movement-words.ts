import type { Movement, MovementKind, WayMoved } from "#core/money/movement.ts";

export const MOVEMENT_NAMES: Readonly<Record<MovementKind, string>> = {
  sale: "Sale",
  refund: "Refund",
  dispute: "Dispute",
  correction: "Correction",
};

export const WAY_NAMES: Readonly<Record<WayMoved, string>> = {
  paypal: "PayPal",
  practice: "Practice payment",
  cash: "Cash",
  card: "Card",
  bank: "Bank transfer",
};

const WHO_NAMES: Readonly<Record<string, string>> = {
  owner: "you",
  customer: "the customer",
  provider: "PayPal",
};

/** To the owner: "by Tom"; empty where it is unknown. */
export const byWhom = ({ who = "" }: Pick<Movement, "who">): string =>
  who && `by ${Object.hasOwn(WHO_NAMES, who) ? WHO_NAMES[who] : who}`;
