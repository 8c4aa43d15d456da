import { once } from "node:events";
import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

/** A mail server of this machine that keeps what it is handed. */
export const mailBox = async () => {
  const mails: Email[] = [];
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    disabledCommands: ["STARTTLS"],
    disableReverseLookup: true,
    closeTimeout: 1,
    onData: async (stream, _session, done) => {
      mails.push(await PostalMime.parse(Buffer.concat(await stream.toArray()).toString()));
      done();
    },
  });
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    with: (subject: RegExp) => mails.filter((mail) => subject.test(mail.subject ?? "")),
    close: () => new Promise<void>((closed) => server.close(() => closed())),
  };
};
