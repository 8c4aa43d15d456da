import type { Dispute, DisputeReason } from "#core/orders/dispute.ts";
import { dayAndMonth } from "#core/shared/day-and-month.ts";

export const REASON_WORDS: Readonly<Record<DisputeReason, string>> = {
  "not-received": "not received",
  "not-as-described": "not as described",
  unauthorised: "not paid by the account's owner",
  "refund-missing": "a refund that did not come",
  "paid-twice": "paid twice",
  "wrong-amount": "a wrong amount",
  other: "another reason",
};

/** "Ann Example has opened a dispute at PayPal (not received). Answer it there by 12 May." */
export const disputeInWords = (
  { reason, answerBy }: Pick<Dispute, "reason" | "answerBy">,
  name: string,
): string => {
  const by = answerBy ? ` by ${dayAndMonth(answerBy)}` : "";
  return `${name || "The buyer"} has opened a dispute at PayPal (${REASON_WORDS[reason]}). Answer it there${by}.`;
};
