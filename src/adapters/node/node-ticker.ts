import type { Ticker } from "#ports/ticker.ts";

/** By Node's timers, which do not keep a process alive that has nothing else to do. */
export const nodeTicker: Ticker = {
  every: (milliseconds, call) => {
    const interval = setInterval(call, milliseconds).unref();
    return () => clearInterval(interval);
  },
};
