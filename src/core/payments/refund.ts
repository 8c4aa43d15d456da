import * as v from "valibot";
import { GivenPack } from "#core/orders/given-back.ts";
import type { Order } from "#core/orders/order.ts";
import { isRefundable } from "#core/orders/order-status.ts";
import { halvesBack } from "#core/orders/packs-back.ts";
import { WaitingRefund } from "#core/payments/waiting-refund.ts";
import { DELIVERY_METHODS } from "#core/shared/delivery-method.ts";

/**
 * Of the whole. `key` is the provider's idempotency key, `askedAt` an ISO 8601 instant;
 * `puttingBack` is what an earlier version noted instead of packs.
 */
export const Refund = v.object({
  orderId: v.string(),
  key: v.string(),
  packs: v.exactOptional(v.pipe(v.array(GivenPack), v.readonly())),
  puttingBack: v.exactOptional(v.pipe(v.array(v.picklist(DELIVERY_METHODS)), v.readonly())),
  waiting: v.exactOptional(WaitingRefund),
  askedAt: v.string(),
});

export type Refund = Readonly<v.InferOutput<typeof Refund>>;

export const packsOfRefund = (
  order: Order,
  { packs, puttingBack = [] }: Refund,
): readonly GivenPack[] => packs ?? halvesBack(order, puttingBack);

export const canBePaidBack = ({ captureId, paymentMethod, status }: Order): boolean =>
  captureId !== undefined && paymentMethod !== undefined && isRefundable(status);

/** A key for each attempt: the provider would repeat its answer to an earlier one. */
export const refundKey = ({ id }: Pick<Order, "id">, newId: string): string =>
  `${id}-refund-${newId}`;
