import type { CategoryId } from "#core/catalogue/catalogue.ts";
import {
  type Allocation,
  type EggsForDay,
  oldestOfKind,
  packInOrder,
  withoutTaken,
} from "#core/fefo/pack-oldest-first.ts";
import type { FitRules } from "#core/fefo/withhold-eggs.ts";
import type { Lot } from "#core/ledger/lot.ts";
import { sumOf } from "#core/shared/sum.ts";

export interface Planned<Wanted extends EggsForDay = EggsForDay> extends Allocation {
  readonly wanted: Wanted;
}

export const dryRun = <Wanted extends EggsForDay>(
  lots: readonly Lot[],
  wanted: readonly Wanted[],
  rules: FitRules,
): readonly Planned<Wanted>[] => {
  const there = new Map<CategoryId, readonly Lot[]>();
  return wanted
    .toSorted((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day)))
    .map((one) => {
      const { category } = one;
      const own = there.get(category) ?? oldestOfKind(lots, category);
      const taken = packInOrder(own, one, rules);
      there.set(category, withoutTaken(own, taken.from));
      return { ...taken, wanted: one };
    });
};

export const shortOf = (
  category: CategoryId,
  lots: readonly Lot[],
  wanted: readonly EggsForDay[],
  rules: FitRules,
): number => {
  const ofKind = <One extends { readonly category: CategoryId }>(all: readonly One[]) =>
    all.filter((one) => one.category === category);
  return sumOf(dryRun(ofKind(lots), ofKind(wanted), rules), ({ short }) => short);
};

/** Compares with the promised eggs alone: what is short already stays out of it. */
export const shorterThan = (
  promised: readonly EggsForDay[],
  lots: readonly Lot[],
  category: CategoryId,
  rules: FitRules,
) => {
  const short = shortOf(category, lots, promised, rules);
  return (wanted: readonly EggsForDay[]): boolean => shortOf(category, lots, wanted, rules) > short;
};

/** A binary search: where so many fit without making an order go short, fewer do. */
export const mostForDay = (
  lots: readonly Lot[],
  promised: readonly EggsForDay[],
  asked: EggsForDay,
  rules: FitRules,
): number => {
  const isShorter = shorterThan(promised, lots, asked.category, rules);
  const fits = (eggs: number): boolean => !isShorter([...promised, { ...asked, eggs }]);
  if (fits(asked.eggs)) return asked.eggs;
  let [most, tooMany] = [0, asked.eggs];
  while (tooMany - most > 1) {
    const between = Math.floor((most + tooMany) / 2);
    if (fits(between)) most = between;
    else tooMany = between;
  }
  return most;
};
