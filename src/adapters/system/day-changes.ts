import { todayAt } from "#core/shared/today.ts";
import type { ChangeFeed } from "#ports/change-feed.ts";
import type { Clock } from "#ports/clock.ts";
import type { Ticker } from "#ports/ticker.ts";

const LOOK_EVERY_MS = 20_000;

/** Tells "today" when midnight has passed at the farm. It looks at the clock: a timer for midnight itself would sleep when the machine does. */
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

/** Tells what any of the feeds tells. */
export const mergedChanges = (...feeds: readonly ChangeFeed[]): ChangeFeed => ({
  subscribe: (listener) => {
    const stops = feeds.map((feed) => feed.subscribe(listener));
    return () => {
      for (const stop of stops) stop();
    };
  },
});
