import { expect, test } from "vitest";
import type { Order } from "#core/orders/order.ts";
import { Fault } from "#ports/fault.ts";
import { aSharedShop } from "#tests/support/a-shared-shop.ts";
import { aShop, NOON } from "#tests/support/a-shop.ts";
import { refundOrder, refundPart } from "#tests/support/give-back.ts";
import { anOrder } from "#tests/support/orders.ts";
import { aMessage } from "#tests/support/records.ts";

/** It is noon on Saturday 20 June 2026. */
const SATURDAY = "2026-06-27";
const SUNDAY = "2026-06-28";

const postman = { send: async () => undefined };

const THE_BULL = { customerName: "The Bull", phone: "01273 555010", customerEmail: "" };
const TO_RING = { id: "BULL", customerName: "The Bull", phone: "01273 555010" };

const COLLECTED = {
  items: anOrder().items.map((item) => ({ ...item, deliveryMethod: "collection" })),
  days: { collection: SATURDAY },
};

const anOrderFor = (id: string, change: Partial<Order> = {}) =>
  anOrder({ id, status: "Pending", days: { delivery: SATURDAY }, ...change });

const shopWith = async (
  orders: readonly Order[],
  ports: Parameters<typeof aSharedShop>[0] = {},
) => {
  const shop = aSharedShop({ postman, ...ports });
  for (const order of orders) await shop.records.orders.add(order);
  const toTell = async () =>
    (await shop.office.getUntold()).map(({ id, untold }) => [id, untold?.map(({ news }) => news)]);
  return { ...shop, toTell };
};

const MOVE = { id: "A", method: "delivery", day: SUNDAY, anyway: false } as const;
const CLOSED = { first: SATURDAY, last: SATURDAY, method: "both", reason: "Fair" } as const;

test("moveOrder says that the customer gets a mail", async () => {
  const { office, toTell } = await shopWith([anOrderFor("A")]);
  expect(await office.moveOrder(MOVE)).toMatchObject({
    value: { told: { mailed: 1, untold: [] } },
  });
  expect(await toTell()).toEqual([]);
});

test.each<[string, Partial<Order>, string]>([
  ["has no address", { customerEmail: "" }, "no-address"],
  ["has half an address", { customerEmail: "mabel" }, "no-address"],
  ["was taken without a mail", { unwritten: true }, "unwanted"],
])("moveOrder names a customer who %s", async (_who, change, why) => {
  const customerEmail = "mabel@example.com";
  const order = anOrderFor("BULL", { ...THE_BULL, customerEmail, ...change });
  const { office, toTell } = await shopWith([order]);
  const told = { mailed: 0, untold: [{ ...TO_RING, why }] };
  expect(await office.getWhoIsTold(["BULL"])).toEqual(told);
  expect(await office.moveOrder({ ...MOVE, id: "BULL" })).toMatchObject({ value: { told } });
  expect(await toTell()).toEqual([["BULL", ["moved"]]]);
});

test("a shop without a mail server writes no mail", async () => {
  const { office, toTell } = await shopWith([anOrderFor("A")], { postman: null });
  const untold = [{ why: "no-mail-server" }];
  expect(await office.getWhoIsTold(["A"])).toMatchObject({ mailed: 0, untold });
  expect(await office.moveOrder(MOVE)).toMatchObject({ value: { told: { mailed: 0, untold } } });
  expect(await toTell()).toEqual([["A", ["moved"]]]);
});

test("a shop without a mail server says so first, of an order without mails too", async () => {
  const { office } = await shopWith([anOrderFor("A", { unwritten: true })], { postman: null });
  expect(await office.getWhoIsTold(["A"])).toMatchObject({ untold: [{ why: "no-mail-server" }] });
});

test("who is to be told that an order has moved needn't be told that it was taken", async () => {
  const taken = { news: "taken", why: "refused-address", at: NOON } as const;
  const { office, toTell } = await shopWith([anOrderFor("A", { ...THE_BULL, untold: [taken] })]);
  await office.moveOrder(MOVE);
  expect(await toTell()).toEqual([["A", ["moved"]]]);
});

