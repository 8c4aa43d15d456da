import * as v from "valibot";

export const HOW_PAID = ["cash", "card", "hand-over", "account"] as const;

export type HowPaid = (typeof HOW_PAID)[number];

export const PaidByHand = v.pipe(
  v.object({ how: v.picklist(HOW_PAID), at: v.exactOptional(v.string()) }),
  v.readonly(),
);

export type PaidByHand = v.InferOutput<typeof PaidByHand>;

interface OfHand {
  readonly paid?: PaidByHand;
}

export const PLACES_OF_SALE = ["gate"] as const;

export type PlaceOfSale = (typeof PLACES_OF_SALE)[number];

export const isAtGate = ({ soldAt }: { readonly soldAt?: PlaceOfSale }): boolean =>
  soldAt === "gate";

const AT_ONCE: readonly HowPaid[] = ["cash", "card"];

export const isPaidAtOnce = (how: HowPaid): boolean => AT_ONCE.includes(how);

export const isByHand = ({ paid }: OfHand): boolean => paid !== undefined;

export const isUnpaid = ({ paid }: OfHand): boolean =>
  paid !== undefined && paid.at === undefined && !isPaidAtOnce(paid.how);
