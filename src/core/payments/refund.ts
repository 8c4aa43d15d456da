import type { Order } from "#core/orders/order.ts";
import { isRefundable } from "#core/orders/order-status.ts";

/** A refund that was asked for, until the provider has answered. */
export interface Refund {
  readonly orderId: string;
  /** The idempotency key of asking the provider for it. */
  readonly key: string;
  /** Whether the eggs go back into stock. */
  readonly isPuttingBack: boolean;
  /** ISO 8601 instant. */
  readonly askedAt: string;
}

/** Whether the provider can be asked to pay an order back. */
export const canBePaidBack = ({ captureId, paymentMethod, status }: Order): boolean =>
  captureId !== undefined && paymentMethod !== undefined && isRefundable(status);

/** Another key after each refusal: the provider would answer the earlier one the same. */
export const refundKey = ({ id, log = [] }: Order): string =>
  `${id}-refund-${1 + log.filter(({ kind }) => kind === "refund-refused").length}`;
