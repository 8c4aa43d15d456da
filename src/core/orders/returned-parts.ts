import type { OrderLogEntry } from "#core/orders/order-log.ts";
import { formatPounds, type Pence } from "#core/shared/money.ts";
import { sumOf } from "#core/shared/sum.ts";

export const MOST_REFUND_REASON_LETTERS = 80;

/** A part of an order's money that went back. One that was made at the provider's own site has no reason. */
export interface ReturnedPart {
  /** The provider's. */
  readonly id: string;
  readonly amount: Pence;
  /** ISO 8601. */
  readonly at: string;
  /** Of the wish for it. */
  readonly wish?: string;
  /** The customer reads it. */
  readonly reason?: string;
}

interface OfParts {
  readonly returned?: Pence;
  readonly parts?: readonly ReturnedPart[];
}

export type MadePart = Pick<ReturnedPart, "id" | "amount">;

const amountOf = ({ amount }: MadePart): Pence => amount;

/** What went back before the shop kept each part. */
export const unlisted = ({ returned = 0, parts = [] }: OfParts): Pence =>
  Math.max(0, returned - sumOf(parts, amountOf));

const hasPart = ({ parts = [] }: OfParts, id: string): boolean =>
  parts.some((part) => part.id === id);

export const partOfWish = ({ parts = [] }: OfParts, wish: string): ReturnedPart | undefined =>
  parts.find((part) => part.wish === wish);

export const isWishOf = (order: OfParts | null, wish: string): boolean =>
  order !== null && partOfWish(order, wish) !== undefined;

/** Parts that the provider tells of and the shop doesn't know; none where their sum is known. */
export const partsElsewhere = <Made extends MadePart>(
  order: OfParts,
  told: readonly Made[],
): { readonly made: readonly Made[]; readonly sum: Pence } | null => {
  const made = told.filter(({ id }) => !hasPart(order, id));
  const sum = sumOf(made, amountOf) - unlisted(order);
  return sum > 0 ? { made, sum } : null;
};

/** `sum` is what of them isn't counted yet. */
export const withParts = <Order extends OfParts>(
  order: Order,
  more: readonly ReturnedPart[],
  sum: Pence = sumOf(more, amountOf),
): Order => ({
  ...order,
  parts: [...(order.parts ?? []), ...more],
  returned: (order.returned ?? 0) + sum,
});

const REASON = ", ";

/** "£1.20, broken eggs", for the log. */
export const partInWords = (amount: Pence, reason = ""): string =>
  [`£${formatPounds(amount)}`, reason].filter((word) => word !== "").join(REASON);

const withoutReason = ({ reason: _reason, ...part }: ReturnedPart): ReturnedPart => part;

const OF_PARTS: readonly string[] = ["part-asked", "part-refused", "part-refunded"];

const withoutReasonOf = (entry: OrderLogEntry): OrderLogEntry =>
  OF_PARTS.includes(entry.kind) && entry.detail
    ? { ...entry, detail: entry.detail.split(REASON)[0] ?? "" }
    : entry;

/** Reasons are the owner's own words, and may name somebody. */
export const withoutReasons = <Order extends OfParts & { readonly log?: readonly OrderLogEntry[] }>(
  order: Order,
): Order => ({
  ...order,
  ...(order.parts && { parts: order.parts.map(withoutReason) }),
  ...(order.log && { log: order.log.map(withoutReasonOf) }),
});
