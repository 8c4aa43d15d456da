import { expect, test } from "vitest";
import { fieldsOf } from "#core/by-hand/edit-order.ts";
import type { Message } from "#core/messages/message.ts";
import { aSharedShop } from "#tests/support/a-shared-shop.ts";

const LINK = /https:\/\/eggs\.example\/my-orders#order=(token-\d+)/g;

const goOn = async () => true;

const bought = async () => {
  const sent: Message[] = [];
  const shop = aSharedShop({ postman: { send: async (message) => void sent.push(message) } });
  const orderId = await shop.open();
  shop.provider.approve(orderId);
  await shop.counter.takePayment(orderId);
  const tokensIn = (kind: string) =>
    sent
      .filter((one) => one.kind === kind)
      .flatMap(({ text, html }) => [...text.matchAll(LINK), ...html.matchAll(LINK)])
      .map(([, token]) => token);
  return { ...shop, orderId, sent, tokensIn };
};

test("a paid order's mail leads to it by a token that is drawn at sending, and not stored", async () => {
  const { orderId, backgroundJobs, records, tokens, tokensIn, sent } = await bought();
  const stored = async () => JSON.stringify(await records.messages.page(null));
  expect(await stored()).toContain("Change or cancel: until the end of Saturday 20 June");
  await backgroundJobs.deliverMessages(goOn);
  expect(tokensIn("order-paid")).toEqual(["token-1", "token-1"]);
  expect(await tokens.orderOf("token-1")).toEqual({ orderId, mends: 0 });
  expect(await stored()).not.toContain("token-1");
  expect(sent.find(({ kind }) => kind === "new-order")?.text).not.toContain("#order");
});

test("each mail, also one sent again, has a token of its own, and earlier ones go on working", async () => {
  const { orderId, backgroundJobs, office, counter, tokensIn } = await bought();
  await backgroundJobs.deliverMessages(goOn);
  await office.sendMessageAgain(`${orderId}-order-paid`);
  await office.moveOrder({ id: orderId, method: "delivery", day: "2026-06-27", anyway: false });
  await backgroundJobs.deliverMessages(goOn);
  expect(new Set(tokensIn("order-paid"))).toEqual(new Set(["token-1", "token-2"]));
  expect(new Set(tokensIn("moved"))).toEqual(new Set(["token-3"]));
  for (const token of ["token-1", "token-2", "token-3"])
    expect(await counter.openOrder(token)).toMatchObject({ value: { id: orderId } });
});

const mended = async (shop: Awaited<ReturnType<typeof bought>>, email: string) => {
  const { office, orderId, order } = shop;
  const before = fieldsOf(await order(orderId));
  const edit = { ...before, email, id: orderId, before, days: {}, anyway: false };
  expect(await office.editOrder(edit)).toMatchObject({ ok: true });
};

test("a link to the old address opens the order no more, one to the new address does", async () => {
  const shop = await bought();
  const { orderId, backgroundJobs, office, counter } = shop;
  await backgroundJobs.deliverMessages(goOn);
  await mended(shop, "new@example.com");
  expect(await counter.openOrder("token-1")).toMatchObject({ refusal: { kind: "link-over" } });
  expect(await counter.cancelOrder({ orderId, token: "token-1" })).toMatchObject({
    refusal: { kind: "order-gone" },
  });
  await office.sendConfirmation({ id: orderId, wish: "W" });
  await backgroundJobs.deliverMessages(goOn);
  expect(await counter.openOrder("token-2")).toMatchObject({ value: { id: orderId } });
});

test("a letter that waits for the old address is sent without what opens the order", async () => {
  const shop = await bought();
  await mended(shop, "new@example.com");
  await shop.backgroundJobs.deliverMessages(goOn);
  expect(shop.sent.find(({ kind }) => kind === "order-paid")?.text).toContain("/my-orders#order\n");
  expect(shop.tokensIn("order-paid")).toEqual([]);
});

test("another spelling of the same address leaves its links as they are", async () => {
  const shop = await bought();
  await shop.backgroundJobs.deliverMessages(goOn);
  await mended(shop, (await shop.order(shop.orderId)).customerEmail.toUpperCase());
  expect(await shop.counter.openOrder("token-1")).toMatchObject({ ok: true });
  expect((await shop.order(shop.orderId)).log?.at(-1)).toMatchObject({ detail: "email-spelling" });
});

test("no letter leads to an order that its customer may neither change nor cancel", async () => {
  const shop = aSharedShop();
  const { week, version } = await shop.office.getWeek();
  const customersMay = { changeDay: false, cancel: false };
  const { week: days, area, horizon } = week;
  await shop.office.saveWeek({ version, week: days, area, horizon, customersMay });
  const orderId = await shop.open();
  shop.provider.approve(orderId);
  await shop.counter.takePayment(orderId);
  const [letter] = (await shop.records.messages.page(null)).items.filter(
    ({ kind }) => kind === "order-paid",
  );
  expect(letter?.text).not.toMatch(/#order|cancel/i);
  expect(letter).not.toHaveProperty("linksTo");
});
