import { MONEY_EVENTS } from "#core/orders/order-status.ts";

/**
 * What happens to a payment. The provider alone makes money events and `decline` happen, whoever brings the news: the
 * buyer's page, a webhook or reconciliation.
 */
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

type Trait =
  /** It is still open what becomes of it. */
  | "under way"
  /** No capture has begun since it was opened. */
  | "uncaptured"
  /** Its money is being taken, or may have been. */
  | "being taken"
  /** There is an order of it. */
  | "settled";

type Next = Readonly<Partial<Record<AgreementEvent, AgreementState>>>;

/** Money that has moved is a fact, whatever the agreement was in. */
const MONEY = { pay: "taken", check: "pending", refund: "refunded", dispute: "disputed" } as const;

/** News of money that is here may come late: a check never follows a payment. */
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

/** The state machine of a payment: of each state what it is, and where events move it. */
const STATES: Readonly<
  Record<AgreementState, { readonly is: readonly Trait[]; readonly next: Next }>
> = {
  // The provider is asked for an order.
  opening: {
    is: ["under way"],
    next: { ...MONEY, open: "opened", expire: "expired", cancel: "cancelled" },
  },
  // The buyer may approve it at the provider.
  opened: {
    is: ["under way", "uncaptured"],
    next: { ...MONEY, capture: "capturing", expire: "expired", cancel: "cancelled" },
  },
  capturing: {
    is: ["under way", "being taken"],
    next: { ...MONEY, capture: "capturing", decline: "opened", cancel: "abandoned" },
  },
  // The buyer gave it up while its money was being taken.
  abandoned: {
    is: ["under way", "being taken"],
    next: { ...MONEY, decline: "cancelled", cancel: "abandoned" },
  },
  // The money is here, and so is the order.
  taken: { is: ["settled"], next: LATER },
  // The order is here, and the provider still checks the money.
  pending: { is: ["under way", "being taken", "settled"], next: { ...MONEY, deny: "denied" } },
  // The provider turned the money down after the order was placed.
  denied: { is: ["settled"], next: { ...LATER, deny: "denied" } },
  refunded: { is: ["settled"], next: { refund: "refunded" } },
  // Some of the money has left again, and the farmer has to look.
  disputed: { is: ["settled"], next: { refund: "refunded", dispute: "disputed" } },
  // Its prices no longer hold, but may turn out to be the same.
  expired: { is: ["uncaptured"], next: { ...MONEY, renew: "opened", cancel: "cancelled" } },
  // The buyer gave it up: it is not to be captured.
  cancelled: { is: [], next: { ...MONEY, cancel: "cancelled" } },
};

export const AGREEMENT_STATES = Object.keys(STATES) as readonly AgreementState[];

/** Where an event moves an agreement; null where it can't happen to one in this state. */
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

/** Whether its money may be taken now, or once it was renewed. */
export const mayBeTaken = (state: AgreementState): boolean =>
  nextState(nextState(state, "renew") ?? state, "capture") !== null;
