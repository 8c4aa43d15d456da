import type { Order } from "#core/orders/order.ts";
import { isRefundable } from "#core/orders/order-status.ts";

/** A refund until the provider has answered. `key` is its idempotency key, `askedAt` an ISO 8601 instant. */
export interface Refund {
  readonly orderId: string;
  readonly key: string;
  readonly isPuttingBack: boolean;
  readonly askedAt: string;
}

export const canBePaidBack = ({ captureId, paymentMethod, status }: Order): boolean =>
  captureId !== undefined && paymentMethod !== undefined && isRefundable(status);

/** Another key after each refusal: the provider would answer the earlier one the same. */
export const refundKey = ({ id, log = [] }: Order): string =>
  `${id}-refund-${1 + log.filter(({ kind }) => kind === "refund-refused").length}`;
