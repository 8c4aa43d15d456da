import type { Log } from "#ports/log.ts";

/** Fails the test with whatever is logged. */
export const throwingLog: Log = {
  error: (cause) => {
    throw cause;
  },
};
