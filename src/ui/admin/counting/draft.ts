import type { CountToSend } from "#core/counting/count-to-send.ts";
import { LOGGED_SIZES, type LoggedSize } from "#core/flocks/flock.ts";
import { MOST_EGGS, readStock } from "#core/inventory/egg-count.ts";
import { type Day, isDay } from "#core/shared/day.ts";
import { sumOf } from "#core/shared/sum.ts";

export type Draft = Pick<CountToSend, "counts" | "cracked" | "kept">;

export const NOTHING: Draft = {
  counts: { small: "", medium: "", large: "", extraLarge: "", doubleYolkers: "" },
  cracked: "",
  kept: { size: "large", eggs: "" },
};

export const withCountOf = (draft: Draft, size: LoggedSize, typed: string): Draft => ({
  ...draft,
  counts: { ...draft.counts, [size]: typed },
});

export const eggsIn = ({ counts }: Draft): number =>
  sumOf(LOGGED_SIZES, (size) => readStock(counts[size]));

export const isNothing = (draft: Draft): boolean =>
  eggsIn(draft) + readStock(draft.cracked) + readStock(draft.kept.eggs) === 0;

export const isTooMany = (typed: string): boolean => readStock(typed) > MOST_EGGS;

export const isTooManyKept = ({ counts, kept }: Draft): boolean =>
  readStock(kept.eggs) > readStock(counts[kept.size]);

export const isFaulty = (draft: Draft): boolean =>
  isTooManyKept(draft) || [...Object.values(draft.counts), draft.cracked].some(isTooMany);

/** What was typed while the sent count was still being kept. */
export const typedSince = (sent: Draft, now: Draft): Draft => {
  const left = (before: string, typed: string): string => (typed === before ? "" : typed);
  const counts = { ...now.counts };
  for (const size of LOGGED_SIZES) counts[size] = left(sent.counts[size], counts[size]);
  return {
    counts,
    cracked: left(sent.cracked, now.cracked),
    kept: { ...now.kept, eggs: left(sent.kept.eggs, now.kept.eggs) },
  };
};

interface KeptDraft extends Draft {
  readonly date: Day | null;
}

export const draftIn = (text: string): KeptDraft | null => {
  try {
    const { counts, cracked, kept, date } = JSON.parse(text);
    const isText = (one: unknown): boolean => typeof one === "string";
    const texts = [...LOGGED_SIZES.map((size) => counts[size]), cracked, kept.eggs];
    return texts.every(isText) && LOGGED_SIZES.includes(kept.size)
      ? { counts, cracked, kept, date: isText(date) && isDay(date) ? date : null }
      : null;
  } catch {
    // Ignored: the figures are typed again.
    return null;
  }
};
