import * as v from "valibot";
import type { OrderLogEntry } from "#core/orders/order-log.ts";
import { formatPounds, type Pence } from "#core/shared/money.ts";
import { StoredPence } from "#core/shared/stored-pence.ts";
import { sumOf } from "#core/shared/sum.ts";

export const MOST_REFUND_REASON_LETTERS = 80;

/** A part made at the provider's own site has no reason. */
export const ReturnedPart = v.pipe(
  v.object({
    id: v.string(),
    amount: StoredPence,
    at: v.string(),
    wish: v.exactOptional(v.pipe(v.string(), v.nonEmpty())),
    reason: v.exactOptional(v.pipe(v.string(), v.nonEmpty())),
  }),
  v.readonly(),
);

export type ReturnedPart = v.InferOutput<typeof ReturnedPart>;

interface OfParts {
  readonly returned?: Pence;
  readonly parts?: readonly ReturnedPart[];
}

export type MadePart = Pick<ReturnedPart, "id" | "amount">;

const amountOf = ({ amount }: MadePart): Pence => amount;

export const unlisted = ({ returned = 0, parts = [] }: OfParts): Pence =>
  Math.max(0, returned - sumOf(parts, amountOf));

const hasPart = ({ parts = [] }: OfParts, id: string): boolean =>
  parts.some((part) => part.id === id);

export const partOfWish = ({ parts = [] }: OfParts, wish: string): ReturnedPart | undefined =>
  parts.find((part) => part.wish === wish);

export const isWishOf = (order: OfParts | null, wish: string): boolean =>
  order !== null && partOfWish(order, wish) !== undefined;

/** Parts that the provider knows and the shop doesn't; none where their sum is known. */
export const partsElsewhere = <Made extends MadePart>(
  order: OfParts,
  told: readonly Made[],
): { readonly made: readonly Made[]; readonly sum: Pence } | null => {
  const made = told.filter(({ id }) => !hasPart(order, id));
  const sum = sumOf(made, amountOf) - unlisted(order);
  return sum > 0 ? { made, sum } : null;
};

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

export const partInWords = (amount: Pence, reason = ""): string =>
  [`£${formatPounds(amount)}`, reason].filter((word) => word !== "").join(REASON);

const withoutReason = ({ reason: _reason, ...part }: ReturnedPart): ReturnedPart => part;

const OF_PARTS: readonly string[] = ["part-asked", "part-refused", "part-refunded"];

const withoutReasonOf = (entry: OrderLogEntry): OrderLogEntry =>
  OF_PARTS.includes(entry.kind) && entry.detail
    ? { ...entry, detail: entry.detail.split(REASON)[0] ?? "" }
    : entry;

/** Reasons are the owner's own words, and may name a person. */
export const withoutReasons = <Order extends OfParts & { readonly log?: readonly OrderLogEntry[] }>(
  order: Order,
): Order => ({
  ...order,
  ...(order.parts && { parts: order.parts.map(withoutReason) }),
  ...(order.log && { log: order.log.map(withoutReasonOf) }),
});
