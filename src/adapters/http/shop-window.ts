import { pathOf } from "#adapters/http/call-kind.ts";
import type { Send } from "#adapters/http/remote-shop.ts";
import { isFault } from "#ports/fault.ts";

const WINDOW = ["getPrices", "getInventory"] as const;

/**
 * Answers what the shop window showed last while the shop can't be reached, so that baskets go on being filled.
 * `shown` is what it shows already, by the call that answers it.
 */
export const rememberingWindow = (
  send: Send,
  shown: ReadonlyMap<string, unknown> = new Map(),
): Send => {
  const last = new Map<string, unknown>();
  for (const name of WINDOW)
    if (shown.has(name)) last.set(pathOf("counter", name), shown.get(name));
  const paths = new Set(WINDOW.map((name) => pathOf("counter", name)));
  return async (path, travel, input) => {
    if (!paths.has(path)) return send(path, travel, input);
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
