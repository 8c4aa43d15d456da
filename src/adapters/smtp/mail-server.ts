export interface MailServer {
  readonly host: string;
  readonly port: number;
  readonly isSecure: boolean;
}

const PORT = 587;
const SECURE_PORT = 465;

export const mailServerAt = (url: URL): MailServer => {
  const isSecure = url.protocol === "smtps:";
  const port = Number(url.port) || (isSecure ? SECURE_PORT : PORT);
  return { host: url.hostname.replace(/^\[(.*)\]$/, "$1"), port, isSecure };
};
