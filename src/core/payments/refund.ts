import type { Order } from "#core/orders/order.ts";
import { isRefundable } from "#core/orders/order-status.ts";
import { DELIVERY_METHODS, type DeliveryMethod } from "#core/shared/delivery-method.ts";

/** `key` is an idempotency key, `askedAt` an ISO 8601 instant. */
export interface Refund {
  readonly orderId: string;
  readonly key: string;
  readonly puttingBack: readonly DeliveryMethod[];
  readonly askedAt: string;
}

/** An earlier version asked about the whole order. */
export const bothOrNone = (isPuttingBack: boolean): readonly DeliveryMethod[] =>
  isPuttingBack ? DELIVERY_METHODS : [];

export interface RefundWish {
  readonly id: string;
  readonly puttingBack?: readonly DeliveryMethod[];
  /** A page of the version before asks about the whole order. */
  readonly isPuttingBack?: boolean;
}

export const halvesAsked = ({ puttingBack, isPuttingBack = false }: RefundWish) =>
  puttingBack ?? bothOrNone(isPuttingBack);

export const canBePaidBack = ({ captureId, paymentMethod, status }: Order): boolean =>
  captureId !== undefined && paymentMethod !== undefined && isRefundable(status);

/**
 * A key for each attempt: the provider would repeat an earlier answer, and a restored backup doesn't say which there
 * were. After a paid attempt it answers that all is paid back.
 */
export const refundKey = ({ id }: Pick<Order, "id">, newId: string): string =>
  `${id}-refund-${newId}`;
