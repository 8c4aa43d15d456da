import { describe, expect, test } from "vitest";
import { checkMail } from "#adapters/node/doctor-mail.ts";
import { checkPayPal } from "#adapters/node/doctor-paypal.ts";
import { checkPublicUrl } from "#adapters/node/doctor-web.ts";
import { greetMail } from "#adapters/node/mail-greeting.ts";
import type { MailServer } from "#adapters/smtp/mail-server.ts";
import {
  closedPort,
  connectPlainly,
  httpStandIn,
  mailStandIn,
} from "#tests/adapters/node/doctor-stand-ins.ts";

const LOCAL = "http://localhost:4180";

describe("checkPayPal", () => {
  const settingsOf = (api: string, webhookId: string | null = "W1") => ({
    paypal: { clientId: "an-id", clientSecret: "a-secret", api, script: "", webhookId },
    isPractice: false,
    publicOrigin: "https://eggs.example",
  });
  const check = (api: string) => checkPayPal(settingsOf(api), fetch);

  test("sends the credentials as PayPal wants them, and is well where PayPal takes them", async () => {
    const { origin, asked } = await httpStandIn(200, '{"access_token":"T"}');
    expect(await check(origin)).toEqual([
      { kind: "well", sentence: `PayPal at ${origin} takes the credentials.` },
    ]);
    const [{ request, body }] = asked as [(typeof asked)[number]];
    expect([request.method, request.url, body]).toEqual([
      "POST",
      "/v1/oauth2/token",
      "grant_type=client_credentials",
    ]);
    expect(request.headers.authorization).toBe(`Basic ${btoa("an-id:a-secret")}`);
  });

  test.each([
    [401, '{"error":"invalid_client"}', /refuses PAYPAL_CLIENT_ID and PAYPAL_CLIENT_SECRET/],
    [503, "", /has trouble \(503\)/],
    [200, "<h1>Welcome</h1>", /does not answer as PayPal does \(200\)/],
    [302, "", /does not answer as PayPal does \(302\)/],
  ])("stops the shop where PayPal answers %d", async (status, body, sentence) => {
    const { origin } = await httpStandIn(status, body);
    const [finding] = await check(origin);
    expect(finding).toEqual({ kind: "stop", sentence: expect.stringMatching(sentence) });
    expect(finding?.sentence).not.toContain("a-secret");
  });

  test("tells PayPal out of reach from PayPal that refuses", async () => {
    const [finding] = await check(`http://127.0.0.1:${await closedPort()}`);
    expect(finding?.kind).toBe("stop");
    expect(finding?.sentence).toMatch(/is out of reach: nobody listens there/);
  });

  test("has a look at the sandbox and at a missing webhook, which stop nothing", async () => {
    const settings = settingsOf("https://api-m.sandbox.paypal.com", null);
    const answering = async () => new Response('{"access_token":"T"}');
    const findings = await checkPayPal(settings, answering);
    expect(findings.map(({ kind }) => kind)).toEqual(["well", "look", "look"]);
    expect(findings[2]?.sentence).toContain("https://eggs.example/api/paypal/webhook");
  });

  test("stops a shop with a public address and no PayPal, and not one for practice", async () => {
    const kindOf = async (isPractice: boolean) =>
      (await checkPayPal({ paypal: null, isPractice, publicOrigin: LOCAL }, fetch))[0]?.kind;
    expect([await kindOf(true), await kindOf(false)]).toEqual(["look", "stop"]);
  });
});

