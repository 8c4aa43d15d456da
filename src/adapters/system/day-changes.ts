import { todayAt } from "#core/shared/today.ts";
import type { ChangeFeed } from "#ports/change-feed.ts";
import type { Clock } from "#ports/clock.ts";
import type { Ticker } from "#ports/ticker.ts";

const LOOK_EVERY_MS = 20_000;
const NEAR_MIDNIGHT_EVERY_MS = 1_000;

const soonAfter = (now: string): string => new Date(Date.parse(now) + LOOK_EVERY_MS).toISOString();

/** Compares clocks around midnight, since a timer would sleep with the machine. */
export const dayChanges = (clock: Clock, ticker: Ticker): ChangeFeed<"today"> => ({
  subscribe: (listener) => {
    let before = clock.now();
    let stopSeconds: (() => void) | null = null;
    const look = (): void => {
      const now = clock.now();
      const today = todayAt(now);
      const isMidnight = today !== todayAt(before);
      before = now;
      if (todayAt(soonAfter(now)) !== today)
        stopSeconds ??= ticker.every(NEAR_MIDNIGHT_EVERY_MS, look);
      else {
        stopSeconds?.();
        stopSeconds = null;
      }
      if (isMidnight) listener("today");
    };
    const stop = ticker.every(LOOK_EVERY_MS, look);
    return () => {
      stop();
      stopSeconds?.();
    };
  },
});

export const mergedChanges = (...feeds: readonly ChangeFeed[]): ChangeFeed => ({
  subscribe: (listener) => {
    const stops = feeds.map((feed) => feed.subscribe(listener));
    return () => {
      for (const stop of stops) stop();
    };
  },
});
