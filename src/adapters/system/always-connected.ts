import type { Connection } from "#ports/connection.ts";

/** A shop in this browser is always at hand. */
export const alwaysConnected: Connection = {
  isLost: () => false,
  subscribe: () => () => undefined,
};
