import * as v from "valibot";
import type { Money, Movement, WayMoved } from "#core/money/movement.ts";

export const HOW_PAID = ["cash", "card", "hand-over", "account"] as const;

/** How it was agreed to pay, or how it was paid in the end. */
export type HowPaid = (typeof HOW_PAID)[number];

export const PaidByHand = v.pipe(v.object({ how: v.picklist(HOW_PAID) }), v.readonly());

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

interface OfMoney {
  readonly money: Money;
}

/** The movement with which money came last. */
export const lastPaid = ({ money }: OfMoney): Movement | undefined =>
  money.findLast(({ kind, amount }) => kind !== "refund" && amount > 0);

/** How money by hand came last. */
export const wayPaid = (order: OfMoney): WayMoved => lastPaid(order)?.how ?? "cash";

export const WAY_OF_HOW: Readonly<Record<HowPaid, WayMoved>> = {
  cash: "cash",
  card: "card",
  "hand-over": "cash",
  account: "bank",
};
