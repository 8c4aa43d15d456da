import type { CategoryId } from "#core/catalogue/catalogue.ts";
import type { Lot } from "#core/ledger/lot.ts";
import type { WeekSum } from "#core/ledger/week-sum.ts";
import type { Day } from "#core/shared/day.ts";

export interface LotRepository {
  /** Lots with eggs left, of all kinds unless some are named. */
  open(kinds?: readonly CategoryId[]): Promise<readonly Lot[]>;
  withIds(ids: readonly string[]): Promise<readonly Lot[]>;
  /** Lots of a flock laid from a day to a day, both included. */
  laidBy(flock: string, first: Day, last: Day): Promise<readonly Lot[]>;
  /** Lots booked at an instant or later, and before `until` if given. */
  bookedSince(instant: string, until?: string): Promise<readonly Lot[]>;
  eggsSince(instant: string): Promise<number>;
  /** Lots without eggs that were laid before a day, the oldest first: at most so many. */
  finishedBefore(day: Day, most: number): Promise<readonly Lot[]>;
  /** Adds lots and replaces those with the same ids. */
  save(lots: readonly Lot[]): Promise<void>;
  remove(ids: readonly string[]): Promise<void>;
  /** Adds sums to those of the same week, category and kind. */
  addSums(sums: readonly WeekSum[]): Promise<void>;
  /** Sums of a week that begins on a day, and of later ones. */
  weekSumsFrom(day: Day): Promise<readonly WeekSum[]>;
}