test("in one browser a customer whose order moves is to be told as well", async () => {
  const { app, records } = aShop();
  await records.orders.add(anOrderFor("A"));
  const { office } = app.shop;
  expect(await office.moveOrder(MOVE)).toMatchObject({
    value: { told: { mailed: 0, untold: [{ id: "A", why: "no-mail-server" }] } },
  });
  expect(await office.getUntold()).toMatchObject([{ id: "A", untold: [{ news: "moved" }] }]);
});

test("an address counts as refused from a refused mail until one that is sent", async () => {
  const { office, records } = await shopWith([anOrderFor("A")]);
  const to = anOrder().customerEmail;
  const write = (id: string, writtenAt: string, state: "failed" | "sent", tries = 1) =>
    records.messages.add(aMessage({ id, kind: "order-paid", to, writtenAt, state, tries }));
  await write("out of reach", "2026-06-20T07:00:00.000Z", "failed", 99);
  expect(await office.getWhoIsTold(["A"])).toEqual({ mailed: 1, untold: [] });
  await write("refused", "2026-06-20T08:00:00.000Z", "failed");
  expect(await office.getWhoIsTold(["A"])).toMatchObject({ untold: [{ why: "refused-address" }] });
  expect(await office.moveOrder(MOVE)).toMatchObject({ value: { told: { mailed: 0 } } });
  await write("sent", "2026-06-20T09:00:00.000Z", "sent");
  expect(await office.getWhoIsTold(["A"])).toEqual({ mailed: 1, untold: [] });
});

test("closeDays says how many are told by mail, and who isn't", async () => {
  const { office, toTell } = await shopWith([anOrderFor("A"), anOrderFor("BULL", THE_BULL)]);
  const told = { mailed: 1, untold: [{ ...TO_RING, why: "no-address" }] };
  expect(await office.getWhoIsTold(["A", "BULL"])).toEqual(told);
  const closed = await office.closeDays({ ...CLOSED, orders: { moveTo: SUNDAY } });
  expect(closed).toMatchObject({ ok: true, value: { told } });
  expect(await toTell()).toEqual([["BULL", ["moved"]]]);
});

test("a change of the week that moves no order writes no mail", async () => {
  const { office } = await shopWith([anOrderFor("A")]);
  const told = { mailed: 0, untold: [] };
  expect(await office.closeDays({ ...CLOSED, orders: { leave: true } })).toMatchObject({
    value: { told },
  });
});

test("setOrderStatus says who isn't told that eggs are ready, and nothing of a delivery", async () => {
  const { office, toTell } = await shopWith([
    anOrderFor("A"),
    anOrderFor("BULL", { ...THE_BULL, ...COLLECTED }),
  ]);
  expect(await office.setOrderStatus({ id: "A", status: "Ready" })).toEqual({
    ok: true,
    value: null,
  });
  expect(await office.setOrderStatus({ id: "BULL", status: "Ready" })).toEqual({
    ok: true,
    value: { mailed: 0, untold: [{ ...TO_RING, why: "no-address" }] },
  });
  expect(await toTell()).toEqual([["BULL", ["ready"]]]);
});

test("setOrderStatuses counts the customers who get a mail", async () => {
  const { office } = await shopWith([
    anOrderFor("A", COLLECTED),
    anOrderFor("BULL", { ...THE_BULL, ...COLLECTED }),
  ]);
  const ready = ["A", "BULL"].map((id) => ({ id, status: "Ready" }) as const);
  expect(await office.setOrderStatuses(ready)).toMatchObject({
    value: { told: { mailed: 1, untold: [{ id: "BULL" }] } },
  });
});

test("eggs that are handed over are no news any more, nor are those that are to be packed again", async () => {
  const collected = { ...THE_BULL, ...COLLECTED };
  const { office, toTell, order } = await shopWith([anOrderFor("BULL", collected)]);
  await office.moveOrder({ ...MOVE, id: "BULL", method: "collection" });
  await office.setOrderStatus({ id: "BULL", status: "Ready" });
  expect(await toTell()).toEqual([["BULL", ["moved", "ready"]]]);
  await office.setOrderStatus({ id: "BULL", status: "Pending" });
  expect(await toTell()).toEqual([["BULL", ["moved"]]]);
  await office.handOver({ id: "BULL", method: "collection", isDone: true });
  expect(await toTell()).toEqual([]);
  expect(await order("BULL")).not.toHaveProperty("untold");
});

