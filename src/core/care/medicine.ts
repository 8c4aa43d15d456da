import * as v from "valibot";
import type { FlockId } from "#core/flocks/flock.ts";
import { addDays } from "#core/shared/calendar.ts";
import type { Day } from "#core/shared/day.ts";
import { wholeFrom } from "#core/shared/reckonable.ts";
import { StoredDay, StoredDayOrNone } from "#core/shared/stored-day.ts";
import { Id } from "#core/shared/stored-id.ts";
import { StoredText } from "#core/shared/stored-text.ts";

/** Taken back as a mistake: the entry stays, and withholds nothing. */
const StruckOut = v.object({
  /** An ISO 8601 instant. */
  at: StoredText,
  reason: StoredText,
});

/** What a flock was given. Texts are empty where nothing was said. */
export const Medicine = v.object({
  id: Id,
  medicine: v.string(),
  batch: StoredText,
  quantity: StoredText,
  treated: StoredText,
  reason: StoredText,
  boughtFrom: StoredText,
  boughtOn: StoredDayOrNone,
  first: StoredDay,
  last: StoredDay,
  /** Of egg withdrawal after it was last given: 0 to 365. */
  days: wholeFrom(0),
  prescribedBy: StoredText,
  struck: v.fallback(v.nullable(StruckOut), null),
});

export type Medicine = Readonly<v.InferOutput<typeof Medicine>>;

export type MedicinesOfFlocks = Readonly<Partial<Record<FlockId, readonly Medicine[]>>>;

export interface OfMedicines {
  readonly medicines: readonly Medicine[];
}

const plainFields = () => v.keyof(v.omit(Medicine, ["struck"])).options;

export const isSameMedicine = (a: Medicine, b: Medicine): boolean =>
  plainFields().every((field) => a[field] === b[field]) &&
  a.struck?.at === b.struck?.at &&
  a.struck?.reason === b.struck?.reason;

export const withheldUntil = ({ last, days }: Medicine): Day => addDays(last, days);

export const isWithholding = ({ struck, days }: Medicine): boolean => struck === null && days > 0;

export const withholds = (one: Medicine, day: Day): boolean =>
  isWithholding(one) && one.first <= day && day <= withheldUntil(one);

/** Why eggs that a flock laid on a day aren't for sale. */
export interface Withdrawal {
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

export const liftsWithdrawal = (before: OfMedicines, after: OfMedicines, edited: Medicine) => {
  for (let day = edited.first; day <= withheldUntil(edited); day = addDays(day, 1))
    if (withheldOn(before, day) && !withheldOn(after, day)) return true;
  return false;
};
