import { KEPT_DAYS } from "#core/backup/kept-days.ts";
import { addDays } from "#core/shared/calendar.ts";
import type { Day } from "#core/shared/day.ts";

export const DAILY = /^\d{4}-\d{2}-\d{2}\.tar\.gz$/;
const BEFORE = /^\d{4}-\d{2}-\d{2}-before-.+\.(?:tar\.gz|json)$/;
export const UNFINISHED = ".unfinished";

const MOST_BEFORE = 7;

export const dayOf = (name: string): Day => name.slice(0, "2026-01-01".length);

/** A clock that was ahead has dated copies in the future, which give way one by one. */
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
    ...before.filter((name, index) => isOld(name) || index < before.length - MOST_BEFORE),
    ...sorted.filter((name) => name.endsWith(UNFINISHED)),
  ];
};
