import type { OrderStatus } from "#core/orders/order.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";
import type { Ports } from "#ports/ports.ts";

export interface StatusChange {
  readonly id: string;
  readonly status: OrderStatus;
}

export type StatusRefusal = { readonly kind: "order-gone" };

export const setOrderStatus =
  ({ orders }: Pick<Ports, "orders">) =>
  async ({ id, status }: StatusChange): Promise<Result<null, StatusRefusal>> => {
    if (!(await orders.find(id))) return refuse({ kind: "order-gone" });
    await orders.setStatus(id, status);
    return accept(null);
  };
