import * as v from "valibot";
import type { DocumentFormat } from "#adapters/farm-json/document-format.ts";
import { isReckonable } from "#adapters/farm-json/reckonable.ts";
import { readList } from "#adapters/farm-json/record-list.ts";
import { StoredPacks } from "#adapters/local-storage/stored-packs.ts";
import type { Agreement } from "#core/payments/agreement.ts";
import { AGREEMENT_STATES } from "#core/payments/agreement-state.ts";
import { DELIVERY_METHODS } from "#core/shared/delivery-method.ts";
import { toPence, toPounds } from "#core/shared/money.ts";

const Pounds = v.pipe(v.number(), v.minValue(0), v.check(isReckonable), v.transform(toPence));

const Days = v.object(v.entriesFromList(DELIVERY_METHODS, v.exactOptional(v.string())));

const Cap = v.nullable(v.number());
const AnyCaps = v.object(
  v.entriesFromList(DELIVERY_METHODS, v.exactOptional(v.object({ orders: Cap, eggs: Cap }))),
);

const StoredAgreement = v.object({
  orderId: v.pipe(v.string(), v.nonEmpty()),
  method: v.string(),
  purchase: v.object({
    lines: v.array(v.intersect([StoredPacks, v.object({ name: v.string(), price: Pounds })])),
    total: Pounds,
    needsDelivery: v.boolean(),
    days: v.exactOptional(Days),
    caps: v.exactOptional(AnyCaps),
  }),
  note: v.string(),
  openedAt: v.string(),
  openedFrom: v.exactOptional(v.string()),
  state: v.picklist(AGREEMENT_STATES),
  paidBy: v.exactOptional(v.string()),
  reference: v.string(),
  declines: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  capturedAt: v.exactOptional(v.string()),
  payee: v.exactOptional(v.string()),
});

/** `[{ orderId, method, purchase: { lines, total, … }, … }]`: what payments were opened for, in pounds. */
export const agreementsFormat: DocumentFormat<readonly Agreement[]> = {
  topic: "agreements",
  initial: [],
  read: (stored) => readList(StoredAgreement, stored),
};

export const agreementToJson = ({ purchase, ...agreement }: Agreement): object => ({
  ...agreement,
  purchase: {
    ...purchase,
    total: toPounds(purchase.total),
    lines: purchase.lines.map((line) => ({ ...line, price: toPounds(line.price) })),
  },
});
