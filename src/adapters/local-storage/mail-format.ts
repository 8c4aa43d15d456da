import * as v from "valibot";
import type { DocumentFormat } from "#adapters/farm-json/document-format.ts";
import { readList } from "#adapters/farm-json/record-list.ts";
import { CATEGORY_IDS } from "#core/catalogue/catalogue.ts";
import { MARKS, MESSAGE_KINDS, MESSAGE_STATES, type Message } from "#core/messages/message.ts";
import type { PartRefund } from "#core/payments/part-refund.ts";
import type { Refund } from "#core/payments/refund.ts";
import { DELIVERY_METHODS } from "#core/shared/delivery-method.ts";
import type { Waiting } from "#core/waitlist/waiting.ts";

const StoredMessage = v.object({
  id: v.string(),
  kind: v.picklist(MESSAGE_KINDS),
  to: v.string(),
  replyTo: v.exactOptional(v.object({ name: v.string(), email: v.string() })),
  subject: v.string(),
  text: v.string(),
  html: v.string(),
  writtenAt: v.string(),
  state: v.picklist(MESSAGE_STATES),
  tries: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  dueAt: v.string(),
  mark: v.exactOptional(v.picklist(MARKS)),
  linksTo: v.exactOptional(v.string()),
});

const ASKED = { orderId: v.string(), key: v.string(), askedAt: v.string() };

const StoredRefund = v.object({
  ...ASKED,
  puttingBack: v.array(v.picklist(DELIVERY_METHODS)),
});

const StoredPartRefund = v.object({
  orderId: v.string(),
  wish: v.string(),
  amount: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  reason: v.string(),
  askedAt: v.string(),
});

const StoredWaiting = v.object({
  id: v.string(),
  category: v.picklist(CATEGORY_IDS),
  email: v.string(),
  since: v.string(),
  eggsThen: v.fallback(v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(0))), null),
});

export const messagesFormat: DocumentFormat<readonly Message[]> = {
  topic: "messages",
  initial: [],
  read: (stored) => readList(StoredMessage, stored),
};

export const refundsFormat: DocumentFormat<readonly Refund[]> = {
  topic: "refunds",
  initial: [],
  read: (stored) => readList(StoredRefund, stored),
};

export const partRefundsFormat: DocumentFormat<readonly PartRefund[]> = {
  topic: "partRefunds",
  initial: [],
  read: (stored) => readList(StoredPartRefund, stored),
};

export const waitlistFormat: DocumentFormat<readonly Waiting[]> = {
  topic: "waitlist",
  initial: [],
  read: (stored) => readList(StoredWaiting, stored),
};