describe("checkMail", () => {
  const OFFER = (line: string) =>
    line.startsWith("EHLO")
      ? "250-mail.example\r\n250-STARTTLS\r\n250 8BITMIME\r\n"
      : "221 Bye\r\n";
  const check = (port: number) =>
    checkMail({ smtpUrl: `smtp://me:very-secret@127.0.0.1:${port}` }, connectPlainly);

  test("greets the mail server and sends nothing else", async () => {
    const { port, lines } = await mailStandIn("220-mail.example\r\n220 ESMTP\r\n", OFFER);
    expect(await check(port)).toEqual({
      kind: "well",
      sentence: `The mail server 127.0.0.1:${port} greets.`,
    });
    await expect.poll(() => lines).toEqual(["EHLO [127.0.0.1]", "QUIT"]);
  });

  test("reports a server that refuses, hangs up or is no mail server", async () => {
    const refusing = await mailStandIn("554 No entry\r\n");
    expect((await check(refusing.port)).sentence).toMatch(/refuses this machine \(554\)/);
    const web = await mailStandIn("HTTP/1.1 400 Bad Request\r\n\r\n");
    expect((await check(web.port)).sentence).toMatch(/is no mail server/);
    const finding = await check(await closedPort());
    expect(finding.kind).toBe("look");
    expect(finding.sentence).toMatch(/is out of reach: nobody listens there/);
    expect(finding.sentence).not.toContain("very-secret");
  });

  test("gives up on a server that says nothing", async () => {
    const { port } = await mailStandIn("");
    const socket = connectPlainly({ host: "127.0.0.1", port, isSecure: false });
    await expect(greetMail(socket, 50)).rejects.toMatchObject({ code: "ETIMEDOUT" });
    expect(socket.destroyed).toBe(true);
  });

  test("connects where SMTP_URL says", async () => {
    const seen: MailServer[] = [];
    const nowhere = (server: MailServer) => {
      seen.push(server);
      throw new Error("not in a test");
    };
    for (const smtpUrl of ["smtp://a.example", "smtps://a.example", "smtp://[::1]:25"])
      await checkMail({ smtpUrl }, nowhere);
    expect(seen).toEqual([
      { host: "a.example", port: 587, isSecure: false },
      { host: "a.example", port: 465, isSecure: true },
      { host: "::1", port: 25, isSecure: false },
    ]);
  });

  test("reports a password that would be sent without TLS to another machine", async () => {
    const { port } = await mailStandIn("220 hello\r\n", () => "250 hello\r\n");
    const here = () => connectPlainly({ host: "127.0.0.1", port, isSecure: false });
    const checked = await checkMail({ smtpUrl: "smtp://me:secret@mail.example" }, here);
    expect(checked).toMatchObject({
      kind: "look",
      sentence: expect.stringMatching(/offers no TLS/),
    });
    expect((await checkMail({ smtpUrl: "smtp://mail.example" }, here)).kind).toBe("well");
  });

  test("says that mails are kept where SMTP_URL is not set", async () => {
    const finding = await checkMail({ smtpUrl: null }, connectPlainly);
    expect(finding).toMatchObject({
      kind: "look",
      sentence: expect.stringMatching(/kept and not/),
    });
  });
});

describe("checkPublicUrl", () => {
  const asked = { publicOrigin: LOCAL, host: "127.0.0.1", trustProxy: false };
  const answering = (body: string, status = 200) => {
    return async () => new Response(body, { status });
  };
  const kindsOf = async (...deps: Parameters<typeof checkPublicUrl>) =>
    (await checkPublicUrl(...deps)).map(({ kind }) => kind);

  test("asks the shop whether it is well", async () => {
    const { origin, asked: requests } = await httpStandIn(200, "ok");
    expect(await checkPublicUrl({ ...asked, publicOrigin: origin }, fetch)).toEqual([
      { kind: "well", sentence: `The shop answers at ${origin}.` },
    ]);
    expect(requests[0]?.request.url).toBe("/healthz");
  });

  test.each([
    ["the database does not answer", 503, "stop", /its database does not answer/],
    ["<h1>Bad Gateway</h1>", 502, "look", /no shop behind it/],
    ["<h1>Welcome to nginx</h1>", 200, "look", /is not the shop/],
  ])("finds %j with status %d", async (body, status, kind, sentence) => {
    const findings = await checkPublicUrl(asked, answering(body, status));
    expect(findings).toEqual([{ kind, sentence: expect.stringMatching(sentence) }]);
  });

  test("reports an address that doesn't answer", async () => {
    const publicOrigin = `http://127.0.0.1:${await closedPort()}`;
    const [finding] = await checkPublicUrl({ ...asked, publicOrigin }, fetch);
    expect(finding?.kind).toBe("look");
    expect(finding?.sentence).toMatch(/does not answer: nobody listens there/);
  });

  test("asks for https at a public address, and for a trusted proxy that nothing bypasses", async () => {
    const shop = { ...asked, publicOrigin: "https://eggs.example", trustProxy: true };
    const ok = answering("ok");
    expect(await kindsOf(shop, ok)).toEqual(["well"]);
    expect(await kindsOf({ ...shop, trustProxy: false }, ok)).toEqual(["look", "well"]);
    expect(await kindsOf({ ...shop, host: "0.0.0.0" }, ok)).toEqual(["look", "well"]);
    const plain = { ...asked, publicOrigin: "http://eggs.example" };
    expect(await kindsOf(plain, ok)).toEqual(["look", "well"]);
  });
});
