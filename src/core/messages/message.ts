import { sameEmail } from "#core/customers/email.ts";
import { type Letter, letterText, oneLine } from "#core/messages/letter.ts";
import { letterHtml } from "#core/messages/letter-html.ts";

export const MESSAGE_KINDS = [
  "order-paid",
  "new-order",
  "payment-denied",
  "needs-attention",
  "ready",
  "refunded",
  "contact",
  "back-in-stock",
  "look-up",
] as const;

export type MessageKind = (typeof MESSAGE_KINDS)[number];

/** Waiting to be sent, again perhaps; sent; given up; or kept where there was no mail server. */
export const MESSAGE_STATES = ["waiting", "sent", "failed", "unsent"] as const;

export type MessageState = (typeof MESSAGE_STATES)[number];

/** Whom the shop's owner is written as: no address has this form. */
export const OWNER = "owner";

/** What is to be written to somebody. */
export interface Outgoing {
  /** Of this message alone: writing it again changes nothing. */
  readonly id: string;
  readonly kind: MessageKind;
  /** One e-mail address, or OWNER. */
  readonly to: string;
  /** Who is answered, where that is somebody else than the shop. */
  readonly replyTo?: { readonly name: string; readonly email: string };
  readonly letter: Letter;
}

/** A message of the outbox. */
export interface Message {
  readonly id: string;
  readonly kind: MessageKind;
  readonly to: string;
  readonly replyTo?: { readonly name: string; readonly email: string };
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** ISO 8601 instant. */
  readonly writtenAt: string;
  readonly state: MessageState;
  /** How often it was tried. */
  readonly tries: number;
  /** Not to be tried before this ISO 8601 instant. */
  readonly dueAt: string;
}

/** Whether a message goes to or comes from this e-mail, in any case. */
export const isMessageOf =
  (email: string) =>
  ({ to, replyTo }: Message): boolean =>
    sameEmail(to, email) || (replyTo !== undefined && sameEmail(replyTo.email, email));

/** Those that wait and may be tried now, the one that is due longest first. */
export const firstDue = (messages: readonly Message[], now: string): readonly Message[] =>
  messages
    .filter(({ state, dueAt }) => state === "waiting" && dueAt <= now)
    .sort((a, b) => (a.dueAt < b.dueAt ? -1 : 1));

export const newestMessages = (messages: readonly Message[]): readonly Message[] =>
  messages.toSorted((a, b) => (a.writtenAt > b.writtenAt ? -1 : 1));

export const messageOf = ({ letter, ...outgoing }: Outgoing, now: string): Message => ({
  ...outgoing,
  subject: oneLine(letter.subject),
  text: letterText(letter),
  html: letterHtml(letter),
  writtenAt: now,
  state: "waiting",
  tries: 0,
  dueAt: now,
});
