import type { HowPaid, PaidByHand } from "#core/orders/paid-by-hand.ts";

export const HOW_NAMES: Readonly<Record<HowPaid, string>> = {
  cash: "paid in cash",
  card: "paid by card",
  "hand-over": "to pay when handed over",
  account: "on account",
};

const PAID_LATER: Readonly<Record<HowPaid, string>> = {
  ...HOW_NAMES,
  "hand-over": "paid when handed over",
  account: "paid by bank transfer",
};

/** "to pay when handed over", or "paid by bank transfer" once the money came. */
export const paidInWords = ({ how, at }: PaidByHand): string =>
  at === undefined ? HOW_NAMES[how] : PAID_LATER[how];
