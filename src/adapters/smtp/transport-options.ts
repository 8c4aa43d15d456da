import type { SMTPTransportOptions } from "nodemailer";
import { isLoopback } from "#adapters/node/loopback.ts";
import { mailServerAt } from "#adapters/smtp/mail-server.ts";

export const transportOptions = (smtpUrl: string, timeoutMs: number): SMTPTransportOptions => {
  const url = new URL(smtpUrl);
  const { host, port, isSecure } = mailServerAt(url);
  const [user, pass] = [decodeURIComponent(url.username), decodeURIComponent(url.password)];
  const isNear = isLoopback(host);
  return {
    host,
    port,
    secure: isSecure,
    // Only a server on this machine may go without TLS and a valid certificate.
    requireTLS: !isSecure && !isNear && pass !== "",
    tls: { rejectUnauthorized: !isNear },
    ...(user !== "" && { auth: { user, pass }, forceAuth: true }),
    dnsTimeout: timeoutMs,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    socketCloseTimeout: 0,
    disableFileAccess: true,
    disableUrlAccess: true,
    maxRecipients: 1,
  };
};
