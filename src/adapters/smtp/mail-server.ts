export interface MailServer {
  readonly host: string;
  readonly port: number;
  /** Whether it speaks TLS from the first byte. */
  readonly isSecure: boolean;
}

const PORT = 587;
const SECURE_PORT = 465;

/** Where a mail server is, by its smtp:// or smtps:// address. */
export const mailServerAt = (url: URL): MailServer => {
  const isSecure = url.protocol === "smtps:";
  const port = Number(url.port) || (isSecure ? SECURE_PORT : PORT);
  return { host: url.hostname.replace(/^\[(.*)\]$/, "$1"), port, isSecure };
};