test.each(["refundOrder", "refundPart"] as const)("%s says who isn't told", async (call) => {
  const { office, open, provider, counter, order, toTell } = await shopWith([]);
  const id = await open();
  provider.approve(id);
  await counter.takePayment(id);
  const refund = () =>
    call === "refundOrder"
      ? refundOrder(office, { id, puttingBack: [] })
      : refundPart(office, { orderId: id, wish: "w", amount: 120, reason: "broken" });
  expect(await refund()).toEqual({ ok: true, value: { mailed: 1, untold: [] } });
  expect(await toTell()).toEqual([]);
  expect(await order(id)).not.toHaveProperty("untold");
});

test.each(["refundOrder", "refundPart"] as const)(
  "%s of an order without an address has its customer told by hand",
  async (call) => {
    const { office, open, provider, counter, order, records, toTell } = await shopWith([]);
    const id = await open();
    provider.approve(id);
    await counter.takePayment(id);
    await records.orders.replace({ ...(await order(id)), ...THE_BULL });
    const answer =
      call === "refundOrder"
        ? await refundOrder(office, { id, puttingBack: [] })
        : await refundPart(office, { orderId: id, wish: "w", amount: 120, reason: "broken" });
    expect(answer).toMatchObject({ value: { mailed: 0, untold: [{ why: "no-address" }] } });
    expect(await toTell()).toEqual([[id, ["refunded"]]]);
  },
);

test("markTold takes a ticked customer off the list, and puts the customer back", async () => {
  const { office, toTell } = await shopWith([anOrderFor("BULL", THE_BULL)]);
  await office.moveOrder({ ...MOVE, id: "BULL" });
  const untold = { news: "moved", why: "no-address", at: NOON } as const;
  await office.markTold({ id: "BULL", untold, isTold: true });
  expect(await toTell()).toEqual([]);
  await office.markTold({ id: "BULL", untold, isTold: false });
  expect(await toTell()).toEqual([["BULL", ["moved"]]]);
  expect(await office.markTold({ id: "NONE", untold, isTold: true })).toEqual({
    ok: false,
    refusal: { kind: "order-gone" },
  });
});

test("markTold leaves what came after the list was read", async () => {
  const { office, wait, toTell } = await shopWith([anOrderFor("BULL", THE_BULL)]);
  await office.moveOrder({ ...MOVE, id: "BULL" });
  const [before] = (await office.getUntold())[0]?.untold ?? [];
  if (!before) throw new Error("Nothing is to be told.");
  wait(1);
  await office.moveOrder({ ...MOVE, id: "BULL", day: "2026-07-04" });
  await office.markTold({ id: "BULL", untold: before, isTold: true });
  expect(await toTell()).toEqual([["BULL", ["moved"]]]);
});

test("a mail that is refused later puts its customer on the list, and no mail to the farm does", async () => {
  const refusing = { send: () => Promise.reject(new Fault("mail-refused", "No.")) };
  const { office, records, toTell, backgroundJobs } = await shopWith(
    [anOrderFor("A", COLLECTED), anOrderFor("B")],
    { postman: refusing },
  );
  const ready = await office.setOrderStatus({ id: "A", status: "Ready" });
  expect(ready).toMatchObject({ value: { mailed: 1 } });
  await records.messages.add(aMessage({ id: "B-new-order", kind: "new-order" }));
  await backgroundJobs.deliverMessages(async () => true);
  expect(await toTell()).toEqual([["A", ["ready"]]]);
  const [order] = await office.getUntold();
  expect(order?.untold).toMatchObject([{ why: "refused-address" }]);
});

test("a mail that may still arrive adds no customer to the list", async () => {
  const away = { send: () => Promise.reject(new Fault("mail-unreachable", "Away.")) };
  const { office, toTell, backgroundJobs } = await shopWith([anOrderFor("A")], { postman: away });
  await office.moveOrder(MOVE);
  await backgroundJobs.deliverMessages(async () => true);
  expect(await toTell()).toEqual([]);
});

test("an erased person is on no list to ring", async () => {
  const { office, records, order, toTell } = await shopWith([anOrderFor("A", { unwritten: true })]);
  await office.moveOrder(MOVE);
  expect(await toTell()).toEqual([["A", ["moved"]]]);
  const { customerName: _name, phone: _phone, ...rest } = await order("A");
  await records.orders.replace({ ...rest, customerEmail: "" });
  expect(await toTell()).toEqual([]);
});
