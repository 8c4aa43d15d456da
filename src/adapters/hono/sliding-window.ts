import type { Limit } from "#ports/request-rate.ts";

/** Of so many callers is it known at once what they have had; who came first is forgotten first. */
const MOST_KEYS = 10_000;

export interface SlidingWindow {
  /** Counts one more, and answers 0; or the seconds to wait where there were too many, and counts nothing. */
  take(key: string, limit: Limit): number;
  /** Counts one more in any case, and answers whether there weren't too many. */
  count(key: string, limit: Limit): boolean;
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

  const recentOf = (key: string, at: number, { seconds }: Limit): readonly number[] =>
    (taken.get(key) ?? []).filter((moment) => at - moment < seconds * 1000);

  return {
    take: (key, limit) => {
      const at = now();
      const recent = recentOf(key, at, limit);
      const inTheWay = recent.at(-limit.most);
      if (inTheWay !== undefined)
        return Math.max(1, Math.ceil((inTheWay - at) / 1000 + limit.seconds));
      keep(key, [...recent, at]);
      return 0;
    },
    count: (key, limit) => {
      const at = now();
      const recent = recentOf(key, at, limit);
      keep(key, [...recent, at].slice(-limit.most));
      return recent.length < limit.most;
    },
  };
};
