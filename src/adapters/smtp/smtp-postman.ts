import { createTransport } from "nodemailer";
import { isMailAddress } from "#adapters/smtp/mail-address.ts";
import { mailFaultOf } from "#adapters/smtp/mail-fault.ts";
import { transportOptions } from "#adapters/smtp/transport-options.ts";
import { oneLine } from "#core/messages/letter.ts";
import { type Message, OWNER } from "#core/messages/message.ts";
import { PATIENCE } from "#core/shared/patience.ts";
import { Fault } from "#ports/fault.ts";
import type { Postman } from "#ports/postman.ts";

interface Office {
  /** smtp:// or smtps://, with the name and the password where the server asks for them. */
  readonly smtpUrl: string;
  readonly mailFrom: { readonly name: string; readonly address: string };
  readonly ownerEmail: string;
  /** How long a try may take in all, in milliseconds. */
  readonly patienceMs?: number;
}

const PATIENCE_MS = PATIENCE.mailTry;

/** What may not stand in a message id is written as its number. */
const idOf = (id: string, sender: string): string => {
  const written = id.replace(/[^A-Za-z0-9_-]/gu, (sign) => `=${sign.codePointAt(0)?.toString(16)}`);
  return `<${written}@${sender.slice(sender.lastIndexOf("@") + 1)}>`;
};

/** One line, which no reader of mails takes for an encoded word (RFC 2047) and reads as something else. */
const headerText = (typed: string): string => oneLine(typed).replaceAll("=?", "= ?");

/** Whoever has typed no address that can be written to has it in the message's text. */
const replyOf = ({ replyTo }: Message) =>
  replyTo && isMailAddress(replyTo.email)
    ? { replyTo: { name: headerText(replyTo.name), address: replyTo.email } }
    : {};

/** Hands messages to a mail server, each in a conversation of its own. */
export const smtpPostman = ({
  smtpUrl,
  mailFrom,
  ownerEmail,
  patienceMs = PATIENCE_MS,
}: Office): Postman => {
  const mailer = createTransport(transportOptions(smtpUrl, patienceMs));

  const letterOf = (message: Message, address: string) => ({
    // Names by their parts, so that no text is read as a list of addresses.
    from: mailFrom,
    to: { name: "", address },
    ...replyOf(message),
    envelope: { from: mailFrom.address, to: [address] },
    // The same at each try: what arrives twice is shown once.
    messageId: idOf(message.id, mailFrom.address),
    subject: headerText(message.subject),
    text: message.text,
    html: message.html,
  });

  return {
    send: async (message) => {
      const address = message.to === OWNER ? ownerEmail : message.to;
      if (!isMailAddress(address))
        throw new Fault("mail-refused", "This is no address to which a mail can be sent.");
      const signal = AbortSignal.timeout(patienceMs);
      try {
        await mailer.sendMail({ ...letterOf(message, address), signal });
      } catch (cause) {
        throw mailFaultOf(cause);
      }
    },
  };
};
