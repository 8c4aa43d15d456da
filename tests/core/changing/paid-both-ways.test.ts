import { expect, test } from "vitest";
import { leftAtProvider, moneyOf } from "#core/orders/order-money.ts";
import { versionOf } from "#core/orders/order-version.ts";
import { withClosedBook } from "#tests/support/an-egg-book.ts";
import { refundOrder } from "#tests/support/give-back.ts";

/** £3.40 by PayPal, and £3.40 in cash for one dozen more. */
const paidBothWays = async () => {
  const shop = withClosedBook();
  const id = await shop.buy(1);
  await shop.office.changePacks({
    ...{ order: id, packs: [{ id: "large-12", method: "delivery", quantity: 2 }] },
    ...{ difference: "at-door", version: versionOf(await shop.order(id)) },
  });
  await shop.office.takeAtDoor({ id, how: "cash", isDone: true });
  const hear = (isReversal: boolean) =>
    shop.backgroundJobs.receiveWebhook({ orderId: id, captureId: null, isReversal });
  const money = async () => {
    const order = await shop.order(id);
    return [moneyOf(order), leftAtProvider(order)];
  };
  return { shop, id, hear, money };
};

test("a payment that PayPal reverses leaves what was paid in cash", async () => {
  const { hear, money } = await paidBothWays();
  expect(await money()).toEqual([680, 340]);
  await hear(true);
  expect(await money()).toEqual([340, 0]);
});

test("a dispute holds no more than PayPal was paid", async () => {
  const { shop, id, money } = await paidBothWays();
  const dispute = {
    ...({ id: "PP-D-1", state: "open", reason: "not-received", away: null } as const),
    ...{ answerBy: "2026-07-12", at: "2026-06-21T09:00:00.000Z" },
  };
  const captureId = `MONEY-OF-${id}`;
  await shop.backgroundJobs.receiveWebhook({
    ...{ orderId: null, captureId, isReversal: false, dispute },
  });
  expect(await money()).toEqual([340, 0]);
});

test("the whole isn't asked of PayPal where some was paid in cash", async () => {
  const { shop, id, money } = await paidBothWays();
  expect(await refundOrder(shop.office, { id })).toEqual({
    ok: false,
    refusal: { kind: "more-than-here", left: 340 },
  });
  const giving = { order: id, packs: [], reason: "all of it" };
  for (const how of [undefined, "cash"] as const)
    await shop.office.giveBack({
      ...giving,
      ...{ amount: 340, version: versionOf(await shop.order(id)) },
      ...(how && { how }),
    });
  expect(await money()).toEqual([0, 0]);
  expect((await shop.order(id)).money.map(({ how, amount }) => [how, amount])).toEqual([
    ["paypal", 340],
    ["cash", 340],
    ["paypal", -340],
    ["cash", -340],
  ]);
});
