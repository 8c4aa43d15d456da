import { domainToASCII } from "node:url";
import { createTransport } from "nodemailer";
import { mailFaultOf } from "#adapters/smtp/mail-fault.ts";
import { transportOptions } from "#adapters/smtp/transport-options.ts";
import { canBeMailed } from "#core/customers/typed-email.ts";
import type { Farm } from "#core/farm.ts";
import { oneLine } from "#core/messages/letter.ts";
import { type Message, OWNER } from "#core/messages/message.ts";
import { TIMEOUTS } from "#core/shared/timeouts.ts";
import { Fault } from "#ports/fault.ts";
import type { Postman } from "#ports/postman.ts";

interface Office {
  readonly smtpUrl: string;
  /** Without a name it is the farm's; null is the farm itself. */
  readonly mailFrom: { readonly name: string; readonly address: string } | null;
  readonly ownerEmail: string | null;
  farm(): Promise<Pick<Farm, "name" | "email">>;
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = TIMEOUTS.mailTry;

const idOf = (id: string, sender: string): string => {
  const written = id.replace(/[^A-Za-z0-9_-]/gu, (sign) => `=${sign.codePointAt(0)?.toString(16)}`);
  return `<${written}@${sender.slice(sender.lastIndexOf("@") + 1)}>`;
};

/** On one line, and never taken for an encoded word (RFC 2047). */
const headerText = (typed: string): string => oneLine(typed).replaceAll("=?", "= ?");

const mailedTo = (address: string): string => {
  const at = address.lastIndexOf("@");
  return `${address.slice(0, at)}@${domainToASCII(address.slice(at + 1))}`;
};

const replyOf = ({ replyTo }: Message) =>
  replyTo && canBeMailed(replyTo.email)
    ? { replyTo: { name: headerText(replyTo.name), address: mailedTo(replyTo.email) } }
    : {};

type Sender = NonNullable<Office["mailFrom"]>;

const senderOf = (set: Office["mailFrom"], name: string, email: string): Sender => {
  const { address } = set ?? { address: email };
  if (!canBeMailed(address))
    throw new Fault("mail-unreachable", "The farm's email is no address that can send a mail.");
  return { name: set?.name || headerText(name), address: mailedTo(address) };
};

export const smtpPostman = ({
  smtpUrl,
  mailFrom,
  ownerEmail,
  farm,
  timeoutMs = TIMEOUT_MS,
}: Office): Postman => {
  const mailer = createTransport(transportOptions(smtpUrl, timeoutMs));

  const letterOf = (message: Message, from: Sender, address: string) => ({
    // In parts, so that a name isn't parsed as a list of addresses.
    from,
    to: { name: "", address },
    ...replyOf(message),
    envelope: { from: from.address, to: [address] },
    messageId: idOf(message.id, from.address),
    subject: headerText(message.subject),
    text: message.text,
    html: message.html,
  });

  const ownerAddress = async () => ownerEmail ?? (await farm()).email;

  return {
    ownerAddress,
    send: async (message) => {
      const { name, email } = await farm();
      const from = senderOf(mailFrom, name, email);
      const address = message.to === OWNER ? await ownerAddress() : message.to;
      if (!canBeMailed(address))
        throw new Fault("mail-refused", "This is no address to which a mail can be sent.");
      const signal = AbortSignal.timeout(timeoutMs);
      try {
        await mailer.sendMail({ ...letterOf(message, from, mailedTo(address)), signal });
      } catch (cause) {
        throw mailFaultOf(cause);
      }
    },
  };
};
