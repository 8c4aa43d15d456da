import type { Order } from "#core/orders/order.ts";
import { isRefundable } from "#core/orders/order-status.ts";
import type { DeliveryMethod } from "#core/shared/delivery-method.ts";

/** A refund until the provider has answered. `key` is its idempotency key, `askedAt` an ISO 8601 instant. */
export interface Refund {
  readonly orderId: string;
  readonly key: string;
  /** The halves whose eggs are to be sold again. */
  readonly puttingBack: readonly DeliveryMethod[];
  readonly askedAt: string;
}

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
