import { describe, expect, test } from "vitest";
import { DEFAULT_INVENTORY } from "#core/inventory/inventory.ts";
import { DELIVERY_METHODS } from "#core/shared/delivery-method.ts";
import {
  aShopToThinkTwice,
  NEXT_SATURDAY,
  SUNDAY,
  withCaps,
} from "#tests/support/a-mind-changed.ts";
import { LARGE_DOZEN, refundKeyOf } from "#tests/support/a-shared-shop.ts";
import { refundOrder } from "#tests/support/give-back.ts";

const SHELF = DEFAULT_INVENTORY.large;

describe("cancelOrder", () => {
  test("pays back once, puts the eggs back and writes both", async () => {
    const { place, cancel, order, eggs, provider, mailsOf, logOf } = await aShopToThinkTwice();
    const id = await place(NEXT_SATURDAY);
    expect(await cancel(id)).toEqual({ ok: true, value: { refunded: true } });
    expect(await order(id)).toMatchObject({ status: "Refunded" });
    expect(await logOf(id)).toEqual([
      "paid",
      "customer-cancelled",
      "refund-asked",
      "refunded",
      "put-back",
    ]);
    expect([...provider.refunds.values()]).toEqual([expect.stringMatching(refundKeyOf(id))]);
    expect(await eggs()).toBe(SHELF);
    expect(await mailsOf("refunded")).toHaveLength(1);
    expect(await mailsOf("cancelled-by-customer")).toMatchObject([
      { to: "owner", subject: `Order ${id} was cancelled by the customer` },
    ]);
    expect(await cancel(id)).toEqual({ ok: true, value: { refunded: true } });
  });

  test("pressed twenty times by two, and once by the owner, is one refund", async () => {
    const { place, cancel, tokens, office, eggs, provider, mailsOf, logOf } =
      await aShopToThinkTwice();
    const id = await place(NEXT_SATURDAY);
    const token = await tokens.issue(id);
    await Promise.all([
      ...Array.from({ length: 10 }, () => [cancel(id), cancel(id, token)]).flat(),
      refundOrder(office, { id, puttingBack: DELIVERY_METHODS }),
    ]);
    expect(provider.refunds.size).toBe(1);
    expect(await eggs()).toBe(SHELF);
    expect((await logOf(id))?.filter((kind) => kind === "refunded")).toHaveLength(1);
    expect(await mailsOf("refunded")).toHaveLength(1);
    expect((await mailsOf("cancelled-by-customer")).length).toBeLessThanOrEqual(1);
  });

  test("frees the place at once while PayPal doesn't answer, and is finished later", async () => {
    const shop = await aShopToThinkTwice(withCaps(1));
    const { place, cancel, counter, order, provider, eggs, backgroundJobs, wait } = shop;
    const id = await place(NEXT_SATURDAY);
    provider.fail("payment-doubtful");
    expect(await cancel(id)).toEqual({ ok: false, refusal: { kind: "refund-waiting" } });
    expect(await order(id)).toMatchObject({ status: "Pending" });
    expect(await counter.findOrder(id)).toMatchObject({ isBeingCancelled: true });
    expect(await counter.findOrder(id)).not.toHaveProperty("customerChanges");
    expect(await eggs()).toBe(SHELF - 12);
    const days = { delivery: NEXT_SATURDAY };
    expect(await counter.openPayment([LARGE_DOZEN], "paypal", 340, "", days)).toMatchObject({
      ok: true,
    });
    wait(1);
    expect(await backgroundJobs.retryRefunds()).toEqual([id]);
    expect(await order(id)).toMatchObject({ status: "Refunded" });
    expect(await eggs()).toBe(SHELF);
  });

  test("of money that PayPal won't pay back waits for the farmer; both get a mail", async () => {
    const shop = await aShopToThinkTwice(withCaps(1));
    const { place, cancel, office, counter, order, provider, eggs, mailsOf } = shop;
    const id = await place(NEXT_SATURDAY);
    provider.fail("payment-refused");
    expect(await cancel(id)).toEqual({ ok: false, refusal: { kind: "refund-refused" } });
    expect(await order(id)).toMatchObject({ status: "Needs attention" });
    expect(await eggs()).toBe(SHELF - 12);
    const [told] = await mailsOf("needs-attention");
    expect(told).toMatchObject({ to: "owner" });
    expect(told?.text).toContain("Its customer has cancelled it.");
    expect(told?.text).toContain("PayPal refused to pay its money back.");
    expect(await mailsOf("refund-refused")).toMatchObject([{ to: "mabel@example.com" }]);
    const days = { delivery: NEXT_SATURDAY };
    const wish = () => counter.openPayment([LARGE_DOZEN], "paypal", 340, "", days);
    const opened = await wish();
    if (!opened.ok) throw new Error(opened.refusal.kind);
    await counter.cancelPayment(opened.value.orderId);

    await office.setOrderStatus({ id, status: "Pending" });
    expect(await wish()).toMatchObject({ refusal: { why: "full" } });
    expect(await cancel(id)).toMatchObject({ ok: true });
    expect(await mailsOf("cancelled-by-customer")).toHaveLength(2);
    expect([...provider.refunds.values()]).toEqual([expect.stringMatching(refundKeyOf(id))]);
  });

  test("is the owner's refund where that is under way, whenever it is pressed", async () => {
    const { place, cancel, office, provider, wait, eggs } = await aShopToThinkTwice();
    const id = await place(SUNDAY);
    provider.fail("payment-doubtful");
    await refundOrder(office, { id, puttingBack: [] });
    wait(24 * 60);
    expect(await cancel(id)).toMatchObject({ ok: true });
    expect(provider.refunds.size).toBe(1);
    expect(await eggs()).toBe(SHELF - 12);
  });

  test.each([
    ["too-late", { changeDay: true, cancel: true }],
    ["not-allowed", { changeDay: true, cancel: false }],
  ])("is %s after the cut-off where customers may %o", async (kind, customersMay) => {
    const { place, cancel, provider, wait, logOf } = await aShopToThinkTwice({ customersMay });
    const id = await place(SUNDAY);
    wait(12 * 60);
    expect(await cancel(id)).toEqual({ ok: false, refusal: { kind } });
    expect(provider.refunds.size).toBe(0);
    expect(await logOf(id)).toEqual(["paid"]);
  });
});
