import { cartFormat, cartToJson } from "#adapters/local-storage/cart-format.ts";
import { chosenDaysFormat } from "#adapters/local-storage/chosen-days-format.ts";
import { documentList } from "#adapters/local-storage/document-list.ts";
import type { Documents } from "#adapters/local-storage/documents.ts";
import { KEYS } from "#adapters/local-storage/keys.ts";
import { ownPaymentsFormat } from "#adapters/local-storage/own-payments-format.ts";
import type { StorageArea } from "#adapters/local-storage/storage-area.ts";
import { storedDeeds } from "#adapters/local-storage/stored-deeds.ts";
import { storedDelivery } from "#adapters/local-storage/stored-delivery.ts";
import { storedTexts } from "#adapters/local-storage/stored-texts.ts";
import { NO_EMAIL } from "#core/checkout/last-email.ts";
import { NO_DETAILS } from "#core/checkout/own-details.ts";
import { NO_POSTCODE } from "#core/week/delivery-postcode.ts";
import type { VisitorTopic } from "#ports/change-feed.ts";
import type { ShopperRecords } from "#ports/records.ts";

export const createShopperRecords = (documents: Documents, area: StorageArea): ShopperRecords => {
  const ownPayments = documentList(documents, area, {
    document: ownPaymentsFormat,
    idOf: ({ orderId }) => orderId,
    toJson: (payment) => payment,
  });

  const texts = <Texts extends object>(topic: VisitorTopic, initial: Texts) =>
    storedTexts(documents, area, topic, initial);

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
    details: texts("details", NO_DETAILS),
    seenSplash: {
      load: async () => {
        const version = Number(area.getItem(KEYS.seenSplash));
        return Number.isSafeInteger(version) ? version : 0;
      },
      save: async (version) => area.setItem(KEYS.seenSplash, String(version)),
    },
    lastEmail: texts("lastEmail", NO_EMAIL),
    deliveryPostcode: texts("deliveryPostcode", NO_POSTCODE),
    chosenDays: {
      load: async () => ({ ...documents.read(area, chosenDaysFormat).value }),
      save: async (days) => documents.write(area, "chosenDays", days),
    },
    deeds: storedDeeds(area),
  };
};
