import { describe, expect, test } from "vitest";
import { Fault } from "#ports/fault.ts";
import { agreeable } from "#tests/support/a-shop.ts";
import { anOwner, aServer, ORIGIN, post } from "#tests/support/loop-back.ts";
import { memoryServerStore } from "#tests/support/memory-server-store.ts";

/** A server store whose prices can't be read, for this reason. */
const aFailingStore = (cause: Error) => {
  const serverStore = memoryServerStore();
  const store = serverStore.storeFor(null);
  const prices = { ...store.records.prices, load: () => Promise.reject(cause) };
  return { ...serverStore, storeFor: () => ({ ...store, records: { ...store.records, prices } }) };
};

const LONG = "x".repeat(70_000);

describe("a call is answered with", () => {
  const CASES: readonly [number, string, string, RequestInit][] = [
    [404, "unknown-call", "/api/counter/hatch", {}],
    [404, "unknown-call", "/api/attic/getPrices", {}],
    [404, "unknown-call", "/api/counter/toString", {}],
    [404, "unknown-call", "/api/__proto__/toString", {}],
    [404, "unknown-call", "/api/counter", {}],
    [405, "wrong-method", "/api/counter/getPrices", post("[]")],
    [405, "wrong-method", "/api/counter/logIn", {}],
    [405, "wrong-method", "/api/counter/getPrices", { method: "PUT" }],
    [405, "wrong-method", "/api", post("[]")],
    [405, "wrong-method", "/api/changes", post("[]")],
    [405, "wrong-method", "/healthz", post("[]")],
    [405, "wrong-method", "/", post("[]")],
    [403, "wrong-origin", "/api/counter/logIn", post("[]", { "Sec-Fetch-Site": "cross-site" })],
    [403, "wrong-origin", "/api/counter/logIn", post("[]", { "Sec-Fetch-Site": "same-site" })],
    [403, "wrong-origin", "/api/counter/logIn", post("[]", { Origin: "https://evil.example" })],
    [
      403,
      "wrong-origin",
      "/api/counter/logIn",
      post("[]", { "Sec-Fetch-Site": "same-origin", Origin: "http://rebound.example:4180" }),
    ],
    [
      403,
      "wrong-origin",
      "/api/counter/logIn",
      post("[]", { "Sec-Fetch-Site": "same-origin", Origin: "http://localhost.evil.example" }),
    ],
    [403, "wrong-origin", "/api/counter/logIn", post("[]", { Origin: "http://localhost:3000" })],
    [403, "wrong-origin", "/api/office/logCost", post("[]", { "Sec-Fetch-Site": "cross-site" })],
    [401, "not-logged-in", "/api/office/getStockSheet", {}],
    [401, "not-logged-in", "/api/office/addCustomer", post("no JSON at all")],
    [401, "not-logged-in", "/api/office/addCustomer", post(LONG)],
    [401, "not-logged-in", "/api/office/addCustomer", { method: "POST", body: "no JSON either" }],
    [413, "too-large", "/api/counter/findOrders", post(`["${LONG}"]`)],
    [413, "too-large", "/api/counter/findOrders", post('["a"]', { "Content-Length": "64001" })],
    [415, "wrong-type", "/api/counter/findOrders", { method: "POST", body: '["a"]' }],
    [
      415,
      "wrong-type",
      "/api/counter/findOrders",
      post('["a"]', { "Content-Type": "text/plain; application/json" }),
    ],
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

  test("no body to HEAD", async () => {
    const { app } = aServer();
    const head = (path: string) => app.request(path, { method: "HEAD" });
    const prices = await head("/api/counter/getPrices");
    expect([prices.status, await prices.text()]).toEqual([200, ""]);
    expect(prices.headers.get("ETag")).not.toBeNull();
    expect((await head("/api/counter/logIn")).status).toBe(405);
    expect((await head("/api/office/getStockSheet")).status).toBe(401);
  });

  test("the path and the reason of bad input", async () => {
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
    const { app, logged } = aServer({ serverStore: aFailingStore(new Fault(code)) });
    const answer = await app.request("/api/counter/getPrices");
    expect(answer.status).toBe(status);
    expect(await answer.json()).toEqual({ fault });
    expect(logged.some((line) => line.includes('"level":"error"'))).toBe(true);
  });

  test("503 without the provider, and 400 without a payer", async () => {
    const unreachable = () => Promise.reject(new Fault("payment-unreachable"));
    const nobody = () => Promise.reject(new Fault("payment-without-payer"));
    const gateways = [agreeable({ create: unreachable }), agreeable({ capture: nobody })] as const;
    const [away, anonymous] = gateways.map(
      (practice) => aServer({ deps: { payments: { practice } } }).app,
    );
    const opening = post(
      '[[{"category":"large","packSize":12,"deliveryMethod":"delivery","quantity":1}],"practice",340]',
    );
    const lost = await away?.request("/api/counter/openPayment", opening);
    expect(lost?.status).toBe(503);
    expect(await lost?.json()).toEqual({ fault: "payment-unreachable" });
    await anonymous?.request("/api/counter/openPayment", opening);
    const unpaid = await anonymous?.request("/api/counter/takePayment", post('["PAY-1"]'));
    expect(unpaid?.status).toBe(400);
    expect(await unpaid?.json()).toEqual({ fault: "bad-input", detail: "[1] missing" });
  });

  test("500 and a request id after a bug, whose cause is only logged", async () => {
    const serverStore = aFailingStore(new Error("select secret"));
    const { app, logged } = aServer({ serverStore });
    const answer = await app.request("/api/counter/getPrices");
    expect(answer.status).toBe(500);
    const told = await answer.json();
    expect(told).toEqual({ fault: "failed", requestId: expect.any(String) });
    const line = logged.find((one) => one.includes("select secret"));
    expect(line).toContain(told.requestId);
  });

  test("no logged error after a client has gone", async () => {
    const { app, logged } = aServer({ serverStore: aFailingStore(new Error("gone")) });
    await app.request("/api/counter/getPrices", { signal: AbortSignal.abort() });
    expect(logged.filter((line) => line.includes('"level":"error"'))).toEqual([]);
  });
});

test("commands are taken from the shop's pages and from callers without a browser", async () => {
  const { app } = aServer();
  const fromHere = { "Sec-Fetch-Site": "same-origin" };
  for (const headers of [
    fromHere,
    { ...fromHere, Origin: "http://127.0.0.1:4180" },
    { Origin: ORIGIN },
    { "Content-Type": "application/json; charset=utf-8" },
    {},
  ]) {
    const answer = await app.request("/api/counter/findOrders", post('["a@b.c"]', headers));
    expect(answer.status).toBe(200);
  }
});

test("a query answers 304 to its ETag", async () => {
  const { app } = aServer();
  const first = await app.request("/api/counter/getPrices");
  expect(first.headers.get("Cache-Control")).toBe("private, no-cache");
  const tag = first.headers.get("ETag") ?? "";
  const again = await app.request("/api/counter/getPrices", { headers: { "If-None-Match": tag } });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe("");
  for (const known of [`W/${tag}`, tag]) {
    const headers = { "If-None-Match": known };
    expect((await app.request("/api/counter/getPrices", { headers })).status).toBe(304);
    expect((await app.request("/api/counter/getInventory", { headers })).status).toBe(200);
  }
});

describe("every answer", () => {
  const ASKED: readonly [number, string, RequestInit][] = [
    [200, "/api/counter/findOrders", post('["a@b.c"]')],
    [200, "/api/counter/logIn", post('["wrong"]')],
    [400, "/api/counter/logIn", post("[]")],
    [401, "/api/office/getStockSheet", {}],
    [404, "/api/attic/getPrices", {}],
    [405, "/api/changes", post("[]")],
    [413, "/api/counter/findOrders", post(LONG)],
    [500, "/api/counter/getPrices", {}],
    [200, "/nowhere", {}],
  ];
  const ask = (path: string, init: RequestInit) =>
    aServer({ serverStore: aFailingStore(new Error("a bug")) }).app.request(path, init);

  test.each(ASKED)("%d by %s is safe to open in a browser", async (status, path, init) => {
    const answer = await ask(path, init);
    expect(answer.status).toBe(status);
    expect(answer.headers.get("Content-Security-Policy")).toContain("default-src 'self'");
    expect(answer.headers.get("X-Content-Type-Options")).toBe("nosniff");
  });

  test.each(ASKED.filter(([status, path]) => status !== 200 || path.endsWith("/logIn")))(
    "%d by %s has Cache-Control: no-store",
    async (_status, path, init) => {
      expect((await ask(path, init)).headers.get("Cache-Control")).toBe("no-store");
    },
  );

  test("the log names path and status, and nothing that was sent", async () => {
    const { app, logged } = aServer();
    await app.request("/api/counter/getPost?input=%5B%22my-secret%22%5D");
    await app.request("/api/counter/findOrders", post('["my-secret@example.com"]'));
    const told = logged.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(told).toMatchObject([
      { method: "GET", path: "/api/counter/getPost", status: 200 },
      { method: "POST", path: "/api/counter/findOrders", status: 200 },
    ]);
    expect(logged.join("")).not.toContain("my-secret");
  });

  test("the log cuts a long path between segments", async () => {
    const { app, logged } = aServer();
    await app.request(`/api/x/${"a.".repeat(2_000)}`);
    await app.request(`/api/${"part/".repeat(100)}mabel@farm.example`);
    const paths = logged.map((line) => (JSON.parse(line) as { path: string }).path);
    expect(paths).toEqual(["/api/x/…", `/api/${"part/".repeat(39)}…`]);
  });
});

test("/healthz says whether the database answers", async () => {
  for (const [isWell, status] of [
    [true, 200],
    [false, 503],
  ] as const) {
    const { app } = aServer({ isWell: async () => isWell });
    expect((await app.request("/healthz")).status).toBe(status);
  }
});
