import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { httpSend } from "#adapters/http/http-send.ts";
import { remoteShop } from "#adapters/http/remote-shop.ts";
import { agreeable, MABEL, PAID } from "#tests/support/a-shop.ts";
import { aBrowserOf, aServer } from "#tests/support/loop-back.ts";

const wait = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** As a browser's own: it ends with its signal. */
const abortable =
  (fetch: (path: string, init: RequestInit) => Promise<Response>) =>
  (path: string, init: RequestInit): Promise<Response> =>
    new Promise((resolve, reject) => {
      init.signal?.addEventListener("abort", () => reject(new DOMException("", "AbortError")));
      fetch(path, init).then(resolve, reject);
    });

let keys = 0;

const aSlowRefund = () => {
  const refund = vi.fn(async (_captureId: string, { key }: { readonly key: string }) => {
    await wait(11_000);
    return { id: key };
  });
  const gateway = agreeable({
    capture: async () => ({ ...PAID, captureId: "MONEY" }),
    refund,
  });
  const { app } = aServer({ deps: { payments: { practice: gateway, paypal: gateway } } });
  const fetch = vi.fn(abortable(aBrowserOf(app).fetch));
  const shop = remoteShop(
    httpSend({ fetch, wait, newKey: () => `key-${++keys}-of-a-patient-page` }),
  );
  return { shop, fetch, refund };
};

test("a customer's cancel ends well where the provider answers after 11 seconds", async () => {
  const { shop, fetch, refund } = aSlowRefund();
  const dozen = {
    category: "large",
    packSize: 12,
    deliveryMethod: "delivery",
    quantity: 1,
  } as const;
  const opened = await shop.counter.openPayment([dozen], "practice", 340, "", {
    delivery: "2026-06-27",
  });
  expect(opened).toMatchObject({ ok: true });
  expect(await shop.counter.takePayment("PAY-1", MABEL)).toMatchObject({ ok: true });
  fetch.mockClear();
  const cancelled = shop.counter.cancelOrder({ orderId: "PAY-1" }).catch((fault) => fault);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await cancelled).toEqual({ ok: true, value: { refunded: true } });
  expect([fetch.mock.calls.length, refund.mock.calls.length]).toEqual([1, 1]);
});
