import type { Order } from "#core/orders/order.ts";
import { addedUp, type Told, untoldOf } from "#core/orders/told.ts";
import { whoHears } from "#core/orders/why-untold.ts";
import type { ShopRecords } from "#ports/records.ts";
import type { SharedShop } from "#ports/shared-shop.ts";

interface Deps extends Pick<ShopRecords, "orders" | "messages"> {
  readonly shared: SharedShop | null;
}

export const getUntold =
  ({ orders }: Pick<Deps, "orders">) =>
  async (): Promise<readonly Order[]> =>
    (await orders.untold()).filter((order) => untoldOf(order).length > 0);

export const getWhoIsTold =
  ({ orders, shared, ...records }: Deps) =>
  async (ids: readonly string[]): Promise<Told> => {
    const told: Told[] = [];
    for (const order of await orders.withIds(ids))
      told.push(await whoHears(shared, records, order));
    return addedUp(told);
  };
