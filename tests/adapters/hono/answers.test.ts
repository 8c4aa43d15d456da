import { describe, expect, test } from "vitest";
import { Fault } from "#ports/fault.ts";
import { aBrowserOf, aServer, ORIGIN } from "#tests/support/loop-back.ts";
import { memoryHouse } from "#tests/support/memory-house.ts";

const JSON_TYPE = { "Content-Type": "application/json" };

const post = (body: string, headers: Record<string, string> = {}) => ({
  method: "POST",
  headers: { ...JSON_TYPE, ...headers },
  body,
});

const NEW = JSON.stringify([{ name: "Ada", email: "ada@example.com", phone: "" }]);

const anOwner = async () => {
  const server = aServer();
  const browser = aBrowserOf(server.app);
  await browser.fetch("/api/counter/logIn", post('["farmgate"]'));
  return { ...server, ...browser };
};

describe("a call is answered with", () => {
  const CASES: readonly [number, string, string, RequestInit][] = [
    [404, "unknown-call", "/api/counter/hatch", {}],
    [404, "unknown-call", "/api/attic/getPrices", {}],
    [404, "unknown-call", "/api/counter/toString", {}],
    [404, "unknown-call", "/api/__proto__/getPrices", {}],
    [404, "unknown-call", "/api/counter", {}],
    [405, "wrong-method", "/api/counter/getPrices", post("[]")],
    [405, "wrong-method", "/api/counter/logIn", {}],
    [405, "wrong-method", "/api/counter/getPrices", { method: "PUT" }],
    [405, "wrong-method", "/api", post("[]")],
    [403, "wrong-origin", "/api/counter/logIn", post("[]", { "Sec-Fetch-Site": "cross-site" })],
    [403, "wrong-origin", "/api/counter/logIn", post("[]", { "Sec-Fetch-Site": "same-site" })],
    [403, "wrong-origin", "/api/counter/logIn", post("[]", { Origin: "https://evil.example" })],
    [
      403,
      "wrong-origin",
      "/api/counter/logIn",
      post("[]", { "Sec-Fetch-Site": "same-origin", Origin: "http://rebound.example:4180" }),
    ],
    [401, "not-logged-in", "/api/office/getStockSheet", {}],
    [401, "not-logged-in", "/api/office/addCustomer", post("no JSON at all")],
    [413, "too-large", "/api/counter/findOrders", post(`["${"x".repeat(70_000)}"]`)],
    [415, "wrong-type", "/api/counter/findOrders", { method: "POST", body: '["a"]' }],
    [400, "bad-input", "/api/counter/findOrders", post("{broken")],
    [400, "bad-input", "/api/counter/findOrders", post("[1]")],
    [400, "bad-input", "/api/counter/getPost?input=%5B%5D", {}],
    [400, "bad-input", "/api/counter/getPost?input=x", {}],
  ];

  test.each(CASES)("%d %s where it asks for %s", async (status, fault, path, init) => {
    const answer = await aServer().app.request(path, init);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ fault });
  });

  test("no body, where only its head is asked for", async () => {
    const { app } = aServer();
    const head = (path: string) => app.request(path, { method: "HEAD" });
    const prices = await head("/api/counter/getPrices");
    expect([prices.status, await prices.text()]).toEqual([200, ""]);
    expect(prices.headers.get("ETag")).not.toBeNull();
    expect((await head("/api/counter/logIn")).status).toBe(405);
    expect((await head("/api/office/getStockSheet")).status).toBe(401);
  });

  test("the place and a word of what can't be", async () => {
    const { fetch } = await anOwner();
    const detailOf = async (input: unknown) =>
      (await (await fetch("/api/office/addCustomer", post(JSON.stringify(input)))).json()).detail;
    expect(await detailOf([{ name: "A", phone: "" }])).toBe("[0].email missing");
    expect(await detailOf([{ name: "A", email: 7, phone: "" }])).toBe("[0].email wrong type");
    expect(await detailOf([{ name: "A", email: "x".repeat(400), phone: "" }])).toBe(
      "[0].email too long",
    );
    expect(await detailOf([{ name: "A\0", email: "", phone: "" }])).toBe("[0].name out of bounds");
    expect(await detailOf("text")).toBe("input wrong type");
  });

  test.each([
    ["shop-unreachable", 503, "shop-unreachable"],
    ["shop-busy", 503, "shop-busy"],
    ["shop-full", 507, "storage-full"],
  ] as const)("%s of the database as %d %s", async (code, status, fault) => {
    const house = memoryHouse();
    const { records } = house.storeFor(null);
    const prices = { ...records.prices, load: () => Promise.reject(new Fault(code)) };
    const store = { ...house.storeFor(null), records: { ...records, prices } };
    const { app } = aServer({ house: { ...house, storeFor: () => store } });
    const answer = await app.request("/api/counter/getPrices");
    expect(answer.status).toBe(status);
    expect(await answer.json()).toEqual({ fault });
  });

  test("500, a number and nothing of the inside where it fails by a bug; the log knows more", async () => {
    const house = memoryHouse();
    const { records } = house.storeFor(null);
    const prices = { ...records.prices, load: () => Promise.reject(new Error("select secret")) };
    const store = { ...house.storeFor(null), records: { ...records, prices } };
    const { app, logged } = aServer({ house: { ...house, storeFor: () => store } });
    const answer = await app.request("/api/counter/getPrices");
    expect(answer.status).toBe(500);
    const told = await answer.json();
    expect(told).toEqual({ fault: "failed", requestId: expect.any(String) });
    const line = logged.find((one) => one.includes("select secret"));
    expect(line).toContain(told.requestId);
  });
});

