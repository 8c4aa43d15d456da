import { once } from "node:events";
import { SMTPServer } from "smtp-server";
import { freePort } from "../lib/postgres-server.js";

/** How it takes what it is handed. */
export type Mood = "takes" | "refuses for now" | "hangs";

/** A recipient there is refused for good. */
export const NOBODY_AT = "nobody-here.example";

const said = (responseCode: number, words: string): Error =>
  Object.assign(new Error(words), { responseCode });

const messageIdIn = (raw: string): string => /^Message-ID:\s*<(.+)@/im.exec(raw)?.[1] ?? "";

/** A mail server at one port of this machine, that dies and comes back, and counts how often each message came. */
export const startMailServer = async () => {
  const port = await freePort();
  const received = new Map<string, number>();
  let mood: Mood = "takes";
  let server: SMTPServer | null = null;

  const start = async (): Promise<void> => {
    const one = new SMTPServer({
      authOptional: true,
      hideSTARTTLS: true,
      disabledCommands: ["STARTTLS", "AUTH"],
      disableReverseLookup: true,
      closeTimeout: 1,
      logger: false,
      onMailFrom: (_address, _session, done) => {
        if (mood === "hangs") return;
        done(mood === "takes" ? null : said(451, "not now"));
      },
      onRcptTo: ({ address }, _session, done) =>
        done(address.endsWith(NOBODY_AT) ? said(550, "nobody of this name") : null),
      onData: async (stream, _session, done) => {
        const parts: Buffer[] | null = await stream.toArray().catch(() => null);
        if (parts === null || mood === "hangs") return;
        const raw = Buffer.concat(parts).toString();
        if (mood !== "takes") return done(said(451, "not now"));
        const id = messageIdIn(raw);
        received.set(id, (received.get(id) ?? 0) + 1);
        done();
      },
    });
    one.on("error", () => undefined);
    one.listen(port, "127.0.0.1");
    await once(one.server, "listening");
    server = one;
  };

  await start();
  return {
    url: `smtp://127.0.0.1:${port}`,
    received: received as ReadonlyMap<string, number>,
    feel: (next: Mood): void => {
      mood = next;
    },
    die: async (): Promise<void> => {
      const dying = server;
      server = null;
      await new Promise<void>((closed) => (dying ? dying.close(closed) : closed()));
    },
    comeBack: async (): Promise<void> => {
      if (!server) await start();
    },
  };
};

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;
