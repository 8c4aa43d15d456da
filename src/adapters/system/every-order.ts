import type { OrderLookups } from "#ports/order-lookups.ts";

export const everyOrder: OrderLookups = {
  mine: async () => null,
  remember: async () => undefined,
  proven: async () => [],
  prove: async () => undefined,
};
