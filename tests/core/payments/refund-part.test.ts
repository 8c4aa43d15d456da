import { describe, expect, test } from "vitest";
import { refundsIn } from "#core/money/movement.ts";
import { givenBackOf, moneyOf } from "#core/orders/order-money.ts";
import { refundsOf } from "#core/orders/refunds-of-order.ts";
import { aSharedShop } from "#tests/support/a-shared-shop.ts";
import { aShop } from "#tests/support/a-shop.ts";
import { refundOrder, refundPart } from "#tests/support/give-back.ts";
import { bothOrNone } from "#tests/support/halves.ts";
import { anOrder } from "#tests/support/orders.ts";
import { plantOrders } from "#tests/support/plant.ts";
import { aPartRefund } from "#tests/support/records.ts";

const BROKEN = "broken eggs";
const TOTAL = 340;

const TOLD = { mailed: 1, untold: [] };

const paid = async () => {
  const shop = aSharedShop({ postman: { send: async () => undefined } });
  const orderId = await shop.open();
  shop.provider.approve(orderId);
  await shop.counter.takePayment(orderId);
  const part = (amount: number, wish = "wish-1", reason = BROKEN) =>
    refundPart(shop.office, { orderId, wish, amount, reason });
  const order = () => shop.order(orderId);
  const kinds = async () => (await order()).log?.map(({ kind }) => kind);
  const letters = async () =>
    (await shop.records.messages.page(null)).items.filter(({ kind }) => kind === "refunded");
  const webhook = () =>
    shop.backgroundJobs.receiveWebhook({ orderId, captureId: null, isReversal: false });
  const retry = () => {
    shop.wait(1);
    return shop.backgroundJobs.retryRefunds();
  };
  const whole = (isPuttingBack = false) =>
    refundOrder(shop.office, { id: orderId, puttingBack: bothOrNone(isPuttingBack) });
  /** At the provider's own site. */
  const elsewhere = (amount: number, name = "ELSEWHERE") =>
    shop.provider.makePart(`MONEY-OF-${orderId}`, name, amount);
  return { ...shop, orderId, part, order, kinds, letters, webhook, retry, whole, elsewhere };
};

