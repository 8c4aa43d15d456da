import * as v from "valibot";
import type { Order } from "#core/orders/order.ts";
import { isRefundable } from "#core/orders/order-status.ts";
import { DELIVERY_METHODS, type DeliveryMethod } from "#core/shared/delivery-method.ts";

/** A refund until the provider has answered. `key` is its idempotency key, `askedAt` an ISO 8601 instant. */
export const Refund = v.object({
  orderId: v.string(),
  key: v.string(),
  /** The halves whose eggs are to be sold again. */
  puttingBack: v.pipe(v.array(v.picklist(DELIVERY_METHODS)), v.readonly()),
  askedAt: v.string(),
});

export type Refund = Readonly<v.InferOutput<typeof Refund>>;

export interface RefundWish {
  readonly id: string;
  /** The halves whose eggs are to be sold again, as far as they are here; absent for none. */
  readonly puttingBack?: readonly DeliveryMethod[];
}

export const canBePaidBack = ({ captureId, paymentMethod, status }: Order): boolean =>
  captureId !== undefined && paymentMethod !== undefined && isRefundable(status);

/**
 * A key of its own for each attempt: the provider would answer an earlier one the same, and a restored backup doesn't
 * say which there were. One that follows an attempt that was paid is told that all of it is paid back.
 */
export const refundKey = ({ id }: Pick<Order, "id">, newId: string): string =>
  `${id}-refund-${newId}`;
