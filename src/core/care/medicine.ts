import type { FlockId } from "#core/flocks/flock.ts";
import { addDays } from "#core/shared/calendar.ts";
import type { Day } from "#core/shared/day.ts";

/** Taken back as a mistake: the entry stays, and withholds nothing. */
export interface StruckOut {
  /** An ISO 8601 instant. */
  readonly at: string;
  readonly reason: string;
}

/** What a flock was given. Texts are empty where nothing was said. */
export interface Medicine {
  readonly id: string;
  readonly medicine: string;
  readonly batch: string;
  readonly quantity: string;
  readonly treated: string;
  readonly reason: string;
  readonly boughtFrom: string;
  readonly boughtOn: string;
  /** First given. */
  readonly first: Day;
  /** Last given. */
  readonly last: Day;
  /** Of egg withdrawal after it was last given: 0 to 365. */
  readonly days: number;
  readonly prescribedBy: string;
  readonly struck: StruckOut | null;
}

export type MedicinesOfFlocks = Readonly<Partial<Record<FlockId, readonly Medicine[]>>>;

export interface OfMedicines {
  readonly medicines: readonly Medicine[];
}

const FIELDS = [
  "id",
  "medicine",
  "batch",
  "quantity",
  "treated",
  "reason",
  "boughtFrom",
  "boughtOn",
  "first",
  "last",
  "days",
  "prescribedBy",
] as const satisfies readonly (keyof Medicine)[];

export const isSameMedicine = (a: Medicine, b: Medicine): boolean =>
  FIELDS.every((field) => a[field] === b[field]) &&
  a.struck?.at === b.struck?.at &&
  a.struck?.reason === b.struck?.reason;

export const withheldUntil = ({ last, days }: Medicine): Day => addDays(last, days);

/** 0 days withhold nothing. */
export const isWithholding = ({ struck, days }: Medicine): boolean => struck === null && days > 0;

export const withholds = (one: Medicine, day: Day): boolean =>
  isWithholding(one) && one.first <= day && day <= withheldUntil(one);

/** Why eggs that a flock laid on a day aren't for sale. */
export interface Withdrawal {
  /** Of them that which withholds longest. */
  readonly medicine: Medicine;
  /** The last day of an unbroken run of days whose eggs are withheld. */
  readonly until: Day;
}

export const withheldOn = (flock: OfMedicines, day: Day): Withdrawal | null => {
  const [longest] = flock.medicines
    .filter((one) => withholds(one, day))
    .toSorted((a, b) => (withheldUntil(a) < withheldUntil(b) ? 1 : -1));
  if (longest === undefined) return null;
  const until = withheldUntil(longest);
  const next = withheldOn(flock, addDays(until, 1));
  return { medicine: longest, until: next?.until ?? until };
};

/** Whether an edit would put eggs on sale that are withheld: only striking out may. */
export const liftsWithdrawal = (before: OfMedicines, after: OfMedicines, edited: Medicine) => {
  for (let day = edited.first; day <= withheldUntil(edited); day = addDays(day, 1))
    if (withheldOn(before, day) && !withheldOn(after, day)) return true;
  return false;
};
