import { describe, expect, test } from "vitest";
import { moneyOf } from "#core/orders/order-money.ts";
import { versionOf } from "#core/orders/order-version.ts";
import { withClosedBook } from "#tests/support/an-egg-book.ts";
import { refundOrder, refundPart } from "#tests/support/give-back.ts";

const A_DAY = 24 * 60;
const PART = 100;

const waiting = async (isPart: boolean) => {
  const shop = withClosedBook();
  const id = await shop.buy(2);
  shop.provider.waitWithRefunds();
  const { office, backgroundJobs } = shop;
  const answer = isPart
    ? await refundPart(office, { orderId: id, wish: "w", amount: PART, reason: "broken" })
    : await refundOrder(office, { id, puttingBack: ["delivery"] });
  const kept = async () => [
    ...(await shop.records.partRefunds.all()),
    ...(await shop.records.refunds.all()),
  ];
  const hear = () =>
    backgroundJobs.receiveWebhook({ orderId: id, captureId: null, isReversal: false });
  const look = () => backgroundJobs.retryRefunds();
  return { shop, id, answer, kept, hear, look, order: () => shop.order(id) };
};

const WHOLE = 680;

describe.each([
  ["a part", true, PART],
  ["the whole", false, WHOLE],
] as const)("a pending refund of %s", (_what, isPart, amount) => {
  test("moves no money yet, and the order says that it is on its way", async () => {
    const { answer, order, kept, hear } = await waiting(isPart);
    expect(answer).toEqual({ ok: true, value: "on its way" });
    await hear();
    expect(moneyOf(await order())).toBe(WHOLE);
    expect(await order()).toMatchObject({ status: "Pending" });
    expect((await order()).log?.at(-1)).toMatchObject({ kind: "refund-pending" });
    expect(await kept()).toHaveLength(1);
  });

  test.each(["by webhook", "without it"])("comes with the provider's done, %s", async (how) => {
    const { shop, id, order, kept, hear, look } = await waiting(isPart);
    shop.provider.settle(id, amount, isPart ? "partly-refunded" : "refunded");
    if (how === "by webhook") await hear();
    else {
      await look();
      expect(moneyOf(await order())).toBe(WHOLE);
      shop.wait(A_DAY);
      await look();
    }
    expect(moneyOf(await order())).toBe(WHOLE - amount);
    expect(await order()).toMatchObject({ status: isPart ? "Pending" : "Refunded" });
    expect(await kept()).toEqual([]);
    await hear();
    expect(moneyOf(await order())).toBe(WHOLE - amount);
  });

  test.each(["by webhook", "without it"])("that fails needs attention, %s", async (how) => {
    const { shop, id, order, kept, hear, look } = await waiting(isPart);
    shop.provider.settle(id, amount, "failed");
    shop.wait(3 * A_DAY);
    await (how === "by webhook" ? hear() : look());
    expect(moneyOf(await order())).toBe(WHOLE);
    expect(await order()).toMatchObject({ status: "Needs attention" });
    expect((await order()).log?.at(-1)).toMatchObject({ kind: "refund-failed" });
    expect(await kept()).toEqual([]);
    const mails = (await shop.records.messages.page(null)).items;
    expect(mails.filter(({ kind }) => kind === "needs-attention")).toHaveLength(1);
    await hear();
    expect((await order()).log?.filter(({ kind }) => kind === "refund-failed")).toHaveLength(1);
  });

  test("is asked for once, and another waits for it", async () => {
    const { shop, id, order, kept } = await waiting(isPart);
    const [before] = await kept();
    const version = versionOf(await order());
    const other = { order: id, packs: [], amount: 50, reason: "more", version, wish: "other" };
    expect(await shop.office.giveBack(other)).toMatchObject({
      refusal: { kind: "refund-waiting" },
    });
    expect(await kept()).toEqual([before]);
  });
});

test("a failed refund can be given back another way", async () => {
  const { shop, id, order, hear } = await waiting(true);
  shop.provider.settle(id, PART, "failed");
  await hear();
  const version = versionOf(await order());
  const byHand = {
    order: id,
    packs: [],
    amount: PART,
    reason: "broken",
    how: "cash",
    version,
  } as const;
  expect(await shop.office.giveBack(byHand)).toMatchObject({ ok: true });
  expect(moneyOf(await order())).toBe(WHOLE - PART);
});
