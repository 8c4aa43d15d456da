import { expect, test, vi } from "vitest";
import { KEY_HEADER } from "#adapters/http/endpoint.ts";
import { httpSend } from "#adapters/http/http-send.ts";

const answering = (...answers: (Response | Error)[]) => {
  const fetch = vi.fn(async (_path: string, _init: RequestInit) => {
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (answer instanceof Error || !answer) throw answer ?? new TypeError("offline");
    return answer.clone();
  });
  const wait = vi.fn(async () => undefined);
  let keys = 0;
  return { fetch, wait, send: httpSend({ fetch, wait, newKey: () => `key-${++keys}` }) };
};

const told = (body: unknown, status = 200, headers = {}) =>
  new Response(JSON.stringify(body), { status, headers });

test("httpSend sends a query by GET, with arguments only where there are some", async () => {
  const { fetch, send } = answering(told({ value: 7 }));
  expect(await send("/api/counter/getPrices", { kind: "query" }, [])).toBe(7);
  await send("/api/counter/getPost", { kind: "query" }, ["a b", undefined]);
  expect(fetch.mock.calls.map(([path, { method }]) => [path, method])).toEqual([
    ["/api/counter/getPrices", undefined],
    ["/api/counter/getPost?input=%5B%22a%20b%22%5D", undefined],
  ]);
});

test("httpSend sets keepalive for small commands alone", async () => {
  const { fetch, send } = answering(told({ value: null }));
  await send("/api/office/setOrderStatus", { kind: "command" }, [{ id: "1", status: "Ready" }]);
  await send("/api/office/publishPost", { kind: "command" }, ["x".repeat(4_000)]);
  await send("/api/counter/findOrders", { kind: "sensitiveQuery" }, ["mabel@example.com"]);
  expect(fetch.mock.calls.map(([, { keepalive }]) => keepalive)).toEqual([true, false, false]);
});

test("httpSend posts sensitive queries and commands, each with its own key", async () => {
  const { fetch, send } = answering(told({ value: null }));
  await send("/api/counter/findOrders", { kind: "sensitiveQuery" }, ["mabel@example.com"]);
  await send("/api/counter/openPayment", { kind: "command" }, [[], "practice", 0, undefined]);
  const [[path, first], [, second]] = fetch.mock.calls as [string, RequestInit][] as [
    [string, RequestInit],
    [string, RequestInit],
  ];
  expect(path).toBe("/api/counter/findOrders");
  expect(first).toMatchObject({ method: "POST", body: '["mabel@example.com"]' });
  expect(second.body).toBe('[[],"practice",0]');
  expect(first.headers).toMatchObject({ "Idempotency-Key": "key-1" });
  expect(second.headers).toMatchObject({ "Idempotency-Key": "key-2" });
});

test("httpSend retries a lost answer twice with the same key", async () => {
  const { fetch, send, wait } = answering(
    new TypeError("reset"),
    told({ fault: "shop-unreachable" }, 503),
    told({ value: "done" }),
  );
  expect(await send("/api/office/addCustomer", { kind: "command" }, [{}])).toBe("done");
  const keys = fetch.mock.calls.map(([, { headers }]) => JSON.stringify(headers));
  expect(new Set(keys).size).toBe(1);
  expect(wait.mock.calls).toEqual([[500], [1_500]]);
});

test("httpSend keeps the key of an unanswered office command for its repeat", async () => {
  const { fetch, send } = answering(
    ...Array.from({ length: 3 }, () => new TypeError("offline")),
    told({ value: "done" }),
  );
  const log = (eggs: number) => send("/api/office/logEggs", { kind: "command" }, [{ eggs }]);
  await expect(log(30)).rejects.toMatchObject({ code: "shop-unreachable" });
  await log(31);
  await log(30);
  await log(30);
  expect(fetch.mock.calls.map(([, { headers }]) => new Headers(headers).get(KEY_HEADER))).toEqual([
    ...["key-1", "key-1", "key-1"],
    ...["key-2", "key-1", "key-3"],
  ]);
});

test("httpSend opens a payment again under a new key", async () => {
  const { fetch, send } = answering(
    ...Array.from({ length: 3 }, () => new TypeError("offline")),
    told({ value: "done" }),
  );
  const open = () => send("/api/counter/openPayment", { kind: "command" }, [[], "practice", 0]);
  await expect(open()).rejects.toMatchObject({ code: "shop-unreachable" });
  await open();
  expect(new Headers(fetch.mock.calls.at(-1)?.[1].headers).get(KEY_HEADER)).toBe("key-2");
});

