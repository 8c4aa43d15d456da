import { agreementsFormat, agreementToJson } from "#adapters/local-storage/agreements-format.ts";
import { createCustomers } from "#adapters/local-storage/customer-records.ts";
import { documentList } from "#adapters/local-storage/document-list.ts";
import type { Documents } from "#adapters/local-storage/documents.ts";
import { createErasures } from "#adapters/local-storage/erasure-records.ts";
import { createFlocks } from "#adapters/local-storage/flock-records.ts";
import { createMail } from "#adapters/local-storage/mail-records.ts";
import { createOrders } from "#adapters/local-storage/order-records.ts";
import { createPosts } from "#adapters/local-storage/post-records.ts";
import type { StorageArea } from "#adapters/local-storage/storage-area.ts";
import { isUnderWay } from "#core/payments/agreement-state.ts";
import { SAMPLE_POSTS } from "#core/posts/sample-posts.ts";
import { instantOf } from "#core/shared/day.ts";
import type { AgreementRepository } from "#ports/agreement-repository.ts";
import type { ShopRecords } from "#ports/records.ts";

const createAgreements = (documents: Documents, area: StorageArea): AgreementRepository => {
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

/** What a shopper who only looks never asks for. */
export type BackRoom = Pick<
  ShopRecords,
  | "agreements"
  | "customers"
  | "erasures"
  | "flocks"
  | "messages"
  | "orders"
  | "posts"
  | "refunds"
  | "waitlist"
>;

export const createBackRoom = (documents: Documents, area: StorageArea): BackRoom => ({
  agreements: createAgreements(documents, area),
  customers: createCustomers(documents, area),
  erasures: createErasures(documents, area),
  flocks: createFlocks(documents, area),
  orders: createOrders(documents, area),
  ...createMail(documents, area),
  posts: createPosts(documents, area, SAMPLE_POSTS),
});
