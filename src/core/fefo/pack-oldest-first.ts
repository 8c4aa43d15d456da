// First expired, first out (FEFO).
import type { CategoryId } from "#core/catalogue/catalogue.ts";
import { type FitRules, fitOn } from "#core/fefo/withhold-eggs.ts";
import { type Lot, oldestFirst } from "#core/ledger/lot.ts";
import type { Day } from "#core/shared/day.ts";

export interface EggsOfLot {
  readonly lot: string;
  readonly eggs: number;
}

export interface Allocation {
  readonly from: readonly EggsOfLot[];
  readonly short: number;
}

export interface EggsForDay {
  readonly category: CategoryId;
  readonly eggs: number;
  readonly day: Day;
}

export const takeFrom = (lots: readonly Pick<Lot, "id" | "left">[], eggs: number): Allocation => {
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

export const packInOrder = (
  lots: readonly Lot[],
  { eggs, day }: Omit<EggsForDay, "category">,
  rules: FitRules,
): Allocation => takeFrom(fitOn(lots, day, rules), eggs);

export const packOldestFirst = (
  lots: readonly Lot[],
  wanted: EggsForDay,
  rules: FitRules,
): Allocation => packInOrder(oldestOfKind(lots, wanted.category), wanted, rules);

/** Other ways take the newest first, so that no date in the book is later than the truth. */
export const takeNewestFirst = (
  lots: readonly Lot[],
  { category, eggs }: Pick<EggsForDay, "category" | "eggs">,
): Allocation => takeFrom(oldestOfKind(lots, category).toReversed(), eggs);

export const withoutTaken = (lots: readonly Lot[], from: readonly EggsOfLot[]): readonly Lot[] => {
  const taken = new Map(from.map(({ lot, eggs }) => [lot, eggs]));
  return lots.map((lot) => {
    const eggs = taken.get(lot.id);
    return eggs === undefined ? lot : { ...lot, left: lot.left - eggs };
  });
};
