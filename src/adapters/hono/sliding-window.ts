import type { Limit } from "#adapters/hono/limits.ts";

/** Of so many callers is it known at once what they have had; who came first is forgotten first. */
const MOST_KEYS = 10_000;

export interface SlidingWindow {
  /** Counts one more, and answers 0; or the seconds to wait where there were too many, and counts nothing. */
  take(key: string, limit: Limit): number;
}

/** Rate limiting by a sliding window log, kept in this process. `now` is in milliseconds. */
export const slidingWindow = (now: () => number): SlidingWindow => {
  const taken = new Map<string, readonly number[]>();

  const keep = (key: string, moments: readonly number[]): void => {
    taken.delete(key);
    taken.set(key, moments);
    const [oldest] = taken.keys();
    if (taken.size > MOST_KEYS && oldest !== undefined) taken.delete(oldest);
  };

  return {
    take: (key, { most, seconds }) => {
      const at = now();
      const recent = (taken.get(key) ?? []).filter((moment) => at - moment < seconds * 1000);
      const inTheWay = recent.at(-most);
      if (inTheWay !== undefined) return Math.max(1, Math.ceil((inTheWay - at) / 1000 + seconds));
      keep(key, [...recent, at]);
      return 0;
    },
  };
};
