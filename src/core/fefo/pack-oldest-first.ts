// First expired, first out (FEFO).
import type { CategoryId } from "#core/catalogue/catalogue.ts";
import { type FitRules, fitOn } from "#core/fefo/withhold-eggs.ts";
import { type Lot, oldestFirst } from "#core/ledger/lot.ts";
import type { Day } from "#core/shared/day.ts";

export interface EggsOfLot {
  readonly lot: string;
  readonly eggs: number;
}

export interface Taken {
  readonly from: readonly EggsOfLot[];
  /** How many there were too few. */
  readonly short: number;
}

/** Eggs wanted of one kind for a day. */
export interface EggsForDay {
  readonly category: CategoryId;
  readonly eggs: number;
  readonly day: Day;
}

/** In the order of the lots. */
export const takeFrom = (lots: readonly Pick<Lot, "id" | "left">[], eggs: number): Taken => {
  let short = eggs;
  const from = lots.flatMap(({ id, left }): readonly EggsOfLot[] => {
    const taken = Math.min(left, short);
    short -= taken;
    return taken > 0 ? [{ lot: id, eggs: taken }] : [];
  });
  return { from, short };
};

export const oldestOfKind = (lots: readonly Lot[], category: CategoryId): readonly Lot[] =>
  oldestFirst(lots.filter((lot) => lot.category === category));

/** In the order of the lots, of those whose eggs may be handed over on that day. */
export const packInOrder = (
  lots: readonly Lot[],
  { eggs, day }: Omit<EggsForDay, "category">,
  rules: FitRules,
): Taken => takeFrom(fitOn(lots, day, rules), eggs);

export const packOldestFirst = (lots: readonly Lot[], wanted: EggsForDay, rules: FitRules): Taken =>
  packInOrder(oldestOfKind(lots, wanted.category), wanted, rules);

/** What leaves in any other way leaves the newest first, so that no date in the book is later than the truth. */
export const takeNewestFirst = (
  lots: readonly Lot[],
  { category, eggs }: Pick<EggsForDay, "category" | "eggs">,
): Taken => takeFrom(oldestOfKind(lots, category).toReversed(), eggs);

export const withoutTaken = (lots: readonly Lot[], from: readonly EggsOfLot[]): readonly Lot[] => {
  const taken = new Map(from.map(({ lot, eggs }) => [lot, eggs]));
  return lots.map((lot) => {
    const eggs = taken.get(lot.id);
    return eggs === undefined ? lot : { ...lot, left: lot.left - eggs };
  });
};
