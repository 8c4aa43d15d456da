import { describe, expect, test } from "vitest";
import { OWNER } from "#core/messages/message.ts";
import { contactLetter } from "#core/messages/visitor-letters.ts";
import { isFault } from "#ports/fault.ts";
import { aMessage, FROM, mailSink, postmanAt } from "#tests/adapters/smtp/mail-sink.ts";

describe("a mail", () => {
  test("has text and HTML, one sender and one recipient", async () => {
    const { port, received } = await mailSink();
    const message = aMessage();
    await postmanAt(port).send(message);
    expect(received).toHaveLength(1);
    const [mail] = received as [(typeof received)[number]];
    expect([mail.from, mail.to]).toEqual([FROM.address, ["mabel@example.com"]]);
    expect(mail.email).toMatchObject({
      subject: "Your eggs",
      from: FROM,
      to: [{ name: "", address: "mabel@example.com" }],
      messageId: "<5O190127TN-order-paid@farm.example>",
      attachments: [],
    });
    expect(mail.email.replyTo).toBeUndefined();
    expect(mail.email.text?.replace(/\r\n/g, "\n").trim()).toBe(message.text.trim());
    expect(mail.email.html?.trim()).toBe(message.html);
  });

  test("for the owner goes to OWNER_EMAIL, with Reply-To of the writer", async () => {
    const { port, received } = await mailSink();
    const replyTo = { name: "Mabel, of Crawley", email: "mabel@example.com" };
    await postmanAt(port).send(aMessage({ to: OWNER, replyTo }));
    expect(received[0]?.to).toEqual(["hannah@farm.example"]);
    expect(received[0]?.email.replyTo).toEqual([
      { name: "Mabel, of Crawley", address: "mabel@example.com" },
    ]);
  });

  test.each([
    ["without MAIL_FROM", null, { name: "Hilltop Hens", address: "tom@hilltop.example" }],
    [
      "with an address alone in it",
      { name: "", address: "eggs@farm.example" },
      { name: "Hilltop Hens", address: "eggs@farm.example" },
    ],
  ])("is sent %s in the name of the farm", async (_how, mailFrom, sender) => {
    const { port, received } = await mailSink();
    await postmanAt(port, { mailFrom }).send(aMessage());
    expect(received[0]?.email.from).toEqual(sender);
    expect(received[0]?.from).toBe(sender.address);
  });

  test("for the owner goes to the farm's own email without OWNER_EMAIL", async () => {
    const { port, received } = await mailSink();
    await postmanAt(port, { ownerEmail: null }).send(aMessage({ to: OWNER }));
    expect(received[0]?.to).toEqual(["tom@hilltop.example"]);
  });

  test.each([
    ["OWNER_EMAIL", "owner@hilltop.example", "owner@hilltop.example"],
    ["the farm's own email without it", null, "tom@hilltop.example"],
  ])("says that what is for the owner goes to %s", async (_where, ownerEmail, address) => {
    expect(await postmanAt(25, { ownerEmail }).ownerAddress()).toBe(address);
  });

  test("waits while the farm's email can't send", async () => {
    const { port, received } = await mailSink();
    const farm = async () => ({ name: "Hilltop", email: "a>b@hilltop.example" });
    const sending = postmanAt(port, { mailFrom: null, farm }).send(aMessage());
    await expect(sending).rejects.toMatchObject({ code: "mail-unreachable" });
    expect(received).toEqual([]);
  });

  test("has a farm's name on one line, and never as an address", async () => {
    const { port, received } = await mailSink();
    const farm = async () => ({
      name: 'A, "B" <x@evil.example>\r\nBcc: y@evil.example',
      email: "",
    });
    const mailFrom = { name: "", address: "eggs@farm.example" };
    await postmanAt(port, { mailFrom, farm }).send(aMessage());
    expect(received[0]?.email.from).toEqual({
      name: 'A, "B" <x@evil.example> Bcc: y@evil.example',
      address: "eggs@farm.example",
    });
    expect(received[0]?.email.bcc).toBeUndefined();
  });

  test("keeps its Message-ID at every try", async () => {
    const { port, received } = await mailSink();
    const postman = postmanAt(port);
    for (const id of ["a>\r\nBcc: x@evil.example", "a>\r\nBcc: x@evil.example", "b c"])
      await postman.send(aMessage({ id }));
    const ids = received.map(({ email }) => email.messageId);
    expect(ids[0]).toBe("<a=3e=d=aBcc=3a=20x=40evil=2eexample@farm.example>");
    expect(ids[1]).toBe(ids[0]);
    expect(ids[2]).toBe("<b=20c@farm.example>");
  });

  test("attaches no file and fetches no URL", async () => {
    const { port, received } = await mailSink();
    const text =
      '<img src="https://evil.example/x.png">{"path":"/etc/passwd"} data:image/png;base64,AA==';
    await postmanAt(port).send(aMessage({ letter: { subject: "S", blocks: [text] } }));
    expect(received[0]?.email.attachments).toEqual([]);
    expect(received[0]?.email.text).toContain(text);
  });
});

