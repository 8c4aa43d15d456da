import type { LinkedOrder, OrderTokens } from "#ports/order-tokens.ts";

/** Tokens token-1, token-2, … of whichever order. */
export const memoryOrderTokens = (): OrderTokens => {
  const orders = new Map<string, LinkedOrder>();
  return {
    issue: async (orderId, mends = 0) => {
      const token = `token-${orders.size + 1}`;
      orders.set(token, { orderId, mends });
      return token;
    },
    orderOf: async (token) => orders.get(token) ?? null,
  };
};
