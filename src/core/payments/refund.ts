import * as v from "valibot";
import type { Order } from "#core/orders/order.ts";
import { isRefundable } from "#core/orders/order-status.ts";
import { DELIVERY_METHODS, type DeliveryMethod } from "#core/shared/delivery-method.ts";

/** `key` is the provider's idempotency key, `askedAt` an ISO 8601 instant. */
export const Refund = v.object({
  orderId: v.string(),
  key: v.string(),
  puttingBack: v.pipe(v.array(v.picklist(DELIVERY_METHODS)), v.readonly()),
  askedAt: v.string(),
});

export type Refund = Readonly<v.InferOutput<typeof Refund>>;

export interface RefundWish {
  readonly id: string;
  readonly puttingBack?: readonly DeliveryMethod[];
}

export const canBePaidBack = ({ captureId, paymentMethod, status }: Order): boolean =>
  captureId !== undefined && paymentMethod !== undefined && isRefundable(status);

/** A key for each attempt: the provider would repeat its answer to an earlier one. */
export const refundKey = ({ id }: Pick<Order, "id">, newId: string): string =>
  `${id}-refund-${newId}`;
