import type { Connection } from "#ports/connection.ts";

export const alwaysConnected: Connection = {
  isLost: () => false,
  subscribe: () => () => undefined,
};
