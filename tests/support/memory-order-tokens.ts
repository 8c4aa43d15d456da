import type { OrderTokens } from "#ports/order-tokens.ts";

/** Tokens token-1, token-2, … of whichever order. */
export const memoryOrderTokens = (): OrderTokens => {
  const orders = new Map<string, string>();
  return {
    issue: async (orderId) => {
      const token = `token-${orders.size + 1}`;
      orders.set(token, orderId);
      return token;
    },
    orderOf: async (token) => orders.get(token) ?? null,
  };
};
