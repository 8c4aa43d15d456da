import type { Ticker } from "#ports/ticker.ts";

export const nodeTicker: Ticker = {
  every: (milliseconds, call) => {
    const interval = setInterval(call, milliseconds).unref();
    return () => clearInterval(interval);
  },
};
