import type { CategoryId } from "#core/catalogue/catalogue.ts";
import type { Day } from "#core/shared/day.ts";

/** Where the eggs of a lot come from: a count of a day, the shelf when the book was opened, or found on it later. */
export const LOT_SOURCES = ["count", "opening", "found"] as const;

export type LotSource = (typeof LOT_SOURCES)[number];

/** Eggs of one kind that were laid on one day. */
export interface Lot {
  readonly id: string;
  /** When it was booked, of a count when it was entered: an ISO 8601 instant. */
  readonly at: string;
  readonly from: LotSource;
  /** Empty where it is unknown. */
  readonly flock: string;
  readonly laid: Day;
  readonly category: CategoryId;
  /** How many came in. */
  readonly eggs: number;
  /** Those of them that are still there: what came in, less what left, and what came back. Never below 0. */
  readonly left: number;
}

/** What eggs come from has a lot for each category: counted again under the same id, it is the same lot. */
export const lotIdOf = (sourceId: string, category: CategoryId): string =>
  `${sourceId}-${category}`;

/** The reverse of `lotIdOf`. */
export const sourceIdOf = ({ id, category }: Pick<Lot, "id" | "category">): string => {
  const end = `-${category}`;
  if (!id.endsWith(end)) throw new Error(`The lot ${id} isn't named by its category, ${category}.`);
  return id.slice(0, -end.length);
};

const isBefore = (a: Lot, b: Lot): boolean =>
  a.laid < b.laid ||
  (a.laid === b.laid &&
    (a.flock < b.flock ||
      (a.flock === b.flock && (a.at < b.at || (a.at === b.at && a.id < b.id)))));

/** By the day they were laid, then by flock, then as they were booked. */
export const oldestFirst = (lots: readonly Lot[]): readonly Lot[] =>
  lots.toSorted((a, b) => (isBefore(a, b) ? -1 : 1));
