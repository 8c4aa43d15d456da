import { describe, expect, test } from "vitest";
import { everyOrder } from "#adapters/system/every-order.ts";
import { fieldsOf } from "#core/by-hand/edit-order.ts";
import type { Order } from "#core/orders/order.ts";
import { aSharedShop, LARGE_DOZEN } from "#tests/support/a-shared-shop.ts";
import {
  addToCart,
  agreeable,
  aShop,
  MABEL,
  NOON,
  openPayment,
  PAID,
} from "#tests/support/a-shop.ts";
import { refundOrder } from "#tests/support/give-back.ts";

const NOWHERE = { ...MABEL, address: null };
const HOME = { lines: " 3 Mill Lane \nCrawley", postcode: "rhl0 iaa" };
const STORED = { lines: ["3 Mill Lane", "Crawley"], postcode: "RH10 1AA", country: "GB" };

const goOn = async () => true;

/** Paid for a delivery, by somebody whom PayPal knows no address of. */
const paidNowhere = async (change: Partial<Order> = {}) => {
  const mine: string[] = [];
  const sent: { to: string; text: string }[] = [];
  const shop = aSharedShop({
    lookups: { ...everyOrder, mine: async () => mine },
    postman: { send: async (message) => void sent.push(message) },
  });
  const orderId = await shop.open([LARGE_DOZEN], 340);
  shop.provider.approve(orderId, NOWHERE);
  await shop.counter.takePayment(orderId);
  await shop.records.orders.replace({ ...(await shop.order(orderId)), ...change });
  const mailsOf = async (kind: string) =>
    (await shop.records.messages.page(null)).items.filter((one) => one.kind === kind);
  return { ...shop, mine, sent, orderId, mailsOf, order: () => shop.order(orderId) };
};

