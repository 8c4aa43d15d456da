import { describe, expect, test, vi } from "vitest";
import { aBrowserOf, aServer, post } from "#tests/support/loop-back.ts";
import { memoryServerStore } from "#tests/support/memory-server-store.ts";

describe("logging in", () => {
  const tryFrom = (app: Parameters<typeof aBrowserOf>[0], password: string, address: string) =>
    app.request("/api/counter/logIn", post(JSON.stringify([password]), { "X-Address": address }));

  test("makes an address wait after five wrong passwords, with the right one too", async () => {
    const { app } = aServer();
    for (let time = 0; time < 5; time += 1)
      expect((await tryFrom(app, "wrong", "10.0.0.1")).status).toBe(200);
    const waiting = await tryFrom(app, "farmgate", "10.0.0.1");
    expect(waiting.status).toBe(429);
    expect(waiting.headers.get("Retry-After")).toBe("60");
    expect(await (await tryFrom(app, "farmgate", "10.0.0.2")).json()).toEqual({
      value: { ok: true, value: { kind: "owner" } },
    });
  });

  test("is throttled before its input is read", async () => {
    const { app } = aServer();
    for (let time = 0; time < 5; time += 1) await tryFrom(app, "wrong", "10.0.0.1");
    const answer = await app.request("/api/counter/logIn", post("[]", { "X-Address": "10.0.0.1" }));
    expect(answer.status).toBe(429);
  });

  test("resets the count with the right password", async () => {
    const { app } = aServer();
    for (let time = 0; time < 3; time += 1) {
      for (let wrong = 0; wrong < 4; wrong += 1) await tryFrom(app, "wrong", "10.0.0.1");
      for (let right = 0; right < 3; right += 1)
        expect((await tryFrom(app, "farmgate", "10.0.0.1")).status).toBe(200);
    }
  });

  test("sends Retry-After in whole seconds", async () => {
    const serverStore = memoryServerStore();
    const attempts = { ...serverStore.attempts, waitOf: async () => 0.2 };
    const { app } = aServer({ serverStore: { ...serverStore, attempts } });
    const waiting = await tryFrom(app, "farmgate", "10.0.0.1");
    expect(waiting.headers.get("Retry-After")).toBe("1");
  });

  test("checks one guess of an address at a time, and refuses others at once", async () => {
    const { app } = aServer();
    const tries = await Promise.all(
      Array.from({ length: 30 }, () => tryFrom(app, "wrong", "10.0.0.1")),
    );
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = tries.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(29);
    for (const { headers } of refused) expect(headers.get("Retry-After")).toBe("1");
  });

  test("queues four guesses at most", async () => {
    const { app } = aServer();
    const tries = await Promise.all(
      Array.from({ length: 10 }, (_, one) => tryFrom(app, "wrong", `10.0.1.${one}`)),
    );
    expect(tries.map(({ status }) => status)).toEqual([
      ...Array(4).fill(200),
      ...Array(6).fill(429),
    ]);
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
      const [session, browser] = answer.headers.getSetCookie();
      expect(session).toMatch(cookie);
      expect(browser?.replace("farmgate-browser", "farmgate")).toMatch(cookie);
    },
  );
});

