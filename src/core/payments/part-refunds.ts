import { PartRefund } from "#core/payments/part-refund.ts";
import { kindOf } from "#core/shared/kind.ts";
import type { CollectionOf } from "#ports/collection.ts";

export const PART_REFUNDS = kindOf("part_refund", PartRefund, {
  topic: "partRefunds",
  id: ({ orderId }) => orderId,
  indexes: {},
});

export const partRefundsIn = (kept: CollectionOf<typeof PART_REFUNDS>) => ({
  find: kept.find,
  all: () => kept.where({}),
  add: (one: PartRefund) => kept.add([one]),
  replace: (one: PartRefund) => kept.replace(one),
  remove: (orderId: string) => kept.remove([orderId]),
});
