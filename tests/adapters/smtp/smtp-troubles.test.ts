import { describe, expect, test } from "vitest";
import { transportOptions } from "#adapters/smtp/transport-options.ts";
import { isFault } from "#ports/fault.ts";
import { closedPort } from "#tests/adapters/node/doctor-stand-ins.ts";
import { aMessage, mailSink, postmanAt, refusal, talk } from "#tests/adapters/smtp/mail-sink.ts";

const failureAt = async (port: number, options = {}) => {
  const failure = await postmanAt(port, options)
    .send(aMessage())
    .then(() => null)
    .catch((fault: unknown) => fault);
  if (!isFault(failure)) throw new Error("Nothing was thrown, or no fault.");
  expect(failure.message).not.toMatch(/@|mabel|secret/);
  expect(failure.cause).toBeUndefined();
  return [failure.code, failure.message];
};

describe("a mail server", () => {
  const refused = (step: string, code: number) => {
    const failure = refusal(code);
    if (step === "greeting") return mailSink({ onConnect: (_session, done) => done(failure) });
    if (step === "MAIL FROM")
      return mailSink({ onMailFrom: (_at, _session, done) => done(failure) });
    if (step === "RCPT TO") return mailSink({ onRcptTo: (_at, _session, done) => done(failure) });
    return mailSink({ judge: () => failure });
  };

  test.each([
    ["RCPT TO", 550],
    ["RCPT TO", 553],
    ["DATA", 550],
    ["DATA", 554],
    ["MAIL FROM", 552],
  ])("refuses a mail for good at %s by %d", async (step, code) => {
    const { port } = await refused(step, code);
    expect(await failureAt(port)).toEqual([
      "mail-refused",
      expect.stringMatching(new RegExp(`^The mail server answered ${code}[ .\\d]* to ${step}\\.$`)),
    ]);
  });

  test.each([
    ["greeting", 421],
    ["greeting", 554],
    ["MAIL FROM", 550],
    ["MAIL FROM", 451],
    ["RCPT TO", 421],
    ["RCPT TO", 450],
    ["RCPT TO", 503],
    ["RCPT TO", 530],
    ["DATA", 421],
    ["DATA", 451],
    ["DATA", 452],
  ])("may accept a mail another time after %s is answered %d", async (step, code) => {
    const { port } = await refused(step, code);
    expect(await failureAt(port)).toEqual([
      "mail-unreachable",
      expect.stringMatching(new RegExp(`${code}|ECONNECTION|EPROTOCOL`)),
    ]);
  });

  const LOGIN = "farm%40mail.example:s%23cret%25@";

  test("gets the decoded password", async () => {
    const logins: (string | null | undefined)[][] = [];
    const { port, received } = await mailSink({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _session, done) => {
        logins.push([username, password]);
        done(logins.length === 1 ? refusal(535) : null, { user: "farm" });
      },
    });
    expect(await failureAt(port, { login: LOGIN })).toEqual([
      "mail-unreachable",
      expect.stringContaining("535"),
    ]);
    await postmanAt(port, { login: LOGIN }).send(aMessage());
    expect(logins).toEqual(Array(2).fill(["farm@mail.example", "s#cret%"]));
    expect(received).toHaveLength(1);
  });

  test.each([
    ["smtp", { hideSTARTTLS: false }],
    ["smtps", { secure: true }],
  ])("gets its mail over TLS by %s", async (scheme, hooks) => {
    const seen: boolean[] = [];
    const { port, received } = await mailSink({
      ...hooks,
      onMailFrom: (_at, { secure }, done) => {
        seen.push(secure);
        done();
      },
    });
    await postmanAt(port, { scheme }).send(aMessage());
    expect([seen, received.length]).toEqual([[true], 1]);
  });

  test("that isn't running may be tried again", async () => {
    expect(await failureAt(await closedPort())).toEqual([
      "mail-unreachable",
      "The mail server could not be spoken to: ESOCKET.",
    ]);
  });

  const STEPS = ["220", "EHLO", "MAIL FROM", "RCPT TO", "DATA", "."] as const;

  test.each(STEPS)("that hangs at %s meets a timeout", async (step) => {
    const { port, left } = await talk(step, () => undefined);
    const began = performance.now();
    const [code, message] = await failureAt(port, { timeoutMs: 300 });
    expect([code, performance.now() - began < 2_000]).toEqual(["mail-unreachable", true]);
    expect(message).toMatch(/ETIMEDOUT|EABORT/);
    await left();
  });

  test("that drips meets a timeout too", async () => {
    const { port, left } = await talk("EHLO", (socket) => {
      const drip = setInterval(() => socket.write("250-more\r\n"), 50);
      socket.on("close", () => clearInterval(drip));
    });
    expect(await failureAt(port, { timeoutMs: 400 })).toEqual([
      "mail-unreachable",
      "The mail server could not be spoken to: EABORT.",
    ]);
    await left();
  });

  test.each(STEPS)("that dies at %s may be tried again", async (step) => {
    const { port } = await talk(step, (socket) => socket.destroy());
    expect(await failureAt(port)).toEqual([
      "mail-unreachable",
      expect.stringMatching(/ECONNECTION|ESOCKET/),
    ]);
  });

  test("that doesn't speak SMTP may be tried again", async () => {
    const { port } = await talk("220", (socket) => socket.end("HTTP/1.1 400 Bad Request\r\n\r\n"));
    expect((await failureAt(port))[0]).toBe("mail-unreachable");
  });

  test("elsewhere gets a password only over verified TLS", () => {
    const secured = { requireTLS: true, tls: { rejectUnauthorized: true } };
    const open = { requireTLS: false, tls: { rejectUnauthorized: false } };
    expect(transportOptions("smtp://me:pass@mail.example", 1)).toMatchObject(secured);
    expect(transportOptions("smtp://mail.example?tls.rejectUnauthorized=false", 1)).toMatchObject({
      ...secured,
      requireTLS: false,
    });
    expect(transportOptions("smtp://me:pass@localhost", 1)).toMatchObject(open);
  });
});
