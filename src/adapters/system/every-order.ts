import type { OrderLookups } from "#ports/order-lookups.ts";

/** In a shop of one browser every order is the caller's. */
export const everyOrder: OrderLookups = {
  mine: async () => null,
  remember: async () => undefined,
  proven: async () => [],
  prove: async () => undefined,
};