describe("refundPart", () => {
  test("pays a part back, and the order stays what it was", async () => {
    const { part, order, kinds, letters, records, eggs, orderId } = await paid();
    const before = await eggs();
    expect(await part(120)).toEqual({ ok: true, value: TOLD });
    expect(await order()).toMatchObject({ status: "Pending" });
    expect(refundsIn((await order()).money)).toMatchObject([
      { amount: -120, reason: BROKEN, provider: `REFUND-${orderId}-part-wish-1`, wish: "wish-1" },
    ]);
    expect(moneyOf(await order())).toBe(TOTAL - 120);
    expect(await kinds()).toEqual(["paid", "part-asked", "part-refunded"]);
    expect((await order()).log?.at(-1)?.detail).toBe("£1.20, broken eggs");
    expect(await letters()).toMatchObject([{ subject: "Your refund of £1.20 from Farmgate" }]);
    expect((await letters())[0]?.text).toContain(BROKEN);
    expect(await records.partRefunds.all()).toEqual([]);
    expect(await eggs()).toBe(before);
  });

  test.each([
    [0, BROKEN, { kind: "bad-amount" }],
    [-1, BROKEN, { kind: "bad-amount" }],
    [1.5, BROKEN, { kind: "bad-amount" }],
    [TOTAL + 1, BROKEN, { kind: "more-than-here", left: TOTAL }],
    [120, " \n ", { kind: "missing-reason" }],
    [120, "🥚".repeat(81), { kind: "reason-too-long" }],
  ])("refuses %s pence for %o", async (amount, reason, refusal) => {
    const { part, order, records } = await paid();
    expect(await part(amount, "wish-1", reason)).toEqual({ ok: false, refusal });
    expect((await order()).log).toHaveLength(1);
    expect(await records.partRefunds.all()).toEqual([]);
  });

  test("takes a reason of 80 letters, in one line", async () => {
    const { part, order } = await paid();
    await part(1, "wish-1", ` ${"🥚".repeat(80)} `);
    await part(1, "wish-2", "two\nlines");
    expect(refundsIn((await order()).money).map(({ reason }) => reason)).toEqual([
      "🥚".repeat(80),
      "two lines",
    ]);
  });

  test("adds parts up to the whole at most, and the order stays what it was", async () => {
    const { part, order, webhook, kinds } = await paid();
    await part(200);
    expect(await part(141, "wish-2")).toMatchObject({
      refusal: { kind: "more-than-here", left: 140 },
    });
    expect(await part(140, "wish-3")).toMatchObject({ ok: true });
    expect(await part(1, "wish-4")).toMatchObject({ refusal: { kind: "more-than-here", left: 0 } });
    await webhook();
    expect(await order()).toMatchObject({ status: "Pending" });
    expect(givenBackOf(await order())).toBe(TOTAL);
    expect(moneyOf(await order())).toBe(0);
    expect(await kinds()).not.toContain("refunded");
  });

  test("fulfils a wish once, however often it is sent", async () => {
    const { part, order, letters } = await paid();
    await Promise.all([part(120), part(120), part(120)]);
    expect(await part(120)).toMatchObject({ ok: true });
    expect(givenBackOf(await order())).toBe(120);
    expect(await letters()).toHaveLength(1);
    expect(await part(120, "wish-2")).toMatchObject({ ok: true });
    expect(givenBackOf(await order())).toBe(240);
  });

  test.each([
    ["amount", 150, BROKEN],
    ["reason", 120, "too small"],
  ])(
    "refuses another %s for a wish that is fulfilled, and says what was paid",
    async (_other, amount, reason) => {
      const { part, order } = await paid();
      await part(120);
      expect(await part(amount, "wish-1", reason)).toEqual({
        ok: false,
        refusal: { kind: "already-refunded", amount: 120 },
      });
      expect(givenBackOf(await order())).toBe(120);
      expect(await part(120, "wish-1", ` ${BROKEN} `)).toEqual({ ok: true, value: null });
      expect(await part(amount, "wish-2", reason)).toEqual({ ok: true, value: TOLD });
      expect(givenBackOf(await order())).toBe(120 + amount);
    },
  );

  test("refuses another amount for a wish under way, and pays what was asked for first", async () => {
    const { part, order, provider, retry } = await paid();
    provider.fail("payment-doubtful");
    await part(120);
    expect(await part(150)).toEqual({ ok: false, refusal: { kind: "refund-waiting" } });
    await retry();
    expect(givenBackOf(await order())).toBe(120);
  });

  test("logs the provider's refusal, and another wish may follow", async () => {
    const { part, provider, order, kinds, records, letters } = await paid();
    provider.fail("payment-refused");
    const refusal = { kind: "refund-refused", why: "other", words: "" };
    expect(await part(120)).toEqual({ ok: false, refusal });
    expect(await kinds()).toEqual(["paid", "part-asked", "part-refused"]);
    expect(givenBackOf(await order())).toBe(0);
    expect(await letters()).toEqual([]);
    expect(await records.partRefunds.all()).toEqual([]);
    expect(await part(120, "wish-2")).toMatchObject({ ok: true });
  });

  test.each([false, true])("is finished by retryRefunds (made before: %s)", async (isMade) => {
    const { part, provider, order, orderId, retry, kinds, letters, backgroundJobs } = await paid();
    provider.fail("payment-doubtful", isMade);
    expect(await part(120)).toMatchObject({ refusal: { kind: "refund-waiting" } });
    expect(await part(1, "wish-2")).toMatchObject({ refusal: { kind: "refund-waiting" } });
    expect(await backgroundJobs.retryRefunds()).toEqual([]);
    expect(await retry()).toEqual([orderId]);
    expect(await order()).toMatchObject({ status: "Pending" });
    expect(givenBackOf(await order())).toBe(120);
    expect(await kinds()).toEqual(["paid", "part-asked", "part-refunded"]);
    expect(await letters()).toHaveLength(1);
    expect(await retry()).toEqual([]);
  });

  test.each([
    ["Refunded", {}],
    ["Cancelled", {}],
    ["Awaiting payment", {}],
    ["Pending", { captureId: "" }],
  ])("refuses an order that is %s %o", async (status, change) => {
    const { records, office } = aSharedShop();
    const bought = { status, paymentMethod: "paypal", captureId: "MONEY", ...change };
    const { captureId, ...order } = bought;
    await records.orders.add(anOrder({ ...order, ...(captureId && { captureId }) }));
    expect(
      await refundPart(office, { orderId: "A", wish: "w", amount: 1, reason: BROKEN }),
    ).toMatchObject({ refusal: { kind: "not-refundable" } });
  });

  test("refuses an unknown order, and one in one browser", async () => {
    const wanted = { orderId: "A", wish: "w", amount: 1, reason: BROKEN };
    expect(await refundPart(aSharedShop().office, wanted)).toMatchObject({
      refusal: { kind: "order-gone" },
    });
    const inOneBrowser = aShop();
    await plantOrders(inOneBrowser, anOrder({ paymentMethod: "paypal", captureId: "MONEY" }));
    expect(await refundPart(inOneBrowser.app.shop.office, wanted)).toMatchObject({
      refusal: { kind: "not-refundable" },
    });
  });

  test("of a reversed payment has nothing left", async () => {
    const { backgroundJobs, part, orderId } = await paid();
    await backgroundJobs.receiveWebhook({ orderId, captureId: null, isReversal: true });
    expect(await part(1)).toMatchObject({ refusal: { kind: "more-than-here", left: 0 } });
  });
});

