import type { Ticker } from "#ports/ticker.ts";

export const intervalTicker = (timer: Pick<Window, "setInterval" | "clearInterval">): Ticker => ({
  every: (milliseconds, call) => {
    const interval = timer.setInterval(call, milliseconds);
    return () => timer.clearInterval(interval);
  },
});
