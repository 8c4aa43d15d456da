import { Agreement } from "#core/payments/agreement.ts";
import { AGREEMENT_STATES, isUnderWay } from "#core/payments/agreement-state.ts";
import { kindOf } from "#core/shared/kind.ts";
import type { AgreementRepository } from "#ports/agreement-repository.ts";
import type { CollectionOf } from "#ports/collection.ts";

export const AGREEMENTS = kindOf("agreement", Agreement, {
  topic: "agreements",
  id: ({ orderId }) => orderId,
  indexes: {
    opened: { as: "instant", of: ({ openedAt }) => openedAt },
    state: { as: "text", of: ({ state }) => state },
    addressed: {
      as: "instant",
      of: ({ openedFrom, openedAt }) => (openedFrom ? openedAt : null),
    },
  },
});

const UNDER_WAY = AGREEMENT_STATES.filter(isUnderWay);

export const agreementsIn = (kept: CollectionOf<typeof AGREEMENTS>): AgreementRepository => ({
  find: kept.find,
  withIds: kept.withIds,
  underWay: () => kept.where({ where: { state: { among: UNDER_WAY } } }),
  openedBefore: (instant) => kept.where({ where: { opened: { before: instant } } }),
  add: (one) => kept.add([one]),
  replace: kept.replace,
  remove: (orderId) => kept.remove([orderId]),
  removeAll: kept.remove,
});