describe("an order paid for a delivery to nowhere", () => {
  test("has one mail of its own written, whose link opens it and asks for the address", async () => {
    const { orderId, mailsOf, backgroundJobs, sent, counter, provider } = await paidNowhere();
    provider.approve(orderId, NOWHERE);
    await counter.takePayment(orderId);
    expect(await mailsOf("address-wanted")).toMatchObject([
      { id: `${orderId}-address-wanted`, to: "mabel@example.com", linksTo: orderId },
    ]);
    await backgroundJobs.deliverMessages(goOn);
    const text = sent.map((one) => one.text).find((one) => one.includes("Type my address"));
    const [, token = ""] = /my-orders#order=([\w-]+)/.exec(text ?? "") ?? [];
    expect(await counter.openOrder(token)).toMatchObject({
      value: { id: orderId, asksForAddress: true },
    });
  });

  test("is Pending once its customer has typed it, and its farmer reads where it goes", async () => {
    const { orderId, counter, tokens, order, mailsOf } = await paidNowhere();
    const token = await tokens.issue(orderId);
    const given = { orderId, token, address: HOME };
    const answer = await counter.giveAddress(given);
    expect(answer).toMatchObject({ ok: true, value: { id: orderId, status: "Pending" } });
    expect(JSON.stringify(answer)).not.toMatch(/asksForAddress|Mill Lane/);
    expect(await order()).toMatchObject({
      status: "Pending",
      address: STORED,
      log: [{ kind: "paid" }, { kind: "no-address" }, { kind: "customer-address" }],
    });
    expect(await counter.giveAddress(given)).toEqual(answer);
    expect(await mailsOf("address-by-customer")).toMatchObject([
      { to: "owner", text: expect.stringContaining("3 Mill Lane\nCrawley\nRH10 1AA") },
    ]);
    expect((await order()).log).toHaveLength(3);
  });

  test.each<[string, Order["log"], string]>([
    ["another reason", [{ at: NOON, kind: "eggs-short", detail: "6" }], "Needs attention"],
    [
      "one of before that its farmer has settled",
      [
        { at: NOON, kind: "eggs-short", detail: "6" },
        { at: NOON, kind: "reopened" },
        { at: NOON, kind: "no-address" },
      ],
      "Pending",
    ],
  ])("with %s has the status that this leaves", async (_what, more = [], status) => {
    const log = [{ at: NOON, kind: "no-address" } as const, ...more];
    const { orderId, mine, counter, order, mailsOf } = await paidNowhere({ log });
    mine.push(orderId);
    expect(await counter.giveAddress({ orderId, address: HOME })).toMatchObject({ ok: true });
    expect((await order()).status).toBe(status);
    const [told] = await mailsOf("address-by-customer");
    expect(told?.text.includes("It still needs attention")).toBe(status === "Needs attention");
  });

  test.each([
    ["no lines", { lines: " \n ", postcode: "RH10 1AA" }, { kind: "bad-address", field: "lines" }],
    [
      "too many lines",
      { lines: "a\nb\nc\nd\ne\nf\ng", postcode: "RH10 1AA" },
      { kind: "bad-address", field: "lines" },
    ],
    ["a postcode elsewhere", { ...HOME, postcode: "BN1 1AA" }, { kind: "outside-delivery-area" }],
    ["a part of a postcode", { ...HOME, postcode: "RH10" }, { kind: "outside-delivery-area" }],
    ["no postcode", { ...HOME, postcode: "" }, { kind: "outside-delivery-area" }],
  ])("takes no address of %s", async (_what, address, refusal) => {
    const { orderId, mine, counter, order } = await paidNowhere();
    mine.push(orderId);
    expect(await counter.giveAddress({ orderId, address })).toEqual({ ok: false, refusal });
    expect(await order()).not.toHaveProperty("address");
  });

  test("keeps the address that its farmer typed meanwhile", async () => {
    const { orderId, mine, counter, office, order } = await paidNowhere();
    mine.push(orderId);
    const before = fieldsOf(await order());
    const address = { lines: "1 High Street", postcode: "RH10 1AA" };
    const edit = { ...before, id: orderId, before, address, days: {}, anyway: false };
    expect(await office.editOrder(edit)).toMatchObject({ ok: true });
    expect(await counter.giveAddress({ orderId, address: HOME })).toMatchObject({
      refusal: { kind: "address-known" },
    });
    expect((await order()).address?.lines).toEqual(["1 High Street"]);
  });

  test("is nobody else's to say, nor anybody's once it is refunded", async () => {
    const { orderId, mine, counter, office } = await paidNowhere();
    for (const own of [{ orderId }, { orderId, token: "token-9" }])
      expect(await counter.giveAddress({ ...own, address: HOME })).toMatchObject({
        refusal: { kind: "order-gone" },
      });
    mine.push(orderId);
    await refundOrder(office, { id: orderId, puttingBack: ["delivery"] });
    expect(await counter.findOrder(orderId)).not.toHaveProperty("asksForAddress");
    expect(await counter.giveAddress({ orderId, address: HOME })).toMatchObject({
      refusal: { kind: "not-allowed" },
    });
  });
});

test("in one browser My Orders asks for it too, and no mail is written", async () => {
  const gateway = agreeable({ capture: async () => ({ ...PAID, payer: NOWHERE }) });
  const { app, records } = aShop({ gateway });
  await addToCart(app, { category: "large", packSize: 12, deliveryMethod: "delivery" });
  const orderId = await openPayment(app);
  await app.visitor.buyer.takePayment(orderId);
  const { counter } = app.shop;
  expect(await counter.findOrder(orderId)).toMatchObject({ asksForAddress: true });
  expect(await counter.giveAddress({ orderId, address: HOME })).toMatchObject({ ok: true });
  expect(await records.orders.find(orderId)).toMatchObject({ status: "Pending", address: STORED });
  expect(await counter.findOrder(orderId)).not.toHaveProperty("asksForAddress");
  expect((await records.messages.page(null)).items).toEqual([]);
});
