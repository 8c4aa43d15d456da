/** Rate limiting across processes: what this process alone has counted too often is refused without the database. */
import { LIMITS, type Limited } from "#adapters/hono/limits.ts";
import { slidingWindow } from "#adapters/hono/sliding-window.ts";
import type { RequestRate } from "#ports/request-rate.ts";

export interface Limiter {
  take(name: Limited, address: string): Promise<number>;
  count(name: Limited, address: string): Promise<boolean>;
}

/** A query must not write: each process counts these by itself. */
const COUNTED_HERE: ReadonlySet<Limited> = new Set(["getPaymentStates"]);

export const createLimiter = (rate: RequestRate, now: () => number): Limiter => {
  const here = slidingWindow(now);
  return {
    take: async (name, address) => {
      const [key, limit] = [`${name} ${address}`, LIMITS[name]];
      const wait = here.take(key, limit);
      return wait > 0 || COUNTED_HERE.has(name) ? wait : rate.take(key, limit);
    },
    count: async (name, address) => {
      const [key, limit] = [`${name} ${address}`, LIMITS[name]];
      return here.count(key, limit) && (await rate.count(key, limit));
    },
  };
};
