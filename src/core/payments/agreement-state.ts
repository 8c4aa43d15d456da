/**
 * What an agreement can be in:
 * - opening: the provider is asked for an order;
 * - opened: the buyer may approve it at the provider;
 * - capturing: the money is being taken;
 * - abandoned: the buyer gave it up while the money was being taken, and nobody knows yet whether it was;
 * - taken: the money is here, and so is the order;
 * - pending: the order is here, and the provider still checks the money;
 * - denied: the money never came;
 * - refunded: it was paid back;
 * - disputed: some of it has left again, and the farmer has to look;
 * - expired: its prices no longer hold, but may turn out to be the same;
 * - cancelled: the buyer gave it up, and it is not to be captured.
 */
export const AGREEMENT_STATES = [
  "opening",
  "opened",
  "capturing",
  "abandoned",
  "taken",
  "pending",
  "denied",
  "refunded",
  "disputed",
  "expired",
  "cancelled",
] as const;

export type AgreementState = (typeof AGREEMENT_STATES)[number];

export const AGREEMENT_EVENTS = [
  "open",
  "capture",
  "decline",
  "take",
  "check",
  "deny",
  "refund",
  "dispute",
  "expire",
  "renew",
  "cancel",
] as const;

/**
 * What happens to an agreement. The provider alone makes `take`, `check`, `deny`, `refund`, `dispute` and `decline`
 * happen, whoever brings the news: the buyer's page, a webhook or the sweep.
 */
export type AgreementEvent = (typeof AGREEMENT_EVENTS)[number];

/** Money that has moved is a fact, whatever the agreement was in. */
const PAID = { take: "taken", check: "pending", refund: "refunded", dispute: "disputed" } as const;

/** Later news of money that is here may be older than what is known. */
const HERE = { take: "taken", refund: "refunded", dispute: "disputed" } as const;

const NEXT: Readonly<
  Record<AgreementState, Readonly<Partial<Record<AgreementEvent, AgreementState>>>>
> = {
  opening: { ...PAID, open: "opened", expire: "expired", cancel: "cancelled" },
  opened: { ...PAID, capture: "capturing", expire: "expired", cancel: "cancelled" },
  capturing: { ...PAID, capture: "capturing", decline: "opened", cancel: "abandoned" },
  abandoned: { ...PAID, decline: "cancelled", cancel: "abandoned" },
  expired: { ...PAID, renew: "opened", cancel: "cancelled" },
  cancelled: { ...PAID, cancel: "cancelled" },
  pending: { ...PAID, deny: "denied" },
  denied: { ...HERE, deny: "denied" },
  taken: HERE,
  refunded: { refund: "refunded" },
  disputed: { refund: "refunded", dispute: "disputed" },
};

/** Where an event moves an agreement; null where it can't happen to one in this state. */
export const nextState = (state: AgreementState, event: AgreementEvent): AgreementState | null =>
  NEXT[state][event] ?? null;

/** Whether its money may be taken now, or once it was looked at again. */
export const mayBeTaken = (state: AgreementState): boolean =>
  state === "expired" || nextState(state, "capture") !== null;

const UNDER_WAY: readonly AgreementState[] = [
  "opening",
  "opened",
  "capturing",
  "abandoned",
  "pending",
];

/** Whether it is still open what becomes of it. */
export const isUnderWay = (state: AgreementState): boolean => UNDER_WAY.includes(state);

const BEING_TAKEN: readonly AgreementState[] = ["capturing", "abandoned", "pending"];

/** Whether its money is being taken, or may have been: nobody knows better yet. */
export const isBeingTaken = (state: AgreementState): boolean => BEING_TAKEN.includes(state);

const SETTLED: readonly AgreementState[] = ["taken", "pending", "denied", "refunded", "disputed"];

/** Whether there is an order of it. */
export const isSettled = (state: AgreementState): boolean => SETTLED.includes(state);
