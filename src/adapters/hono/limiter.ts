/** Rate limiting across processes, the worst of it without asking the database. */
import { slidingWindow } from "#adapters/hono/sliding-window.ts";
import type { CallLimit } from "#adapters/http/endpoint.ts";
import type { RequestRate } from "#ports/request-rate.ts";

export interface Limiter {
  take(limit: CallLimit, name: string, address: string): Promise<number>;
  count(limit: CallLimit, name: string, address: string): Promise<boolean>;
}

export const createLimiter = (rate: RequestRate, now: () => number): Limiter => {
  const here = slidingWindow(now);
  return {
    take: async (limit, name, address) => {
      const key = `${name} ${address}`;
      const wait = here.take(key, limit);
      return wait > 0 || limit.isOfOneProcess ? wait : rate.take(key, limit);
    },
    count: async (limit, name, address) => {
      const key = `${name} ${address}`;
      return here.count(key, limit) && (await rate.count(key, limit));
    },
  };
};