test("httpSend takes a new key after any answer", async () => {
  const { fetch, send } = answering(
    ...Array.from({ length: 3 }, () => new TypeError("offline")),
    told({ fault: "shop-busy" }, 503),
    told({ value: "done" }),
  );
  const log = () => send("/api/office/logEggs", { kind: "command" }, [{ eggs: 30 }]);
  for (let press = 0; press < 2; press += 1) await log().catch(() => undefined);
  await log();
  expect(
    fetch.mock.calls.slice(-2).map(([, { headers }]) => new Headers(headers).get(KEY_HEADER)),
  ).toEqual(["key-1", "key-2"]);
});

test.each([
  [{ fault: "not-logged-in" }, 401, { code: "not-logged-in" }],
  [{ fault: "shop-busy" }, 503, { code: "shop-busy" }],
  [{ fault: "storage-full" }, 507, { code: "shop-full" }],
  [{ fault: "bad-input", detail: "[0] missing" }, 400, { code: "refused-by-shop" }],
  [{ fault: "unknown-call" }, 404, { code: "refused-by-shop" }],
  [{ fault: "failed", requestId: "abc" }, 500, { code: "shop-failed", message: "failed, abc" }],
  [{ fault: "of-a-later-shop" }, 500, { code: "shop-failed" }],
  [{ fault: "of-a-later-shop" }, 409, { code: "refused-by-shop" }],
  [{ message: "Internal Server Error" }, 500, { code: "shop-failed" }],
  [{ message: "Too Many Requests" }, 429, { code: "too-many-requests" }],
])("httpSend throws a Fault for %j, without a retry", async (body, status, fault) => {
  const { fetch, send } = answering(told(body, status));
  await expect(send("/api/counter/getPrices", { kind: "query" }, [])).rejects.toMatchObject(fault);
  expect(fetch).toHaveBeenCalledOnce();
});

test("httpSend reads Retry-After", async () => {
  const { send } = answering(told({ fault: "too-many-requests" }, 429, { "Retry-After": "90" }));
  await expect(send("/api/counter/logIn", { kind: "command" }, ["x"])).rejects.toMatchObject({
    code: "too-many-requests",
    retryAfter: 90,
  });
});

test.each([
  [403, "shop-failed"],
  [404, "shop-failed"],
  [429, "too-many-requests"],
  [500, "shop-failed"],
])("httpSend takes no refusal from another server's page with %d", async (status, code) => {
  const { fetch, send } = answering(new Response("<h1>No entry</h1>", { status }));
  await expect(send("/api/counter/getPrices", { kind: "query" }, [])).rejects.toMatchObject({
    code,
  });
  expect(fetch).toHaveBeenCalledOnce();
});

test("httpSend keeps the key of a command that failed in the shop for its repeat", async () => {
  const { fetch, send } = answering(told({ fault: "failed" }, 500), told({ value: "done" }));
  const log = () => send("/api/office/logEggs", { kind: "command" }, [{ eggs: 30 }]);
  await expect(log()).rejects.toMatchObject({ code: "shop-failed" });
  await log();
  expect(fetch.mock.calls.map(([, { headers }]) => new Headers(headers).get(KEY_HEADER))).toEqual([
    "key-1",
    "key-1",
  ]);
});

const page = (status: number) => new Response("<h1>Bad gateway</h1>", { status });

test.each([
  ["page", 502, page],
  ["page", 503, page],
  ["page", 504, page],
  ["JSON", 502, (status: number) => told({ message: "Bad Gateway" }, status)],
  ["JSON", 503, (status: number) => told({ message: "Service Unavailable" }, status)],
] as const)(
  "httpSend takes a proxy's %s of %d for a lost answer",
  async (_what, status, answer) => {
    const { fetch, send } = answering(answer(status), answer(status), told({ value: 7 }));
    expect(await send("/api/office/addCustomer", { kind: "command" }, [{}])).toBe(7);
    const keys = fetch.mock.calls.map(([, { headers }]) => JSON.stringify(headers));
    expect([keys.length, new Set(keys).size]).toEqual([3, 1]);
  },
);

test("httpSend takes a broken body, or one without a value, for a lost answer", async () => {
  const cut = () => {
    const body = new ReadableStream({
      start: (stream) => {
        stream.enqueue(new TextEncoder().encode('{"val'));
        stream.error(new TypeError("reset"));
      },
    });
    return new Response(body, { status: 200 });
  };
  const fetch = vi
    .fn()
    .mockImplementationOnce(async () => cut())
    .mockImplementationOnce(async () => told({}))
    .mockImplementationOnce(async () => told({ value: 7 }));
  const send = httpSend({ fetch, wait: async () => undefined, newKey: () => "key" });
  expect(await send("/api/counter/getPrices", { kind: "query" }, [])).toBe(7);
});
