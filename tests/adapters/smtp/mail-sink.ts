import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { onTestFinished, vi } from "vitest";
import { smtpPostman } from "#adapters/smtp/smtp-postman.ts";
import { type Message, messageOf, type Outgoing } from "#core/messages/message.ts";

interface Received {
  readonly from: string;
  readonly to: readonly string[];
  readonly raw: string;
  readonly email: Email;
}

type Hooks = Omit<SMTPServerOptions, "onData"> & {
  /** What is said at the end of a message; null for "accepted". */
  readonly judge?: () => Error | null;
};

/** A mail server's refusal. */
export const refusal = (responseCode: number, words = "no such <mabel@example.com> here"): Error =>
  Object.assign(new Error(words), { responseCode });

/** A mail server of this machine that keeps what it is handed. */
export const mailSink = async ({ judge = () => null, ...hooks }: Hooks = {}) => {
  const received: Received[] = [];
  // It warns that its own certificate is known to everyone.
  vi.spyOn(process.stderr, "write").mockReturnValue(true);
  vi.spyOn(console, "error").mockReturnValue(undefined);
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    disableReverseLookup: true,
    closeTimeout: 1,
    ...hooks,
    onData: async (stream, { envelope }, done) => {
      const raw = Buffer.concat(await stream.toArray()).toString();
      const failure = judge();
      if (failure) return done(failure);
      const { mailFrom, rcptTo } = envelope;
      received.push({
        from: mailFrom ? mailFrom.address : "",
        to: rcptTo.map(({ address }) => address),
        raw,
        email: await PostalMime.parse(raw),
      });
      done();
    },
  });
  server.on("error", () => undefined);
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  onTestFinished(() => new Promise<void>((close) => server.close(close)));
  return { port: (server.server.address() as AddressInfo).port, received };
};

const ANSWERS: Readonly<Record<string, string>> = {
  EHLO: "250 hello",
  "MAIL FROM": "250 fine",
  "RCPT TO": "250 fine",
  DATA: "354 go on",
  ".": "250 taken",
};

/** A mail server of this machine that does `instead` at one step of a conversation: "220", a command, or "." */
export const talk = async (step: string, instead: (socket: Socket) => void) => {
  const ends: Promise<unknown>[] = [];
  const server = createServer((socket) => {
    ends.push(new Promise((end) => socket.on("close", end)));
    socket.on("error", () => undefined);
    const say = (at: string, words: string) =>
      at === step ? instead(socket) : socket.write(`${words}\r\n`);
    say("220", "220 hello");
    socket.on("data", (data) => {
      for (const line of data.toString().split("\r\n")) {
        const at = Object.keys(ANSWERS).find((start) =>
          start === "." ? line === start : line.startsWith(start),
        );
        if (at) say(at, ANSWERS[at] ?? "");
      }
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  return { port: (server.address() as AddressInfo).port, left: () => Promise.all(ends) };
};

export const FROM = { name: 'Hannah, of the "farm"', address: "eggs@farm.example" };

interface Office extends Partial<Parameters<typeof smtpPostman>[0]> {
  readonly scheme?: string;
  readonly login?: string;
}

/** Sends one message after the other to a port of this machine. */
export const postmanAt = (
  port: number,
  { scheme = "smtp", login = "", timeoutMs = 5_000, ...office }: Office = {},
) =>
  smtpPostman({
    smtpUrl: `${scheme}://${login}127.0.0.1:${port}`,
    mailFrom: FROM,
    ownerEmail: "hannah@farm.example",
    farm: async () => ({ name: "Hilltop Hens", email: "tom@hilltop.example" }),
    timeoutMs,
    ...office,
  });

export const aMessage = (change: Partial<Outgoing & Message> = {}): Message => ({
  ...messageOf(
    {
      id: "5O190127TN-order-paid",
      kind: "order-paid",
      to: "mabel@example.com",
      letter: { subject: "Your eggs", blocks: ["Hello Mabel,", { lines: ["1 × eggs", "£3.40"] }] },
      ...change,
    },
    "2026-11-20T10:00:00.000Z",
  ),
  ...change,
});
