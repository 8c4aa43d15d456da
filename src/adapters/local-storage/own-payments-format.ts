import * as v from "valibot";
import type { DocumentFormat } from "#adapters/farm-json/document-format.ts";
import { readList } from "#adapters/farm-json/record-list.ts";
import { StoredPacks } from "#adapters/local-storage/stored-packs.ts";
import type { OwnPayment } from "#core/checkout/own-payment.ts";

const StoredOwnPayment = v.object({
  orderId: v.pipe(v.string(), v.nonEmpty()),
  packs: v.array(StoredPacks),
  note: v.fallback(v.string(), ""),
  heartbeat: v.nullable(v.string()),
});

/** `[{ orderId, packs, note, heartbeat }]`: what this visitor's payments were opened for. */
export const ownPaymentsFormat: DocumentFormat<readonly OwnPayment[]> = {
  topic: "ownPayments",
  initial: [],
  read: (stored) => readList(StoredOwnPayment, stored),
};
