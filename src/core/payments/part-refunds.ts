import { PartRefund } from "#core/payments/part-refund.ts";
import { kindOf } from "#core/shared/kind.ts";
import type { CollectionOf } from "#ports/collection.ts";
import type { PartRefundRepository } from "#ports/part-refund-repository.ts";

export const PART_REFUNDS = kindOf(PartRefund, { id: ({ orderId }) => orderId, indexes: {} });

export const partRefundsIn = (kept: CollectionOf<typeof PART_REFUNDS>): PartRefundRepository => ({
  find: kept.find,
  all: () => kept.where({}),
  add: (one) => kept.add([one]),
  remove: (orderId) => kept.remove([orderId]),
});
