import type { House } from "#adapters/hono/house.ts";
import { LIMITS, type Limited } from "#adapters/hono/limits.ts";
import { slidingWindow } from "#adapters/hono/sliding-window.ts";

/** Seconds that a caller has to wait; 0 where it may go on, and is counted. */
export type Limiter = (name: Limited, address: string) => Promise<number>;

/** A read writes nothing: what each process counts by itself has to do. */
const COUNTED_HERE: ReadonlySet<Limited> = new Set(["getPaymentStates"]);

/**
 * Limits callers, all processes of one database together. What this process alone has counted is
 * refused without asking the database.
 */
export const createLimiter = (rate: House["rate"], now: () => number): Limiter => {
  const here = slidingWindow(now);
  return async (name, address) => {
    const [key, limit] = [`${name} ${address}`, LIMITS[name]];
    const wait = here.take(key, limit);
    return wait > 0 || COUNTED_HERE.has(name) ? wait : rate.take(key, limit);
  };
};