describe("a session", () => {
  const cookieOf = (answer: Response) => answer.headers.get("Set-Cookie")?.split(";")[0] ?? "";

  test("ends with log-out or a new login, for a copied cookie too", async () => {
    const { app } = aServer();
    const statusWith = async (Cookie: string) =>
      (await app.request("/api/office/getStockSheet", { headers: { Cookie } })).status;
    const logIn = async (Cookie: string) =>
      cookieOf(await app.request("/api/counter/logIn", post('["farmgate"]', { Cookie })));
    const first = await logIn("");
    expect(await statusWith(first)).toBe(200);
    const second = await logIn(first);
    expect([await statusWith(first), await statusWith(second)]).toEqual([401, 200]);
    const out = await app.request("/api/counter/logOut", post("[]", { Cookie: second }));
    expect(out.headers.get("Set-Cookie")).toMatch(/^farmgate=; Max-Age=0; Path=\//);
    expect(await statusWith(second)).toBe(401);
  });

  test("uses a __Host- cookie under https", async () => {
    const { app } = aServer({ publicOrigin: "https://eggs.example" });
    const cookie = cookieOf(await app.request("/api/counter/logIn", post('["farmgate"]')));
    for (const [Cookie, status] of [
      [cookie, 200],
      [cookie.replace("__Host-", ""), 401],
    ] as const) {
      const answer = await app.request("/api/office/getStockSheet", { headers: { Cookie } });
      expect(answer.status).toBe(status);
    }
  });
});

describe("a browser that opens a payment", () => {
  const OPENING = post(
    '[[{"category":"large","packSize":12,"deliveryMethod":"delivery","quantity":1}],"practice",340]',
  );

  test.each([
    [
      "http://localhost:4180",
      /^farmgate-orders-[0-9a-f]{12}=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Strict$/,
    ],
    [
      "https://eggs.example",
      /^__Host-farmgate-orders-[0-9a-f]{12}=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    ],
  ])(
    "at %s is handed a cookie that no script and no other site can use",
    async (publicOrigin, cookie) => {
      const { app } = aServer({ publicOrigin });
      const answer = await app.request("/api/counter/openPayment", OPENING);
      expect(answer.headers.get("Set-Cookie")).toMatch(cookie);
    },
  );

  test("finds both orders that it placed by two answers at once", async () => {
    const { fetch, jar } = aBrowserOf(aServer().app);
    const placed = await Promise.all(
      [1, 2].map(async () => {
        const { value } = await (await fetch("/api/counter/openPayment", OPENING)).json();
        return value.value.orderId as string;
      }),
    );
    expect(jar.size).toBe(2);
    for (const orderId of placed)
      await fetch(
        "/api/counter/takePayment",
        post(JSON.stringify([orderId, { givenName: "Ada", email: "ada@example.com" }])),
      );
    const found = await fetch("/api/counter/findOrders", post('["ada@example.com"]'));
    const { value } = await found.json();
    expect(value.map(({ id }: { id: string }) => id).sort()).toEqual(placed.sort());
  });

  test("is known to the shop by a digest of its cookie", async () => {
    const serverStore = memoryServerStore();
    const lookupsOf = vi.spyOn(serverStore, "lookupsOf");
    const { fetch, jar } = aBrowserOf(aServer({ serverStore }).app);
    await fetch("/api/counter/openPayment", OPENING);
    await fetch("/api/counter/findOrders", post('["a@b.c"]'));
    const known = lookupsOf.mock.lastCall?.[0];
    expect(known).toEqual([expect.stringMatching(/^[\w-]{43}$/)]);
    expect(known).not.toContain([...jar.values()].at(-1));
  });
});

describe("an IPv6 address", () => {
  const NET = "2001:db8:1:2";

  test.each([
    ["logIn", '["wrong"]', 5],
    ["openPayment", '[[],"practice",0]', 100],
    ["takePayment", '["PAY-1"]', 30],
    ["useOrderLink", '["a-token"]', 30],
    ["contactFarm", '[{"name":"Ada","email":"ada@example.com","message":"Hello"}]', 5],
    ["joinWaitlist", '["large","ada@example.com"]', 5],
  ])("has its /64 counted as one caller by %s", async (call, body, most) => {
    const { app } = aServer();
    const statusFrom = async (address: string) =>
      (await app.request(`/api/counter/${call}`, post(body, { "X-Address": address }))).status;
    for (let time = 1; time <= most; time += 1)
      expect(await statusFrom(`${NET}::${time.toString(16)}`)).toBe(200);
    expect(await statusFrom(`${NET}:1:1:1:1`)).toBe(429);
    expect(await statusFrom("2001:db8:1:3::1")).toBe(200);
  });
});
