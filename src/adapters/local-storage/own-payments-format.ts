import * as v from "valibot";
import type { DocumentFormat } from "#adapters/farm-json/document-format.ts";
import { readList } from "#adapters/farm-json/record-list.ts";
import type { OwnPayment } from "#core/checkout/own-payment.ts";
import { WantedPacks } from "#core/payments/purchase.ts";

const StoredPaid = v.object({
  at: v.string(),
  givenName: v.fallback(v.string(), ""),
  isPending: v.fallback(v.boolean(), false),
  isThanked: v.fallback(v.boolean(), true),
});

const StoredOwnPayment = v.object({
  orderId: v.pipe(v.string(), v.nonEmpty()),
  packs: v.array(WantedPacks),
  note: v.fallback(v.string(), ""),
  heartbeat: v.nullable(v.string()),
  openedAt: v.fallback(v.string(), ""),
  paid: v.fallback(v.nullable(StoredPaid), null),
  isOvertaken: v.fallback(v.boolean(), false),
});

export const ownPaymentsFormat: DocumentFormat<readonly OwnPayment[]> = {
  topic: "ownPayments",
  initial: [],
  read: (stored) => readList(StoredOwnPayment, stored),
};
