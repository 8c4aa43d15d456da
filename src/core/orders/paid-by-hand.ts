/** How an order is paid that the owner took by hand: "hand-over" is when its eggs are handed over. */
export const HOW_PAID = ["cash", "card", "hand-over", "account"] as const;

export type HowPaid = (typeof HOW_PAID)[number];

export interface PaidByHand {
  readonly how: HowPaid;
  /** ISO 8601: when the money came; absent until then. */
  readonly at?: string;
}

interface OfHand {
  readonly paid?: PaidByHand;
}

/** The name under which eggs are sold at the gate, to whoever comes by. */
export const GATE = "Gate";

export const isAtGate = ({
  paid,
  customerName,
}: OfHand & { readonly customerName?: string }): boolean =>
  paid !== undefined && customerName === GATE;

const AT_ONCE: readonly HowPaid[] = ["cash", "card"];

export const isPaidAtOnce = (how: HowPaid): boolean => AT_ONCE.includes(how);

export const isByHand = ({ paid }: OfHand): boolean => paid !== undefined;

/** Its money hasn't come yet. */
export const isUnpaid = ({ paid }: OfHand): boolean =>
  paid !== undefined && paid.at === undefined && !isPaidAtOnce(paid.how);
