import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createLimiter } from "#adapters/hono/limiter.ts";
import { COUNTER_ENDPOINTS } from "#adapters/http/counter-endpoints.ts";
import { anOwner, aServer, post } from "#tests/support/loop-back.ts";
import { memoryServerStore } from "#tests/support/memory-server-store.ts";

const ADA = "10.0.0.1";
const EVE = "10.0.0.2";

const EMAIL = '["ada@example.com"]';

type Limited = "takePayment" | "useOrderLink" | "getPaymentStates";

const limitOf = (name: Limited) => COUNTER_ENDPOINTS[name].limit;

type Row = readonly [name: string, most: number, wait: number, body: string];

const QUARTER: readonly Row[] = [
  ["openPayment", 100, 900, '[[],"practice",0]'],
  ["takePayment", 30, 900, '["PAY-1"]'],
  ["cancelPayment", 60, 900, '["PAY-1"]'],
  ["useOrderLink", 30, 900, '["a-token"]'],
  ["logOut", 60, 900, "[]"],
  ["contactFarm", 5, 3_600, '[{"name":"Ada","email":"ada@example.com","message":"Hello"}]'],
  ["openOrder", 30, 3_600, '["a-token"]'],
  ["changeDay", 60, 3_600, '[{"orderId":"A","method":"delivery","day":"2026-06-27"}]'],
  ["cancelOrder", 60, 3_600, '[{"orderId":"A","token":"a-token"}]'],
  ["joinWaitlist", 5, 3_600, '["large","ada@example.com"]'],
];

describe("one address", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["performance"] }));
  afterEach(() => void vi.useRealTimers());

  test.each(QUARTER)(
    "may send %s %i times, then it has to wait %i seconds; another has not",
    async (name, most, seconds, body) => {
      const { app } = aServer();
      const send = (address: string) =>
        app.request(`/api/counter/${name}`, post(body, { "X-Address": address }));
      for (let time = 0; time < most; time += 1) expect((await send(ADA)).status).toBe(200);
      const late = await send(ADA);
      expect(late.status).toBe(429);
      expect(late.headers.get("Retry-After")).toBe(String(seconds));
      expect((await send(EVE)).status).toBe(200);
    },
  );

  test("may send ten test mails an hour", async () => {
    const { fetch } = await anOwner();
    const send = () => fetch("/api/office/sendTestMail", post("[]"));
    for (let time = 0; time < 10; time += 1) expect((await send()).status).toBe(200);
    const late = await send();
    expect([late.status, late.headers.get("Retry-After")]).toEqual([429, "3600"]);
  });

  test("may send getPaymentStates 120 times", async () => {
    const { app } = aServer();
    const ask = (address: string) =>
      app.request(`/api/counter/getPaymentStates?input=${encodeURIComponent('[["PAY-1"]]')}`, {
        headers: { "X-Address": address },
      });
    for (let time = 0; time < 120; time += 1) expect((await ask(ADA)).status).toBe(200);
    expect((await ask(ADA)).status).toBe(429);
    expect((await ask(EVE)).status).toBe(200);
  });

  test("may send 300 webhooks, and none is read beyond that", async () => {
    const read = vi.fn(async () => "unverified" as const);
    const { app } = aServer({ webhook: { read } });
    const send = (address: string) =>
      app.request("/api/paypal/webhook", {
        method: "POST",
        headers: { "X-Address": address },
        body: "{}",
      });
    for (let time = 0; time < 300; time += 1) expect((await send(ADA)).status).toBe(400);
    const late = await send(ADA);
    expect([late.status, late.headers.get("Retry-After")]).toEqual([429, "900"]);
    expect(read).toHaveBeenCalledTimes(300);
    expect((await send(EVE)).status).toBe(400);
  });

  test("gets the same answer to too many link requests", async () => {
    const serverStore = memoryServerStore();
    const ask = vi.spyOn(serverStore.links, "ask");
    const { app } = aServer({ serverStore });
    for (let time = 0; time < 25; time += 1)
      expect((await app.request("/api/counter/requestOrderLink", post(EMAIL))).status).toBe(200);
    expect(ask).toHaveBeenCalledTimes(20);
  });
});

describe("a request beyond the limit", () => {
  const aLimiter = () => {
    const [rate, clock] = [{ take: vi.fn(async () => 0), count: vi.fn() }, { now: 0 }];
    const limiter = createLimiter(rate, () => clock.now);
    return {
      rate,
      clock,
      take: (name: Limited, address = ADA) => limiter.take(limitOf(name), name, address),
    };
  };

  test("is refused without asking the database, until the time is over", async () => {
    const { rate, clock, take } = aLimiter();
    const { most, seconds } = limitOf("takePayment");
    for (let time = 0; time < most; time += 1) {
      expect(await take("takePayment")).toBe(0);
      clock.now += 1_000;
    }
    expect(await take("takePayment")).toBe(seconds - most);
    expect(rate.take).toHaveBeenCalledTimes(most);
    clock.now = seconds * 1_000;
    expect(await take("takePayment")).toBe(0);
    expect(await take("takePayment")).toBe(1);
  });

  test("is refused where other processes counted it", async () => {
    const { rate, take } = aLimiter();
    rate.take.mockResolvedValue(7);
    expect(await take("useOrderLink")).toBe(7);
    expect(rate.take).toHaveBeenCalledWith(`useOrderLink ${ADA}`, limitOf("useOrderLink"));
  });

  test("of a query is counted without writing", async () => {
    const { rate, take } = aLimiter();
    for (let time = 0; time < limitOf("getPaymentStates").most; time += 1)
      expect(await take("getPaymentStates")).toBe(0);
    expect(await take("getPaymentStates")).toBe(900);
    expect(rate.take).not.toHaveBeenCalled();
  });

  test("is remembered for ten thousand callers at most", async () => {
    const { take } = aLimiter();
    for (let time = 0; time < limitOf("getPaymentStates").most; time += 1)
      await take("getPaymentStates");
    for (let one = 0; one < 9_999; one += 1) await take("getPaymentStates", `of ${one}`);
    expect(await take("getPaymentStates")).toBe(900);
    await take("getPaymentStates", "one more");
    expect(await take("getPaymentStates")).toBe(0);
  });
});
