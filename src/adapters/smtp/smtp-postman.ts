import { createTransport } from "nodemailer";
import { isMailAddress } from "#adapters/smtp/mail-address.ts";
import { mailFaultOf } from "#adapters/smtp/mail-fault.ts";
import { transportOptions } from "#adapters/smtp/transport-options.ts";
import { oneLine } from "#core/messages/letter.ts";
import { type Message, OWNER } from "#core/messages/message.ts";
import { TIMEOUTS } from "#core/shared/timeouts.ts";
import { Fault } from "#ports/fault.ts";
import type { Postman } from "#ports/postman.ts";

interface Office {
  /** smtp:// or smtps://, with user and password where the server asks for them. */
  readonly smtpUrl: string;
  readonly mailFrom: { readonly name: string; readonly address: string };
  readonly ownerEmail: string;
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = TIMEOUTS.mailTry;

const idOf = (id: string, sender: string): string => {
  const written = id.replace(/[^A-Za-z0-9_-]/gu, (sign) => `=${sign.codePointAt(0)?.toString(16)}`);
  return `<${written}@${sender.slice(sender.lastIndexOf("@") + 1)}>`;
};

/** On one line, and never taken for an encoded word (RFC 2047). */
const headerText = (typed: string): string => oneLine(typed).replaceAll("=?", "= ?");

const replyOf = ({ replyTo }: Message) =>
  replyTo && isMailAddress(replyTo.email)
    ? { replyTo: { name: headerText(replyTo.name), address: replyTo.email } }
    : {};

export const smtpPostman = ({
  smtpUrl,
  mailFrom,
  ownerEmail,
  timeoutMs = TIMEOUT_MS,
}: Office): Postman => {
  const mailer = createTransport(transportOptions(smtpUrl, timeoutMs));

  const letterOf = (message: Message, address: string) => ({
    // By its parts, so that a name is not parsed as a list of addresses.
    from: mailFrom,
    to: { name: "", address },
    ...replyOf(message),
    envelope: { from: mailFrom.address, to: [address] },
    // The same at each try, so that mail programs drop duplicates.
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
      const signal = AbortSignal.timeout(timeoutMs);
      try {
        await mailer.sendMail({ ...letterOf(message, address), signal });
      } catch (cause) {
        throw mailFaultOf(cause);
      }
    },
  };
};
