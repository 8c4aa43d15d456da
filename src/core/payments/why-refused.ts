/** Why the provider doesn't pay back; "other" is said in its own words, where it has any. */
export const WHY_REFUSED = [
  "account-empty",
  "account-locked",
  "too-old",
  "paid-back-already",
  "disputed",
  "still-pending",
  "buyer-locked",
  "other",
] as const;

export interface WhyRefused {
  readonly why: (typeof WHY_REFUSED)[number];
  readonly words: string;
}

export const NO_REASON: WhyRefused = { why: "other", words: "" };
