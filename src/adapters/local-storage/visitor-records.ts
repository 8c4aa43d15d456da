import { cartFormat, cartToJson } from "#adapters/local-storage/cart-format.ts";
import { chosenDaysFormat } from "#adapters/local-storage/chosen-days-format.ts";
import { countQueueFormat } from "#adapters/local-storage/count-queue-format.ts";
import { deliveryPostcodeFormat } from "#adapters/local-storage/delivery-postcode-format.ts";
import { documentList } from "#adapters/local-storage/document-list.ts";
import type { Documents } from "#adapters/local-storage/documents.ts";
import { createDrafts } from "#adapters/local-storage/draft-records.ts";
import { KEYS } from "#adapters/local-storage/keys.ts";
import { lastEmailFormat } from "#adapters/local-storage/last-email-format.ts";
import { ownCountsFormat } from "#adapters/local-storage/own-counts-format.ts";
import { ownPaymentsFormat } from "#adapters/local-storage/own-payments-format.ts";
import { printedDaysFormat } from "#adapters/local-storage/printed-days-format.ts";
import type { StorageArea } from "#adapters/local-storage/storage-area.ts";
import { keyOfDeed } from "#adapters/local-storage/storage-deeds.ts";
import { storedDelivery } from "#adapters/local-storage/stored-delivery.ts";
import { storedQueue } from "#adapters/local-storage/stored-queue.ts";
import { takenAlongFormat } from "#adapters/local-storage/taken-along-format.ts";
import { tickQueueFormat } from "#adapters/local-storage/tick-queue-format.ts";
import type { VisitorRecords } from "#ports/records.ts";

export const createVisitorRecords = (documents: Documents, area: StorageArea): VisitorRecords => {
  const ownPayments = documentList(documents, area, {
    document: ownPaymentsFormat,
    idOf: ({ orderId }) => orderId,
    toJson: (payment) => payment,
  });

  return {
    cart: {
      load: async () => structuredClone(documents.read(area, cartFormat).value),
      save: async (cart) => {
        const { stored } = documents.read(area, cartFormat);
        documents.write(area, "cart", cartToJson(cart, stored));
      },
      countSkipped: async () => documents.read(area, cartFormat).skipped,
    },
    delivery: {
      load: async () => storedDelivery(area.getItem(KEYS.delivery)),
      save: async (method) => area.setItem(KEYS.delivery, method),
    },
    ownPayments: { ...ownPayments, all: async () => structuredClone(ownPayments.all()) },
    note: {
      load: async () => area.getItem(KEYS.note) ?? "",
      save: async (note) => area.setItem(KEYS.note, note),
    },
    seenSplash: {
      load: async () => {
        const version = Number(area.getItem(KEYS.seenSplash));
        return Number.isSafeInteger(version) ? version : 0;
      },
      save: async (version) => area.setItem(KEYS.seenSplash, String(version)),
    },
    sidebar: {
      load: async () => area.getItem(KEYS.sidebar) === "true",
      save: async (isCollapsed) => area.setItem(KEYS.sidebar, String(isCollapsed)),
    },
    lastBackup: {
      load: async () => area.getItem(KEYS.lastBackup) ?? "",
      save: async (made) => area.setItem(KEYS.lastBackup, made),
    },
    lastEmail: {
      load: async () => ({ ...documents.read(area, lastEmailFormat).value }),
      save: async (paid) => documents.write(area, "lastEmail", paid),
    },
    deliveryPostcode: {
      load: async () => ({ ...documents.read(area, deliveryPostcodeFormat).value }),
      save: async (asked) => documents.write(area, "deliveryPostcode", asked),
    },
    chosenDays: {
      load: async () => ({ ...documents.read(area, chosenDaysFormat).value }),
      save: async (days) => documents.write(area, "chosenDays", days),
    },
    printedDays: {
      load: async () => documents.read(area, printedDaysFormat).value,
      save: async (printed) => documents.write(area, "printedDays", printed),
    },
    takenAlong: {
      load: async () => structuredClone(documents.read(area, takenAlongFormat).value),
      save: async (along) => {
        if (along) documents.write(area, "takenAlong", along);
        else area.removeItem(KEYS.takenAlong);
      },
    },
    tickQueue: storedQueue(documents, area, tickQueueFormat),
    countQueue: storedQueue(documents, area, countQueueFormat),
    ownCounts: {
      load: async () => structuredClone(documents.read(area, ownCountsFormat).value),
      save: async (own) => documents.write(area, "ownCounts", own),
    },
    drafts: createDrafts(documents, area),
    deeds: {
      take: async (id) => {
        const key = keyOfDeed(id);
        const isThere = area.getItem(key) !== null;
        if (isThere) area.removeItem(key);
        return isThere;
      },
    },
  };
};
