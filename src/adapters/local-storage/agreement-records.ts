import { agreementsFormat, agreementToJson } from "#adapters/local-storage/agreements-format.ts";
import { documentList } from "#adapters/local-storage/document-list.ts";
import type { Documents } from "#adapters/local-storage/documents.ts";
import type { StorageArea } from "#adapters/local-storage/storage-area.ts";
import { isUnderWay } from "#core/payments/agreement-state.ts";
import { instantOf } from "#core/shared/day.ts";
import type { AgreementRepository } from "#ports/agreement-repository.ts";

export const createAgreements = (documents: Documents, area: StorageArea): AgreementRepository => {
  const { all, ...list } = documentList(documents, area, {
    document: agreementsFormat,
    idOf: ({ orderId }) => orderId,
    toJson: agreementToJson,
  });
  return {
    ...list,
    withIds: async (orderIds) =>
      structuredClone(all().filter(({ orderId }) => orderIds.includes(orderId))),
    removeAll: async (orderIds) => {
      for (const orderId of orderIds) await list.remove(orderId);
    },
    underWay: async () => structuredClone(all().filter(({ state }) => isUnderWay(state))),
    openedBefore: async (instant) =>
      structuredClone(
        all().filter(({ openedAt }) => (instantOf(openedAt) ?? 0) < (instantOf(instant) ?? 0)),
      ),
  };
};
