import { describe, expect, test } from "vitest";
import { balanceOf } from "#core/money/movement.ts";
import type { DisputeNews } from "#core/payments/record-dispute.ts";
import { withClosedBook } from "#tests/support/an-egg-book.ts";
import { refundPart } from "#tests/support/give-back.ts";

const PAID = 680;

const OPEN: DisputeNews = {
  id: "PP-D-1",
  state: "open",
  reason: "not-received",
  answerBy: "2026-07-12",
  away: PAID,
  at: "2026-06-21T09:00:00.000Z",
};
const WON: DisputeNews = { ...OPEN, state: "won", away: 0, at: "2026-06-25T09:00:00.000Z" };
const LOST: DisputeNews = { ...OPEN, state: "lost", at: "2026-06-25T09:00:00.000Z" };

const disputed = async () => {
  const shop = withClosedBook();
  const id = await shop.buy(2);
  shop.wait(7 * 24 * 60);
  const hear = (dispute: DisputeNews) =>
    shop.backgroundJobs.receiveWebhook({
      ...{ orderId: null, captureId: `MONEY-OF-${id}`, isReversal: false, dispute },
    });
  const other = (isReversal = false) =>
    shop.backgroundJobs.receiveWebhook({ orderId: id, captureId: null, isReversal });
  const state = async () => {
    const { status, money } = await shop.order(id);
    return [status, balanceOf(money)];
  };
  return { shop, id, hear, other, state };
};

describe("a dispute", () => {
  test("holds its money on the day on which it was opened, and needs attention", async () => {
    const { shop, id, hear, state } = await disputed();
    await hear(OPEN);
    expect(await state()).toEqual(["Needs attention", 0]);
    expect((await shop.order(id)).money.at(-1)).toMatchObject({
      ...{ kind: "dispute", amount: -PAID, day: "2026-06-21", provider: "PP-D-1" },
    });
    const mails = (await shop.records.messages.page(null)).items;
    const [mail] = mails.filter(({ kind }) => kind === "needs-attention");
    expect(JSON.stringify(mail)).toContain(
      "Mabel Hen has opened a dispute at PayPal (not received). Answer it there by 12 July.",
    );
    expect(await shop.office.getDisputedOrders()).toEqual([
      { id, customerName: "Mabel Hen", reason: "not-received", answerBy: "2026-07-12" },
    ]);
  });

  test("that is won brings its money back, and the order is what it was", async () => {
    const { shop, id, hear, state } = await disputed();
    await shop.office.setOrderStatus({ id, status: "Ready" });
    await hear(OPEN);
    await hear(WON);
    expect(await state()).toEqual(["Ready", PAID]);
    expect(await shop.office.getDisputedOrders()).toEqual([]);
  });

  test("that is lost keeps its money", async () => {
    const { hear, state } = await disputed();
    await hear(OPEN);
    await hear(LOST);
    expect(await state()).toEqual(["Needs attention", 0]);
  });

  test("that is lost in part brings the rest back", async () => {
    const { hear, state } = await disputed();
    await hear(OPEN);
    await hear({ ...LOST, away: 340 });
    expect(await state()).toEqual(["Needs attention", PAID - 340]);
  });

  test("after a part refund takes no more than is left", async () => {
    const { shop, id, hear, state } = await disputed();
    await refundPart(shop.office, { orderId: id, wish: "w", amount: 100, reason: "broken" });
    await hear(OPEN);
    expect(await state()).toEqual(["Needs attention", 0]);
    await hear(WON);
    expect(await state()).toEqual(["Pending", PAID - 100]);
  });

  test.each(["refunded", "partly-refunded"] as const)(
    "isn't taken for a refund where its payment becomes %s",
    async (captureState) => {
      const { shop, id, hear, other, state } = await disputed();
      await hear(OPEN);
      const refunds = [{ id: "REFUND-OF-THE-CASE", amount: PAID }];
      shop.provider.captureBecomes(id, { state: captureState });
      await other();
      shop.provider.captureBecomes(id, { state: captureState, refunds });
      await other();
      expect(await state()).toEqual(["Needs attention", 0]);
      expect((await shop.order(id)).money.map(({ kind }) => kind)).toEqual(["sale", "dispute"]);
    },
  );

  test("takes its money once, where PayPal tells of a reversal too", async () => {
    const before = await disputed();
    await before.other(true);
    await before.hear(OPEN);
    expect(await before.state()).toEqual(["Needs attention", 0]);
    await before.hear(WON);
    expect(await before.state()).toEqual(["Needs attention", PAID]);
    const after = await disputed();
    await after.hear(OPEN);
    await after.hear(WON);
    await after.other(true);
    expect(await after.state()).toEqual(["Pending", PAID]);
  });

  test("news that comes twice, late or out of order changes nothing", async () => {
    const { shop, id, hear, state } = await disputed();
    await hear(OPEN);
    await hear(WON);
    const settled = await shop.order(id);
    for (const late of [OPEN, WON, { ...OPEN, at: "2026-06-26T09:00:00.000Z" }]) await hear(late);
    expect(await shop.order(id)).toEqual(settled);
    expect(await state()).toEqual(["Pending", PAID]);
  });

  test("of an order that nobody knows is left alone", async () => {
    const { shop, hear } = await disputed();
    const { backgroundJobs } = shop;
    await hear(OPEN);
    const event = { orderId: null, captureId: "UNKNOWN", isReversal: false, dispute: OPEN };
    expect(await backgroundJobs.receiveWebhook(event)).toBeNull();
  });
});
