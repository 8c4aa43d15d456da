import { todayAt } from "#core/shared/today.ts";
import type { ChangeFeed } from "#ports/change-feed.ts";
import type { Clock } from "#ports/clock.ts";
import type { Ticker } from "#ports/ticker.ts";

const LOOK_EVERY_MS = 20_000;

/**
 * Emits "today" after midnight at the farm. It compares clocks, since a timer for midnight would sleep with the
 * machine.
 */
export const dayChanges = (clock: Clock, ticker: Ticker): ChangeFeed<"today"> => ({
  subscribe: (listener) => {
    let before = clock.now();
    return ticker.every(LOOK_EVERY_MS, () => {
      const now = clock.now();
      if (todayAt(now) !== todayAt(before)) listener("today");
      before = now;
    });
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