test("a page of the shop, or a caller that is no browser, may send commands", async () => {
  const { app } = aServer();
  for (const headers of [{ "Sec-Fetch-Site": "same-origin" }, { Origin: ORIGIN }, {}]) {
    const answer = await app.request("/api/counter/findOrders", post('["a@b.c"]', headers));
    expect(answer.status).toBe(200);
  }
});

test("a read is told once, and then that it is as it was", async () => {
  const { app } = aServer();
  const first = await app.request("/api/counter/getPrices");
  expect(first.headers.get("Cache-Control")).toBe("private, no-cache");
  const tag = first.headers.get("ETag") ?? "";
  const again = await app.request("/api/counter/getPrices", { headers: { "If-None-Match": tag } });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe("");
});

describe("a command with a key", () => {
  const KEY = { "Idempotency-Key": "first-key-of-all" };

  test("is done once, however often it is sent, and answered the same", async () => {
    const { fetch } = await anOwner();
    const answers = [];
    for (let time = 0; time < 3; time += 1)
      answers.push(await (await fetch("/api/office/addCustomer", post(NEW, KEY))).text());
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toContain('"ok":true');
  });

  test("that is sent twice at once waits for the first", async () => {
    const { fetch } = await anOwner();
    const send = () => fetch("/api/office/addCustomer", post(NEW, KEY)).then((one) => one.text());
    const [first, second] = await Promise.all([send(), send()]);
    expect(first).toContain('"ok":true');
    expect(second).toBe(first);
  });

  test("and other input is a 409, of another length a 400; without one it is done again", async () => {
    const { fetch } = await anOwner();
    const statusOf = async (body: string, headers: Record<string, string>) =>
      (await fetch("/api/office/addCustomer", post(body, headers))).status;
    expect(await statusOf(NEW, KEY)).toBe(200);
    expect(await statusOf(NEW.replace("Ada", "Eve"), KEY)).toBe(409);
    expect(await statusOf(NEW, { "Idempotency-Key": "short" })).toBe(400);
    expect(await statusOf(NEW, { "Idempotency-Key": "x".repeat(101) })).toBe(400);
    const again = await fetch("/api/office/addCustomer", post(NEW));
    expect(await again.json()).toMatchObject({ value: { refusal: { kind: "duplicate-email" } } });
  });

  test("that was refused for its input is not kept", async () => {
    const { fetch } = await anOwner();
    expect((await fetch("/api/office/addCustomer", post("[]", KEY))).status).toBe(400);
    expect((await fetch("/api/office/addCustomer", post(NEW, KEY))).status).toBe(200);
  });
});

describe("logging in", () => {
  const tryFrom = (app: Parameters<typeof aBrowserOf>[0], password: string, address: string) =>
    app.request("/api/counter/logIn", post(JSON.stringify([password]), { "X-Address": address }));

  test("has to wait after five wrong passwords from one address, with the right one too; another address has not", async () => {
    const { app } = aServer();
    for (let time = 0; time < 5; time += 1)
      expect((await tryFrom(app, "wrong", "10.0.0.1")).status).toBe(200);
    const waiting = await tryFrom(app, "farmgate", "10.0.0.1");
    expect(waiting.status).toBe(429);
    expect(waiting.headers.get("Retry-After")).toBe("60");
    expect(await (await tryFrom(app, "farmgate", "10.0.0.2")).json()).toEqual({
      value: { ok: true, value: null },
    });
  });

  test("has to wait before what is sent is looked at", async () => {
    const { app } = aServer();
    for (let time = 0; time < 5; time += 1) await tryFrom(app, "wrong", "10.0.0.1");
    const answer = await app.request("/api/counter/logIn", post("[]", { "X-Address": "10.0.0.1" }));
    expect(answer.status).toBe(429);
  });

  test("is counted when many try at once", async () => {
    const { app } = aServer();
    const tries = await Promise.all(
      Array.from({ length: 30 }, () => tryFrom(app, "wrong", "10.0.0.1")),
    );
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(5);
  });

  test.each([
    [
      "http://localhost:4180",
      /^farmgate=[\w.-]+; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Strict$/,
    ],
    [
      "https://eggs.example",
      /^__Host-farmgate=[\w.-]+; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    ],
  ])(
    "at %s sets a cookie that no script and no other site can use",
    async (publicOrigin, cookie) => {
      const { app } = aServer({ publicOrigin });
      const answer = await app.request("/api/counter/logIn", post('["farmgate"]'));
      expect(answer.headers.get("Set-Cookie")).toMatch(cookie);
    },
  );
});

test("one address may open a hundred payments, then it has to wait", async () => {
  const { app } = aServer();
  const open = () => app.request("/api/counter/openPayment", post('[[],"practice",0]'));
  for (let time = 0; time < 100; time += 1) expect((await open()).status).toBe(200);
  const late = await open();
  expect(late.status).toBe(429);
  expect(late.headers.get("Retry-After")).toBe("900");
});
