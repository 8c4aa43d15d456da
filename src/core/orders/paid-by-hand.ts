import * as v from "valibot";
import {
  isByProvider,
  isPaying,
  type Money,
  type Movement,
  type WayMoved,
} from "#core/money/movement.ts";

export const HOW_PAID = ["cash", "card", "hand-over", "account"] as const;

/** How it was agreed to pay, or how it was paid in the end. */
export type HowPaid = (typeof HOW_PAID)[number];

export const PaidByHand = v.pipe(v.object({ how: v.picklist(HOW_PAID) }), v.readonly());

export type PaidByHand = v.InferOutput<typeof PaidByHand>;

interface OfHand {
  readonly paid?: PaidByHand;
  /** Of an order paid by a provider, once a change of its packs left some of it to pay. */
  readonly rest?: PaidByHand;
}

export const PLACES_OF_SALE = ["gate"] as const;

export type PlaceOfSale = (typeof PLACES_OF_SALE)[number];

export const isAtGate = ({ soldAt }: { readonly soldAt?: PlaceOfSale }): boolean =>
  soldAt === "gate";

const AT_ONCE: readonly HowPaid[] = ["cash", "card"];

export const isPaidAtOnce = (how: HowPaid): boolean => AT_ONCE.includes(how);

export const isByHand = ({ paid }: OfHand): boolean => paid !== undefined;

/** How what is owed of it is to be paid, or was in the end. */
export const howToPay = ({ paid, rest }: OfHand): HowPaid | undefined => (paid ?? rest)?.how;

export const withHowToPay = <Order extends OfHand>(order: Order, how: HowPaid): Order =>
  isByHand(order) ? { ...order, paid: { how } } : { ...order, rest: { how } };

interface OfMoney {
  readonly money: Money;
}

/** The movement with which money by hand came last; one that was taken back never came. */
export const lastPaidByHand = ({ money }: OfMoney): Movement | undefined =>
  money
    .filter((one) => isPaying(one) && !isByProvider(one))
    .reduce<Money>((came, one) => (one.amount > 0 ? came.concat(one) : came.slice(0, -1)), [])
    .at(-1);

/** How money by hand came last. */
export const wayPaid = (order: OfMoney): WayMoved => lastPaidByHand(order)?.how ?? "cash";

export const WAY_OF_HOW: Readonly<Record<HowPaid, WayMoved>> = {
  cash: "cash",
  card: "card",
  "hand-over": "cash",
  account: "bank",
};