describe("a webhook", () => {
  test("of a part that the shop knows changes nothing", async () => {
    const { part, order, webhook, records, orderId } = await paid();
    await part(120);
    const before = await order();
    await webhook();
    expect(await order()).toEqual(before);
    expect(await records.agreements.find(orderId)).toMatchObject({ state: "taken" });
  });

  test("of the shop's own part before its answer is recorded isn't believed", async () => {
    const { part, order, webhook, provider, retry, kinds, letters } = await paid();
    provider.fail("payment-doubtful", true);
    await part(120);
    await webhook();
    expect(await order()).toMatchObject({ status: "Pending" });
    expect(givenBackOf(await order())).toBe(0);
    await retry();
    await webhook();
    expect(await order()).toMatchObject({ status: "Pending" });
    expect(givenBackOf(await order())).toBe(120);
    expect(await kinds()).toEqual(["paid", "part-asked", "part-refunded"]);
    expect(await letters()).toHaveLength(1);
  });

  test("of a part made elsewhere meanwhile is found once the shop's own is clear", async () => {
    const { part, order, webhook, provider, retry, elsewhere, kinds } = await paid();
    provider.fail("payment-doubtful", true);
    await part(120);
    elsewhere(30);
    await webhook();
    expect(givenBackOf(await order())).toBe(0);
    await retry();
    expect(await order()).toMatchObject({ status: "Needs attention" });
    expect(givenBackOf(await order())).toBe(150);
    expect(await kinds()).toEqual(["paid", "part-asked", "part-refunded", "partly-refunded"]);
  });

  test("of each part made elsewhere adds it to the sum, logs it and asks for attention", async () => {
    const { part, order, webhook, elsewhere, messages } = await paid();
    await part(120);
    elsewhere(30, "ONE");
    await webhook();
    await webhook();
    elsewhere(40, "TWO");
    await webhook();
    expect(await order()).toMatchObject({ status: "Needs attention" });
    expect(givenBackOf(await order())).toBe(190);
    const told = (await order()).log?.filter(({ kind }) => kind === "partly-refunded");
    expect(told?.map(({ detail }) => detail)).toEqual(["£0.30", "£0.40"]);
    expect((await messages()).filter((one) => one.startsWith("needs-attention"))).toHaveLength(2);
    expect(await part(151, "wish-2")).toMatchObject({
      refusal: { kind: "more-than-here", left: 150 },
    });
  });

  test("counts what a version before has counted once", async () => {
    const { records, order, webhook, elsewhere } = await paid();
    elsewhere(30, "ONE");
    const { money: _money, ...told } = await order();
    await records.orders.replace(anOrder({ ...told, returned: 30, status: "Needs attention" }));
    await webhook();
    expect(givenBackOf(await order())).toBe(30);
    elsewhere(40, "TWO");
    await webhook();
    expect(givenBackOf(await order())).toBe(70);
  });
});

