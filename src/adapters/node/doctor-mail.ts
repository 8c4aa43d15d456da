import type { Socket } from "node:net";
import { type Finding, look, well } from "#adapters/node/finding.ts";
import { isLoopback } from "#adapters/node/loopback.ts";
import { greetMail, type Reply } from "#adapters/node/mail-greeting.ts";
import { whyOutOfReach } from "#adapters/node/out-of-reach.ts";
import type { Settings } from "#adapters/node/settings.ts";
import { type MailServer, mailServerAt } from "#adapters/smtp/mail-server.ts";

export type Connect = (server: MailServer) => Socket;

const TIMEOUT_MS = 8_000;
const WELCOMES = 250;

const toldBy = (
  url: URL,
  { host, port, isSecure }: MailServer,
  { code, lines }: Reply,
): Finding => {
  const place = `The mail server ${host}:${port}`;
  if (Number.isNaN(code)) return look(`What answers at ${host}:${port} is no mail server.`);
  if (code !== WELCOMES) return look(`${place} refuses this machine (${code}): no mail is sent.`);
  const isOpen = !isSecure && !lines.some((line) => /^STARTTLS\b/i.test(line));
  if (isOpen && url.password !== "" && !isLoopback(host))
    return look(`${place} offers no TLS: its password would travel in the open. Use smtps://.`);
  return well(`${place} greets.`);
};

export const checkMail = async (
  { smtpUrl }: Pick<Settings, "smtpUrl">,
  connect: Connect,
): Promise<Finding> => {
  if (smtpUrl === null)
    return look("SMTP_URL is not set: mails are kept and not sent. Set it to have them sent.");
  const url = new URL(smtpUrl);
  const server = mailServerAt(url);
  try {
    return toldBy(url, server, await greetMail(connect(server), TIMEOUT_MS));
  } catch (cause) {
    return look(
      `The mail server ${server.host}:${server.port} is out of reach: ${whyOutOfReach(cause)}. Is SMTP_URL right? Many networks let no mail out by port 25.`,
    );
  }
};
