import * as v from "valibot";
import { CATEGORY_IDS, type CategoryId } from "#core/catalogue/catalogue.ts";
import { isDay } from "#core/shared/day.ts";
import { Id } from "#core/shared/stored-id.ts";
import { hasStoredTexts } from "#core/shared/stored-text.ts";

/** A count of a day, the shelf when the book was opened, or eggs found on it later. */
export const LOT_SOURCES = ["count", "opening", "found"] as const;

export type LotSource = (typeof LOT_SOURCES)[number];

export const EggsOfOne = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2_147_483_647));

export const LotFields = v.object({
  id: Id,
  /** When it was booked, or the count was entered: an ISO 8601 instant. */
  at: v.string(),
  from: v.picklist(LOT_SOURCES),
  flock: v.fallback(v.string(), ""),
  laid: v.pipe(v.string(), v.check(isDay)),
  category: v.picklist(CATEGORY_IDS),
  eggs: EggsOfOne,
  left: EggsOfOne,
});

export const Lot = v.pipe(
  LotFields,
  v.check(hasStoredTexts),
  v.check(({ eggs, left }) => left <= eggs),
);

export type Lot = Readonly<v.InferOutput<typeof Lot>>;

/** A source has a lot for each category: counted again under the same id, it is the same lot. */
export const lotIdOf = (sourceId: string, category: CategoryId): string =>
  `${sourceId}-${category}`;

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

/** By lay day, then by flock, then by booking. */
export const oldestFirst = (lots: readonly Lot[]): readonly Lot[] =>
  lots.toSorted((a, b) => (isBefore(a, b) ? -1 : 1));
