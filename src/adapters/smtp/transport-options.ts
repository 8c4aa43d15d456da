import type { SMTPTransportOptions } from "nodemailer";
import { isLoopback } from "#adapters/node/loopback.ts";
import { mailServerAt } from "#adapters/smtp/mail-server.ts";

/** How the mail server of an smtp:// or smtps:// address is spoken to. What stands behind a "?" is not looked at. */
export const transportOptions = (smtpUrl: string, patienceMs: number): SMTPTransportOptions => {
  const url = new URL(smtpUrl);
  const { host, port, isSecure } = mailServerAt(url);
  const [user, pass] = [decodeURIComponent(url.username), decodeURIComponent(url.password)];
  const isNear = isLoopback(host);
  return {
    host,
    port,
    secure: isSecure,
    // A password travels in no open line, nor does a server that is not here vouch for itself.
    requireTLS: !isSecure && !isNear && pass !== "",
    tls: { rejectUnauthorized: !isNear },
    ...(user !== "" && { auth: { user, pass }, forceAuth: true }),
    dnsTimeout: patienceMs,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
    socketCloseTimeout: 0,
    disableFileAccess: true,
    disableUrlAccess: true,
    maxRecipients: 1,
  };
};
