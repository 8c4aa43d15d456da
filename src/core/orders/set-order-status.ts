import type { OrderStatus } from "#core/orders/order.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";
import type { ShopRecords } from "#ports/records.ts";

export interface StatusChange {
  readonly id: string;
  readonly status: OrderStatus;
}

export type StatusRefusal = { readonly kind: "order-gone" };

export const setOrderStatus =
  ({ orders }: Pick<ShopRecords, "orders">) =>
  async ({ id, status }: StatusChange): Promise<Result<null, StatusRefusal>> => {
    const order = await orders.find(id);
    if (!order) return refuse({ kind: "order-gone" });
    await orders.replace({ ...order, status });
    return accept(null);
  };
