import { cartFormat, cartToJson } from "#adapters/local-storage/cart-format.ts";
import { chosenDaysFormat } from "#adapters/local-storage/chosen-days-format.ts";
import { deliveryPostcodeFormat } from "#adapters/local-storage/delivery-postcode-format.ts";
import { detailsFormat } from "#adapters/local-storage/details-format.ts";
import { documentList } from "#adapters/local-storage/document-list.ts";
import type { Documents } from "#adapters/local-storage/documents.ts";
import { KEYS } from "#adapters/local-storage/keys.ts";
import { lastEmailFormat } from "#adapters/local-storage/last-email-format.ts";
import { ownPaymentsFormat } from "#adapters/local-storage/own-payments-format.ts";
import type { StorageArea } from "#adapters/local-storage/storage-area.ts";
import { storedDeeds } from "#adapters/local-storage/stored-deeds.ts";
import { storedDelivery } from "#adapters/local-storage/stored-delivery.ts";
import type { ShopperRecords } from "#ports/records.ts";

export const createShopperRecords = (documents: Documents, area: StorageArea): ShopperRecords => {
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
    details: {
      load: async () => ({ ...documents.read(area, detailsFormat).value }),
      save: async (details) => documents.write(area, "details", details),
    },
    seenSplash: {
      load: async () => {
        const version = Number(area.getItem(KEYS.seenSplash));
        return Number.isSafeInteger(version) ? version : 0;
      },
      save: async (version) => area.setItem(KEYS.seenSplash, String(version)),
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
    deeds: storedDeeds(area),
  };
};
