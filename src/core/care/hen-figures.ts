import type { CountNotes } from "#core/care/count-note.ts";
import { hensOn, hensUpTo, type OfHens } from "#core/care/hens.ts";
import { type EggEntry, eggsIn } from "#core/flocks/flock.ts";
import { type Days, entriesIn } from "#core/flocks/period.ts";
import type { Day } from "#core/shared/day.ts";
import { sumOf } from "#core/shared/sum.ts";

export interface HenFigures {
  readonly hens: number | null;
  /** Eggs a hundred hens lay a day. */
  readonly layRate: number | null;
  readonly died: number | null;
  readonly eggsPerHen: number | null;
}

const inTenths = (dividend: number, divisor: number): number | null =>
  divisor > 0 ? Math.round((10 * dividend) / divisor) / 10 : null;

interface Counted {
  readonly eggs: number;
  readonly hens: number;
}

const countedDays = (
  flock: OfHens,
  entries: readonly EggEntry[],
  notes: CountNotes,
): readonly Counted[] => {
  const laid = new Map<Day, number>();
  for (const { id, date, counts } of entries) {
    const cracked = Object.hasOwn(notes, id) ? (notes[id]?.cracked ?? 0) : 0;
    laid.set(date, (laid.get(date) ?? 0) + eggsIn(counts) + cracked);
  }
  return [...laid]
    .map(([day, eggs]) => ({ eggs, hens: hensOn(flock, day) }))
    .filter(({ hens }) => hens > 0);
};

/** Hens and the share that died are the last day's; eggs a hen are by the mean of the counted days. */
export const henFigures = (
  flock: OfHens & { readonly counts: CountNotes },
  eggs: readonly EggEntry[],
  days: Days,
  today: Day,
): HenFigures => {
  const last = days?.last ?? today;
  const everIn = hensUpTo(flock, last, "in");
  const counted = countedDays(flock, entriesIn(eggs, days), flock.counts);
  const [laid, henDays] = [sumOf(counted, ({ eggs }) => eggs), sumOf(counted, ({ hens }) => hens)];
  const diedIn = sumOf(entriesIn(flock.hens, days ?? { first: "", last }), ({ what, hens }) =>
    what === "died" ? hens : 0,
  );
  return {
    hens: everIn > 0 ? Math.max(0, hensOn(flock, last)) : null,
    layRate: inTenths(100 * laid, henDays),
    died: inTenths(100 * diedIn, everIn),
    eggsPerHen: inTenths(laid * counted.length, henDays),
  };
};
