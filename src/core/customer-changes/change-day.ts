import type { ShopCommands } from "#core/command.ts";
import {
  type DayChangeRefusal,
  type DayWish,
  moveByCustomer,
} from "#core/customer-changes/move-by-customer.ts";
import { type CallerDeps, type OwnOrder, orderOfCaller } from "#core/orders/order-of-caller.ts";
import type { SeenOrder } from "#core/orders/seen-order.ts";
import { type Result, refuse } from "#core/shared/result.ts";
import type { SharedShop } from "#ports/shared-shop.ts";

export type DayChange = OwnOrder & DayWish;

interface Deps extends CallerDeps {
  readonly shared: SharedShop | null;
  readonly command: ShopCommands;
}

export const changeDay =
  ({ shared, command, ...deps }: Deps) =>
  async (change: DayChange): Promise<Result<SeenOrder, DayChangeRefusal>> => {
    if (!shared) return refuse({ kind: "not-allowed" });
    const order = await orderOfCaller(deps)(change);
    return order ? command(moveByCustomer(shared))(change) : refuse({ kind: "order-gone" });
  };
