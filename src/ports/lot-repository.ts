import type { CategoryId } from "#core/catalogue/catalogue.ts";
import type { Lot } from "#core/ledger/lot.ts";
import type { WeekSum } from "#core/ledger/week-sum.ts";
import type { Day } from "#core/shared/day.ts";

/** Lots of eggs, and sums of those that are long finished. */
export interface LotRepository {
  /** Those with eggs left, of all kinds unless some are named. */
  open(kinds?: readonly CategoryId[]): Promise<readonly Lot[]>;
  withIds(ids: readonly string[]): Promise<readonly Lot[]>;
  /** Of a flock and laid from a day to a day, both included. */
  laidBy(flock: string, first: Day, last: Day): Promise<readonly Lot[]>;
  /** At an instant or later, and before another one where it is named. */
  bookedSince(instant: string, until?: string): Promise<readonly Lot[]>;
  /** How many eggs came in at an instant or later. */
  eggsSince(instant: string): Promise<number>;
  /** Those without eggs left that were laid before a day, the oldest first: at most so many. */
  finishedBefore(day: Day, most: number): Promise<readonly Lot[]>;
  /** Adds lots and replaces those that are there, by their id. */
  save(lots: readonly Lot[]): Promise<void>;
  remove(ids: readonly string[]): Promise<void>;
  /** Adds them up with those of the same week, category and kind. */
  addSums(sums: readonly WeekSum[]): Promise<void>;
  /** Of a week that begins on a day, and of later ones. */
  weekSumsFrom(day: Day): Promise<readonly WeekSum[]>;
}
