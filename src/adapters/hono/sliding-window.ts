/** A rate limit by sliding window log, in this process. */
import type { Limit } from "#ports/request-rate.ts";

const MOST_KEYS = 10_000;

export interface SlidingWindow {
  take(key: string, limit: Limit): number;
  count(key: string, limit: Limit): boolean;
}

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
