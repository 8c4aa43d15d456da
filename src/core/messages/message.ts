import * as v from "valibot";
import { type Letter, letterText, oneLine } from "#core/messages/letter.ts";
import { letterHtml } from "#core/messages/letter-html.ts";

export const MESSAGE_KINDS = [
  "order-paid",
  "new-order",
  "payment-denied",
  "needs-attention",
  "ready",
  "moved",
  "packs-changed",
  "packs-added",
  "added-by-customer",
  "moved-by-customer",
  "cancelled-by-customer",
  "address-wanted",
  "address-by-customer",
  "refund-refused",
  "refunded",
  "contact",
  "contact-copy",
  "back-in-stock",
  "look-up",
  "low-stock",
  "test",
] as const;

export type MessageKind = (typeof MESSAGE_KINDS)[number];

/** "waiting" is sent, perhaps again; "failed" is given up; "unsent" had no mail server. */
export const MESSAGE_STATES = ["waiting", "sent", "failed", "unsent"] as const;

export type MessageState = (typeof MESSAGE_STATES)[number];

export const MARKS = ["unread", "read", "done"] as const;

export type Mark = (typeof MARKS)[number];

/** Stands for the owner while she has named no address: no address has this form. */
export const OWNER = "owner";

export interface Outgoing {
  /** An idempotency key: writing the message again changes nothing. */
  readonly id: string;
  readonly kind: MessageKind;
  readonly to: string;
  readonly replyTo?: { readonly name: string; readonly email: string };
  readonly letter: Letter;
  readonly linksTo?: string;
  readonly state?: "unsent";
}

/** A message in the outbox. Instants are ISO 8601; it isn't tried before `dueAt`. */
export const Message = v.object({
  id: v.string(),
  kind: v.picklist(MESSAGE_KINDS),
  to: v.string(),
  replyTo: v.exactOptional(v.pipe(v.object({ name: v.string(), email: v.string() }), v.readonly())),
  subject: v.string(),
  text: v.string(),
  html: v.string(),
  writtenAt: v.string(),
  state: v.picklist(MESSAGE_STATES),
  tries: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  dueAt: v.string(),
  mark: v.exactOptional(v.picklist(MARKS)),
  linksTo: v.exactOptional(v.string()),
  /** Ids of the other orders that it names. */
  also: v.exactOptional(v.pipe(v.array(v.string()), v.readonly())),
});

export type Message = Readonly<v.InferOutput<typeof Message>>;

/** Mail to the owner about others, never sent to the person it is about. */
export const TO_OWNER: ReadonlySet<MessageKind> = new Set([
  "new-order",
  "needs-attention",
  "moved-by-customer",
  "cancelled-by-customer",
  "address-by-customer",
  "contact",
  "contact-copy",
  "low-stock",
  "test",
]);

const NOT_OF_AN_ORDER: ReadonlySet<MessageKind> = new Set([
  "contact",
  "contact-copy",
  "back-in-stock",
  "look-up",
  "low-stock",
  "test",
]);

/** "" for a message that isn't about an order. */
export const orderIdOf = ({ id, kind }: Pick<Outgoing, "id" | "kind">): string =>
  NOT_OF_AN_ORDER.has(kind) ? "" : id.slice(0, Math.max(0, id.indexOf(`-${kind}`)));

/** One that its customer gets. */
export const isMailOfOrder = (message: Pick<Outgoing, "id" | "kind">): boolean =>
  orderIdOf(message) !== "" && !TO_OWNER.has(message.kind);

export const newestMessages = (messages: readonly Message[]): readonly Message[] =>
  messages.toSorted((a, b) => (a.writtenAt > b.writtenAt ? -1 : 1));

export const messageOf = ({ letter, state, ...outgoing }: Outgoing, now: string): Message => ({
  ...outgoing,
  subject: oneLine(letter.subject),
  text: letterText(letter),
  html: letterHtml(letter),
  writtenAt: now,
  state: state ?? "waiting",
  tries: 0,
  dueAt: now,
});