describe("a refund of the whole", () => {
  test("pays back what parts have left, and tells that sum", async () => {
    const { part, whole, order, letters, eggs } = await paid();
    await part(120);
    const before = await eggs();
    expect(await whole(true)).toMatchObject({ ok: true });
    expect(await order()).toMatchObject({ status: "Refunded" });
    expect(refundsOf(await order()).map(({ amount }) => amount)).toEqual([120, TOTAL - 120]);
    expect(moneyOf(await order())).toBe(0);
    expect((await letters()).map(({ text }) => text).join()).toContain("the £2.20 that was left");
    expect(await eggs()).toBe(before + 12);
  });

  test("waits for a part whose answer was lost", async () => {
    const { part, whole, order, provider, kinds } = await paid();
    provider.fail("payment-doubtful", true);
    await part(120);
    expect(await whole()).toMatchObject({ ok: true });
    expect(await order()).toMatchObject({ status: "Refunded" });
    expect(refundsOf(await order()).map(({ amount }) => amount)).toEqual([120, TOTAL - 120]);
    expect(await kinds()).toEqual([
      "paid",
      "part-asked",
      "refund-asked",
      "part-refunded",
      "refunded",
    ]);
  });

  test("stays asked for while a part under way can't be asked for, and comes after it", async () => {
    const { part, whole, order, provider, retry } = await paid();
    provider.fail("payment-doubtful", true);
    await part(120);
    provider.fail("payment-doubtful");
    expect(await whole()).toMatchObject({ refusal: { kind: "refund-waiting" } });
    expect(await part(1, "wish-2")).toMatchObject({ refusal: { kind: "refund-waiting" } });
    await retry();
    expect(await order()).toMatchObject({ status: "Refunded" });
    expect(refundsOf(await order()).map(({ amount }) => amount)).toEqual([120, TOTAL - 120]);
  });

  test("under way lets no part begin", async () => {
    const { part, whole, provider, records } = await paid();
    provider.fail("payment-doubtful");
    await whole();
    expect(await part(120)).toMatchObject({ refusal: { kind: "refund-waiting" } });
    expect(await records.partRefunds.all()).toEqual([]);
  });

  test("of which nothing is left marks the order as Refunded", async () => {
    const { part, whole, order, letters } = await paid();
    await part(TOTAL);
    expect(await whole()).toMatchObject({ ok: true });
    expect(await order()).toMatchObject({ status: "Refunded" });
    expect(givenBackOf(await order())).toBe(TOTAL);
    expect((await letters()).some(({ text }) => text.includes("£0.00"))).toBe(false);
  });
});

test("a part is closed for the wish that it was asked for alone", async () => {
  const { part, records, orderId, order } = await paid();
  await part(120);
  await records.partRefunds.add(aPartRefund({ orderId, wish: "wish-2" }));
  expect(await part(120)).toMatchObject({ ok: true });
  expect(await records.partRefunds.find(orderId)).toMatchObject({ wish: "wish-2" });
  expect(givenBackOf(await order())).toBe(120);
});
