import { sameEmail } from "#core/customers/email-key.ts";
import { type Letter, letterText, oneLine } from "#core/messages/letter.ts";
import { letterHtml } from "#core/messages/letter-html.ts";

export const MESSAGE_KINDS = [
  "order-paid",
  "new-order",
  "payment-denied",
  "needs-attention",
  "ready",
  "moved",
  "moved-by-customer",
  "cancelled-by-customer",
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

/** "unsent" is kept where there is no mail server. */
export const MESSAGE_STATES = ["waiting", "sent", "failed", "unsent"] as const;

export type MessageState = (typeof MESSAGE_STATES)[number];

export const MARKS = ["unread", "read", "done"] as const;

export type Mark = (typeof MARKS)[number];

/** A recipient until the owner has named an address; no address has this form. */
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

/** Instants are ISO 8601; no try before `dueAt`. */
export interface Message {
  readonly id: string;
  readonly kind: MessageKind;
  readonly to: string;
  readonly replyTo?: { readonly name: string; readonly email: string };
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly writtenAt: string;
  readonly state: MessageState;
  readonly tries: number;
  readonly dueAt: string;
  readonly mark?: Mark;
  readonly linksTo?: string;
}

/** These are about others than their recipient. */
const TO_OWNER: ReadonlySet<MessageKind> = new Set([
  "new-order",
  "needs-attention",
  "moved-by-customer",
  "cancelled-by-customer",
  "contact",
  "contact-copy",
  "low-stock",
  "test",
]);

/** A mail to the owner belongs to the customer whom it is about. */
export const isMessageOf =
  (email: string) =>
  ({ kind, to, replyTo }: Message): boolean =>
    (sameEmail(to, email) && !TO_OWNER.has(kind)) ||
    (replyTo !== undefined && sameEmail(replyTo.email, email));

export const firstDue = (messages: readonly Message[], now: string): readonly Message[] =>
  messages
    .filter(({ state, dueAt }) => state === "waiting" && dueAt <= now)
    .sort((a, b) => (a.dueAt < b.dueAt ? -1 : 1));

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
