import type { Send } from "#adapters/http/remote-shop.ts";
import { pathOf } from "#adapters/http/travel.ts";
import { isFault } from "#ports/fault.ts";

const WINDOW = new Set([pathOf("counter", "getPrices"), pathOf("counter", "getInventory")]);

/** Answers what the shop window showed last while the shop can't be reached, so that baskets go on being filled. */
export const rememberingWindow = (send: Send): Send => {
  const last = new Map<string, unknown>();
  return async (path, travel, input) => {
    if (!WINDOW.has(path)) return send(path, travel, input);
    try {
      const answer = await send(path, travel, input);
      last.set(path, answer);
      return answer;
    } catch (fault) {
      if (isFault(fault, "shop-unreachable") && last.has(path)) return last.get(path);
      throw fault;
    }
  };
};
