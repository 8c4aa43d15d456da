import type { WhyRefused } from "#core/payments/why-refused.ts";
import type { Notice } from "#ui/shared/notices/notices.ts";

const ANOTHER_WAY = "Give it back another way and note that here.";

const SENTENCES: Readonly<Record<Exclude<WhyRefused["why"], "other">, string>> = {
  "account-empty": "Your PayPal account has too little in it. Put money in, then try again.",
  "account-locked": "Your PayPal account is restricted. Please look at PayPal, then try again.",
  "too-old": `PayPal pays back within 180 days only. ${ANOTHER_WAY}`,
  "paid-back-already": "PayPal has paid this back before. The order shows what PayPal has.",
  disputed: "The buyer has opened a case about this payment. Answer it at PayPal.",
  "still-pending": "PayPal still waits for this payment itself. Try again once it has come.",
  "buyer-locked": `The buyer's PayPal account is closed. ${ANOTHER_WAY}`,
};

const sentenceOf = ({ why, words }: WhyRefused): string =>
  why === "other" ? `PayPal refused the refund: “${words}”` : SENTENCES[why];

interface Refusal extends Partial<WhyRefused> {
  readonly kind: string;
}

/** Null for another refusal, or one of which PayPal says nothing. */
export const notPaidBack = ({ kind, why = "other", words = "" }: Refusal): Notice | null =>
  kind === "refund-refused" && (why !== "other" || words !== "")
    ? { title: "Refund Failed", text: sentenceOf({ why, words }), tone: "destructive" }
    : null;
