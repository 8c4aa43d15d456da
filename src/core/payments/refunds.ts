import { Refund } from "#core/payments/refund.ts";
import { kindOf } from "#core/shared/kind.ts";
import type { CollectionOf } from "#ports/collection.ts";
import type { RefundRepository } from "#ports/refund-repository.ts";

export const REFUNDS = kindOf(Refund, { id: ({ orderId }) => orderId, indexes: {} });

export const refundsIn = (kept: CollectionOf<typeof REFUNDS>): RefundRepository => ({
  find: kept.find,
  all: () => kept.where({}),
  add: (one) => kept.add([one]),
  remove: (orderId) => kept.remove([orderId]),
});
