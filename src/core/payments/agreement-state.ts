/**
 * What an agreement can be in:
 * - opened: the buyer may approve it at the provider;
 * - capturing: the money is being taken;
 * - taken: the money is here, and so is the order;
 * - pending: the order is here, and the provider still checks the money;
 * - expired: its prices no longer hold, but may turn out to be the same;
 * - cancelled: the buyer gave it up, and it is not to be captured.
 */
export const AGREEMENT_STATES = [
  "opened",
  "capturing",
  "taken",
  "pending",
  "expired",
  "cancelled",
] as const;

export type AgreementState = (typeof AGREEMENT_STATES)[number];

export const AGREEMENT_EVENTS = [
  "capture",
  "decline",
  "take",
  "check",
  "expire",
  "renew",
  "cancel",
] as const;

/** What happens to an agreement. The provider alone makes `take`, `check` and `decline` happen. */
export type AgreementEvent = (typeof AGREEMENT_EVENTS)[number];

/** Money that has moved is a fact, whatever the agreement was in. */
const PAID = { take: "taken", check: "pending" } as const;

const NEXT: Readonly<
  Record<AgreementState, Readonly<Partial<Record<AgreementEvent, AgreementState>>>>
> = {
  opened: { ...PAID, capture: "capturing", expire: "expired", cancel: "cancelled" },
  capturing: { ...PAID, capture: "capturing", decline: "opened", cancel: "cancelled" },
  expired: { ...PAID, renew: "opened", cancel: "cancelled" },
  cancelled: { ...PAID, cancel: "cancelled" },
  pending: { take: "taken", check: "pending" },
  taken: { take: "taken" },
};

/** Where an event moves an agreement; null where it can't happen to one in this state. */
export const nextState = (state: AgreementState, event: AgreementEvent): AgreementState | null =>
  NEXT[state][event] ?? null;

/** Whether the buyer may still take it, or is about to. */
export const isUnderWay = (state: AgreementState): boolean =>
  state === "opened" || state === "capturing";

/** Whether there is an order of it. */
export const isSettled = (state: AgreementState): boolean =>
  state === "taken" || state === "pending";
