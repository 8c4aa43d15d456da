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

/** Where an order by hand was sold to a buyer who came by. */
export const PLACES_OF_SALE = ["gate"] as const;

export type PlaceOfSale = (typeof PLACES_OF_SALE)[number];

export const isAtGate = ({ soldAt }: { readonly soldAt?: PlaceOfSale }): boolean =>
  soldAt === "gate";

const AT_ONCE: readonly HowPaid[] = ["cash", "card"];

export const isPaidAtOnce = (how: HowPaid): boolean => AT_ONCE.includes(how);

export const isByHand = ({ paid }: OfHand): boolean => paid !== undefined;

/** Its money hasn't come yet. */
export const isUnpaid = ({ paid }: OfHand): boolean =>
  paid !== undefined && paid.at === undefined && !isPaidAtOnce(paid.how);
