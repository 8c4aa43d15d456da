import type { LinkRefusal } from "#core/orders/order-links.ts";
import { type CallerDeps, orderByToken } from "#core/orders/order-of-caller.ts";
import { byLink, type SeenOrder } from "#core/orders/seen-order.ts";
import { loadFarm } from "#core/profile/farm-of.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";

export const openOrder =
  (deps: CallerDeps) =>
  async (token: string): Promise<Result<SeenOrder, LinkRefusal>> => {
    const order = await orderByToken(deps)(token);
    return order ? accept(byLink(order, await loadFarm(deps))) : refuse({ kind: "link-over" });
  };
