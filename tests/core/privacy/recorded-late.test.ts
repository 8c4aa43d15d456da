import { expect, test } from "vitest";
import { aSharedShop } from "#tests/support/a-shared-shop.ts";
import { refundOrder, refundPart } from "#tests/support/give-back.ts";

const MABEL = "mabel@example.com";
const NAMES = /mabel|Crawley|Ring twice/i;

const aPaidOrder = async () => {
  const shop = aSharedShop();
  const id = await shop.open(undefined, 340, "Ring twice");
  shop.provider.approve(id);
  await shop.counter.takePayment(id);
  return { ...shop, id };
};

test("a part refund that is recorded after an erasure doesn't say why", async () => {
  const { office, provider, backgroundJobs, wait, order, id } = await aPaidOrder();
  provider.fail("shop-unreachable");
  const part = { orderId: id, wish: "wish-1", amount: 120, reason: "for Mabel" };
  expect(await refundPart(office, part)).toMatchObject({ refusal: { kind: "refund-waiting" } });
  await office.erasePersonNow(MABEL);
  wait(30);
  expect(await backgroundJobs.retryRefunds()).toEqual([id]);
  const erased = await order(id);
  expect(erased).toMatchObject({ money: [{ amount: 340 }, { amount: -120 }] });
  expect(JSON.stringify(erased)).not.toMatch(NAMES);
});

test("a part refund that is refused after an erasure doesn't say why", async () => {
  const { office, provider, backgroundJobs, wait, order, id } = await aPaidOrder();
  provider.fail("shop-unreachable");
  const part = { orderId: id, wish: "wish-1", amount: 120, reason: "for Mabel" };
  await refundPart(office, part);
  await office.erasePersonNow(MABEL);
  wait(30);
  provider.fail("payment-refused");
  await backgroundJobs.retryRefunds();
  const { log = [] } = await order(id);
  expect(log.at(-1)).toMatchObject({ kind: "part-refused", detail: "£1.20" });
});

test("nothing that is recorded after an erasure brings the person back", async () => {
  const { office, provider, backgroundJobs, wait, order, id } = await aPaidOrder();
  await office.erasePersonNow(MABEL);
  const webhook = { orderId: id, captureId: null, isReversal: false };
  await backgroundJobs.receiveWebhook(webhook);
  await office.setOrderStatus({ id, status: "Ready" });
  await office.handOver({ id, method: "delivery", isDone: true });
  provider.makePart(`MONEY-OF-${id}`, "at their site", 50);
  await backgroundJobs.receiveWebhook(webhook);
  await refundPart(office, { orderId: id, wish: "wish-2", amount: 20, reason: "for Mabel" });
  await refundOrder(office, { id, puttingBack: [] });
  await backgroundJobs.receiveWebhook({ ...webhook, isReversal: true });
  wait(60);
  await backgroundJobs.retryRefunds();
  const { orders } = (await office.getBackup()) as { readonly orders?: unknown };
  expect(JSON.stringify([await order(id), orders, await office.listMessages(null)])).not.toMatch(
    NAMES,
  );
});
