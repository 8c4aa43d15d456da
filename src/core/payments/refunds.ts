import { Refund } from "#core/payments/refund.ts";
import { kindOf } from "#core/shared/kind.ts";
import type { CollectionOf } from "#ports/collection.ts";

export const REFUNDS = kindOf("refund", Refund, {
  topic: "refunds",
  id: ({ orderId }) => orderId,
  indexes: {},
});

export const refundsIn = (kept: CollectionOf<typeof REFUNDS>) => ({
  find: kept.find,
  all: () => kept.where({}),
  add: (one: Refund) => kept.add([one]),
  replace: (one: Refund) => kept.replace(one),
  remove: (orderId: string) => kept.remove([orderId]),
});
