import * as v from "valibot";
import type { Day } from "#core/shared/day.ts";
import { wholeFrom } from "#core/shared/reckonable.ts";
import { StoredDay } from "#core/shared/stored-day.ts";
import { Id } from "#core/shared/stored-id.ts";
import { StoredText } from "#core/shared/stored-text.ts";
import { sumOf } from "#core/shared/sum.ts";

export const HEN_MOVES = ["in", "out", "died"] as const;

export type HenMove = (typeof HEN_MOVES)[number];

export const HenEntry = v.object({
  id: Id,
  date: StoredDay,
  what: v.picklist(HEN_MOVES),
  hens: wholeFrom(1),
  weeks: v.fallback(v.nullable(wholeFrom(0)), null),
  note: StoredText,
});

export type HenEntry = Readonly<v.InferOutput<typeof HenEntry>>;

export interface OfHens {
  readonly hens: readonly HenEntry[];
}

export const isSameHens = (a: HenEntry, b: HenEntry): boolean =>
  a.id === b.id &&
  a.date === b.date &&
  a.what === b.what &&
  a.hens === b.hens &&
  a.weeks === b.weeks &&
  a.note === b.note;

export const hensUpTo = ({ hens }: OfHens, day: Day, what: HenMove): number =>
  sumOf(hens, (entry) => (entry.what === what && entry.date <= day ? entry.hens : 0));

export const hensOn = (flock: OfHens, day: Day): number =>
  hensUpTo(flock, day, "in") - hensUpTo(flock, day, "out") - hensUpTo(flock, day, "died");

export interface TooFewHens {
  readonly kind: "too-few-hens";
  readonly day: Day;
  /** How many there were on that day before any left. */
  readonly hens: number;
}

const leftOn = ({ hens }: OfHens, day: Day): number =>
  sumOf(hens, ({ date, what, hens }) => (date === day && what !== "in" ? hens : 0));

/** The first day on which more would leave than there were. What was short before, and isn't made worse, may stay. */
export const shortOfHens = (before: OfHens, after: OfHens): TooFewHens | null => {
  const days = [...before.hens, ...after.hens].map(({ date }) => date).sort();
  const day = days.find((one) => hensOn(after, one) < Math.min(0, hensOn(before, one)));
  if (day === undefined) return null;
  return { kind: "too-few-hens", day, hens: Math.max(0, hensOn(after, day) + leftOn(after, day)) };
};
