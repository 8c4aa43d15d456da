import { MONEY_EVENTS } from "#core/orders/order-status.ts";

/** Only the provider makes money events and `decline` happen, whichever way they come. */
export const AGREEMENT_EVENTS = [
  ...MONEY_EVENTS,
  "open",
  "capture",
  "decline",
  "expire",
  "renew",
  "cancel",
] as const;

export type AgreementEvent = (typeof AGREEMENT_EVENTS)[number];

/** "uncaptured": no capture has begun. "settled": there is an order. */
type Trait = "under way" | "uncaptured" | "being taken" | "settled";

type Next = Readonly<Partial<Record<AgreementEvent, AgreementState>>>;

/** Money that has moved is a fact in any state. */
const MONEY = { pay: "taken", check: "pending", refund: "refunded", dispute: "disputed" } as const;

/** Late news: a check never follows a payment. */
const LATER = { pay: "taken", refund: "refunded", dispute: "disputed" } as const;

export type AgreementState =
  | "opening"
  | "opened"
  | "capturing"
  | "abandoned"
  | "taken"
  | "pending"
  | "denied"
  | "refunded"
  | "disputed"
  | "expired"
  | "cancelled";

/**
 * The state machine of a payment. opening: the provider is asked for an order. opened: the buyer may approve it.
 * capturing: the money is being taken. abandoned: the buyer gave up meanwhile. taken: money and order are here.
 * pending: the provider still checks the money. denied: turned down after the order was placed. disputed: some money
 * has left again. expired: its prices no longer hold, unless they are still the same.
 */
const STATES: Readonly<
  Record<AgreementState, { readonly is: readonly Trait[]; readonly next: Next }>
> = {
  opening: {
    is: ["under way"],
    next: { ...MONEY, open: "opened", expire: "expired", cancel: "cancelled" },
  },
  opened: {
    is: ["under way", "uncaptured"],
    next: { ...MONEY, capture: "capturing", expire: "expired", cancel: "cancelled" },
  },
  capturing: {
    is: ["under way", "being taken"],
    next: { ...MONEY, capture: "capturing", decline: "opened", cancel: "abandoned" },
  },
  abandoned: {
    is: ["under way", "being taken"],
    next: { ...MONEY, decline: "cancelled", cancel: "abandoned" },
  },
  taken: { is: ["settled"], next: LATER },
  pending: { is: ["under way", "being taken", "settled"], next: { ...MONEY, deny: "denied" } },
  denied: { is: ["settled"], next: { ...LATER, deny: "denied" } },
  refunded: { is: ["settled"], next: { refund: "refunded" } },
  disputed: { is: ["settled"], next: { refund: "refunded", dispute: "disputed" } },
  expired: { is: ["uncaptured"], next: { ...MONEY, renew: "opened", cancel: "cancelled" } },
  cancelled: { is: [], next: { ...MONEY, cancel: "cancelled" } },
};

export const AGREEMENT_STATES = Object.keys(STATES) as readonly AgreementState[];

export const nextState = (state: AgreementState, event: AgreementEvent): AgreementState | null =>
  STATES[state].next[event] ?? null;

const hasTrait =
  (trait: Trait) =>
  (state: AgreementState): boolean =>
    STATES[state].is.includes(trait);

export const isUnderWay = hasTrait("under way");

export const isUncaptured = hasTrait("uncaptured");

export const isBeingTaken = hasTrait("being taken");

export const isSettled = hasTrait("settled");

export const mayBeTaken = (state: AgreementState): boolean =>
  nextState(nextState(state, "renew") ?? state, "capture") !== null;