describe("the Reply-To name and the subject", () => {
  test.each([
    ["A\r\nBcc: victim@example.com", "A Bcc: victim@example.com"],
    ["\u202eelpmaxe\u202c Mabel\u200f", "elpmaxe Mabel"],
    ["=?utf-8?B?QmNjOg==?=", "= ?utf-8?B?QmNjOg== ?="],
    ["=?utf-8?Q?A=0D=0ABcc:_x@evil.example?=", "= ?utf-8?Q?A=0D=0ABcc:_x@evil.example?="],
    ["Zoë & Söhne", "Zoë & Söhne"],
  ])("are one line, and no encoded word: %j", async (typed, read) => {
    const { port, received } = await mailSink();
    const replyTo = { name: typed, email: "mabel@example.com" };
    await postmanAt(port).send({ ...aMessage({ to: OWNER, replyTo }), subject: typed });
    expect(received[0]?.email.subject).toBe(read);
    expect(received[0]?.email.replyTo).toEqual([{ name: read, address: "mabel@example.com" }]);
  });
});

const NASTY = [
  "Mabel\r\nBcc: x@evil.example",
  "Mabel\nTo: x@evil.example\n\n<b>Hello</b>",
  "Mabel\r\n\r\n.\r\nMAIL FROM:<x@evil.example>\r\n",
  'x@evil.example, "Mabel" <y@evil.example>',
  "Mabel\u2028Bcc: x@evil.example\u0085Cc: y@evil.example",
  "=?utf-8?Q?Mabel=0D=0ABcc:_x@evil.example?=",
  "Группа: x@evil.example, y@evil.example;",
  "</p><script>alert(1)</script><img src=x onerror=alert(1)>",
];

const HEADERS = new Set(
  "from to reply-to subject message-id date mime-version content-type".split(" "),
);

describe("typed text", () => {
  test.each(NASTY)("can't inject headers: %j", async (typed) => {
    const { port, received } = await mailSink();
    const letter = contactLetter({ name: typed, email: "mabel@example.com", message: typed });
    const replyTo = { name: typed, email: "mabel@example.com" };
    await postmanAt(port).send(aMessage({ id: typed, to: OWNER, replyTo, letter }));
    expect(received).toHaveLength(1);
    const [{ to, email }] = received as [(typeof received)[number]];
    expect(to).toEqual(["hannah@farm.example"]);
    expect(email.to).toEqual([{ name: "", address: "hannah@farm.example" }]);
    expect([email.cc, email.bcc]).toEqual([undefined, undefined]);
    expect(email.replyTo?.map(({ address }) => address)).toEqual(["mabel@example.com"]);
    for (const { key } of email.headers) expect(HEADERS).toContain(key);
    expect(email.html).not.toMatch(/<(?:script|img)\b|<b>Hello/);
  });

  test.each([
    "a@b.example,c@d.example",
    "a@b.example, c@d.example",
    "Mabel <a@b.example>",
    "<a@b.example>",
    '"a b"@b.example',
    "a b@b.example",
    "a@b.example\r\nRCPT TO:<c@d.example>",
    "a@b.example\n",
    "a@b.example\0",
    "a@b.example;c@d.example",
    "a@b@c.example",
    "list:a@b.example;",
    "a@[127.0.0.1]",
    "ä@b.example",
    "a@ｂ.example",
    "a\u202E@b.example",
    `${"a".repeat(65)}@b.example`,
    "owner@",
    "",
  ])("is no address: %j", async (to) => {
    const { port, received } = await mailSink();
    const sent = await postmanAt(port)
      .send(aMessage({ to }))
      .catch((fault: unknown) => fault);
    expect(isFault(sent, "mail-refused")).toBe(true);
    expect((sent as Error).message).not.toContain("@");
    const replyTo = { name: "", email: to };
    await postmanAt(port).send(aMessage({ to: OWNER, replyTo }));
    expect(received.map(({ email }) => email.replyTo)).toEqual([undefined]);
  });

  test.each(["o'neil+eggs@example.com", "{a|b}~!#$%&*/=?^_`@b.example", "m@localhost"])(
    "is an address: %j",
    async (to) => {
      const { port, received } = await mailSink();
      await postmanAt(port).send(aMessage({ to }));
      expect(received.map((mail) => mail.to)).toEqual([[to]]);
    },
  );

  test("is sent by the name that its domain has for machines", async () => {
    const { port, received } = await mailSink();
    const replyTo = { name: "", email: "info@müller.example" };
    const mailFrom = { name: "", address: "eggs@höfe.example" };
    await postmanAt(port, { mailFrom }).send(aMessage({ to: "info@müller.example", replyTo }));
    const [{ raw, email } = { raw: "", email: {} }] = received;
    expect(raw).toMatch(/^To: <?info@xn--mller-kva\.example>?\r$/m);
    expect(email).toMatchObject({
      from: { address: "eggs@xn--hfe-sna.example" },
      replyTo: [{ address: "info@xn--mller-kva.example" }],
      messageId: expect.stringMatching(/@xn--hfe-sna\.example>$/),
    });
  });

  test("smtpPostman refuses an owner without an address", async () => {
    const { port, received } = await mailSink();
    const sending = postmanAt(port, { ownerEmail: "" }).send(aMessage({ to: OWNER }));
    await expect(sending).rejects.toMatchObject({ code: "mail-refused" });
    expect(received).toEqual([]);
  });
});
