import { type Dispute, openDisputeOf } from "#core/orders/dispute.ts";
import { methodsHere } from "#core/orders/halves.ts";
import type { Order } from "#core/orders/order.ts";
import type { ShopRecords } from "#ports/records.ts";

export interface DisputedOrder
  extends Pick<Order, "id" | "customerName">,
    Pick<Dispute, "reason" | "answerBy"> {}

/** Orders whose buyer has an open case at the provider while their eggs are here. */
export const getDisputedOrders =
  ({ orders }: Pick<ShopRecords, "orders">) =>
  async (): Promise<readonly DisputedOrder[]> => {
    const here = [...(await orders.needingAttention()), ...(await orders.toHandOver())];
    return here.flatMap((order) => {
      const dispute = openDisputeOf(order);
      if (!dispute || methodsHere(order).length === 0) return [];
      const { id, customerName } = order;
      const { reason, answerBy } = dispute;
      return [{ id, ...(customerName !== undefined && { customerName }), reason, answerBy }];
    });
  };
