import { KEPT_DAYS } from "#core/backup/kept-days.ts";
import { addDays } from "#core/shared/calendar.ts";
import type { Day } from "#core/shared/day.ts";

export const DAILY = /^\d{4}-\d{2}-\d{2}\.tar\.gz$/;
const BEFORE = /^\d{4}-\d{2}-\d{2}-before-.+\.(?:tar\.gz|json)$/;
export const UNFINISHED = ".unfinished";

/** So many before migrations and restores, which come as they come. */
const MOST_BEFORE = 7;

export const dayOf = (name: string): Day => name.slice(0, "2026-01-01".length);

/**
 * Which of these names are no longer kept: what is older than the days for which the privacy page says that copies are
 * kept, and all but the last before migrations and restores. Daily ones of a clock that was ahead push out none of now, and go one
 * by one as these come.
 */
export const outdated = (names: readonly string[], today: Day): readonly string[] => {
  const sorted = names.toSorted();
  const isOld = (name: string) => dayOf(name) <= addDays(today, -KEPT_DAYS);
  const daily = sorted.filter((name) => DAILY.test(name));
  const before = sorted.filter((name) => BEFORE.test(name));
  const ahead = daily.filter((name) => dayOf(name) > today);
  const ofNow = daily.filter((name) => dayOf(name) <= today && !isOld(name));
  return [
    ...daily.filter(isOld),
    ...ahead.slice(0, Math.max(0, ahead.length + ofNow.length - KEPT_DAYS)),
    ...before.filter((name, place) => isOld(name) || place < before.length - MOST_BEFORE),
    ...sorted.filter((name) => name.endsWith(UNFINISHED)),
  ];
};
