import { LIMITS, type Limited } from "#adapters/hono/limits.ts";
import { slidingWindow } from "#adapters/hono/sliding-window.ts";
import type { RequestRate } from "#ports/request-rate.ts";

export interface Limiter {
  /** Counts one more, and answers 0; or the seconds to wait where there were too many, and counts nothing. */
  take(name: Limited, address: string): Promise<number>;
  /** Counts one more in any case, and answers whether there weren't too many. */
  count(name: Limited, address: string): Promise<boolean>;
}

/** A read writes nothing: what each process counts by itself has to do. */
const COUNTED_HERE: ReadonlySet<Limited> = new Set(["getPaymentStates"]);

/**
 * Rate limiting of callers, by all processes of one database together. What one process alone has counted too
 * often is refused without asking the database. `now` is in milliseconds.
 */
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
