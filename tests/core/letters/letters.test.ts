import { expect, test } from "vitest";
import { FARM } from "#core/farm.ts";
import { collectionTimes, farmAddress } from "#core/farm-words.ts";
import { movedLetter } from "#core/letters/customer-letters.ts";
import {
  attentionMessages,
  deniedMessages,
  paidMessages,
  readyMessages,
  refundedMessages,
} from "#core/letters/order-messages.ts";
import { paidLetter } from "#core/letters/paid-letter.ts";
import { letterText } from "#core/messages/letter.ts";
import { type MessageKind, orderIdOf } from "#core/messages/message.ts";
import { backInStockLetter, contactLetter, lookUpLetter } from "#core/messages/visitor-letters.ts";
import type { Order } from "#core/orders/order.ts";
import { farmOpenOn } from "#tests/support/farms.ts";
import { A_TOLD_ORDER, anOrder, TWO_ITEMS } from "#tests/support/orders.ts";

const NOW = "2026-06-16T12:00:00.000Z";

const ORDER = A_TOLD_ORDER;
const DELIVERED: Order = { ...ORDER, items: TWO_ITEMS.slice(0, 1) };
const COLLECTED: Order = { ...ORDER, items: TWO_ITEMS.slice(1) };

const customersText = (order: Order): string => {
  const [paid] = paidMessages(order, NOW, FARM);
  return paid ? letterText(paid.letter) : "";
};

const ADDRESS = "Mabel Smith\n3 Mill Lane\nCrawley\nRH10 1AA";

test("each letter has its subject", () => {
  const subjectsOf = (order: Order) =>
    [
      ...paidMessages(order, NOW, FARM),
      ...deniedMessages(order, FARM),
      ...attentionMessages(order, FARM),
      ...readyMessages(order, FARM),
      ...refundedMessages(order, order.total, FARM),
    ].map(({ to, letter }) => [to, letter.subject]);
  expect(subjectsOf(ORDER)).toEqual([
    ["mabel@example.com", "Your eggs from Farmgate: order 5O190127"],
    ["owner", "New order 5O190127: £7.00"],
    ["mabel@example.com", "Your payment did not go through"],
    ["owner", "Order 5O190127 needs attention"],
    ["mabel@example.com", "Your eggs are ready to collect"],
    ["mabel@example.com", "Your refund from Farmgate"],
  ]);
  expect([
    contactLetter({ name: "Mabel", email: "m@b.example", message: "" }).subject,
    contactLetter({ name: "", email: "m@b.example", message: "" }).subject,
    backInStockLetter("doubleYolkers", "", FARM).subject,
    lookUpLetter("t", "", FARM).subject,
  ]).toEqual([
    "Message from Mabel",
    "Message from m@b.example",
    "Double Yolkers are back",
    "Your orders at Farmgate",
  ]);
});

test("paidLetter of a delivery names the day and the address, and not the way to the farm", () => {
  const text = customersText(DELIVERED);
  expect(text).toContain("1 × Large Eggs (12 pack), delivered: £3.40");
  expect(text).toContain("Total: £7.00");
  expect(text).toContain(`We deliver on Saturday 20 June to\n${ADDRESS}`);
  expect(text).not.toContain(FARM.directions);
  expect(readyMessages(DELIVERED, FARM)).toEqual([]);
});

test("letters name the hours of a delivery, also after a move", () => {
  const farm = farmOpenOn([{ weekday: 6, method: "delivery", from: "09:00", to: "12:30" }]);
  const order = { ...DELIVERED, days: { delivery: "2026-06-20" } };
  const HOURS = "Saturday 20 June, 9:00 AM to 12:30 PM";
  expect(letterText(paidLetter(order, NOW, farm))).toContain(
    `We deliver on ${HOURS}, to\n${ADDRESS}`,
  );
  const { address: _address, ...nowhere } = order;
  expect(letterText(paidLetter(nowhere, NOW, farm))).toContain(`We deliver on ${HOURS}.`);
  expect(letterText(movedLetter(order, ["delivery"], farm))).toContain(`We deliver on ${HOURS}.`);
});

test("paidLetter of a collected order names the day, the times, the farm's address and the way", () => {
  const text = customersText(COLLECTED);
  expect(text).toContain("2 × Large Eggs (6 pack), to collect: £3.60");
  expect(text).toContain("at the farm gate on Saturday 20 June, 10:00 AM to 4:00 PM.");
  for (const words of [collectionTimes(FARM), farmAddress(FARM).join("\n"), FARM.directions])
    expect(text).toContain(words);
  expect(text).not.toContain("RH10 1AA");
});

test("paidLetter of an order of both says both", () => {
  for (const words of [ADDRESS, FARM.directions, "delivered: £3.40", "to collect: £3.60"])
    expect(customersText(ORDER)).toContain(words);
});

test("readyLetter leaves out eggs that are delivered", () => {
  const [ready] = readyMessages(ORDER, FARM);
  const text = ready ? letterText(ready.letter) : "";
  for (const words of ["2 × Large Eggs (6 pack)", collectionTimes(FARM), FARM.directions])
    expect(text).toContain(words);
  expect(text).not.toContain("12 pack");
});

test("newOrderLetter says who, where, how and the note", () => {
  const [, paid] = paidMessages(ORDER, NOW, FARM);
  const text = paid ? letterText(paid.letter) : "";
  const who = "Mabel Smith\nmabel@example.com\n07700 900123";
  for (const words of ["Saturday 20 June", who, `Deliver to\n${ADDRESS}`, "collects some of it"])
    expect(text).toContain(words);
  expect(text).toContain("Note for the farm\nIn the porch, please.");
});

test("newOrderLetter leaves out an unknown name, phone, address and note", () => {
  const bare = anOrder({ items: TWO_ITEMS });
  const [customers, owners] = paidMessages(bare, NOW, FARM).map(({ letter }) => letterText(letter));
  expect(customers).toMatch(/^Hello,\n/);
  expect(customers).toContain("We deliver on ");
  expect(owners).toContain("No address was given.");
  expect(`${customers}${owners}`).not.toMatch(/undefined|Note for/);
});

test("attentionMessages writes of each reason, each time it comes up", () => {
  const log = [
    { at: NOW, kind: "paid" },
    { at: NOW, kind: "eggs-short", detail: "6" },
    { at: NOW, kind: "reversed" },
  ] as const;
  const [told] = attentionMessages({ ...ORDER, log, captureId: "3C67" }, FARM);
  const text = told ? letterText(told.letter) : "";
  for (const words of ["6 short", "taken its money back", "Payment at PayPal\n3C67"])
    expect(text).toContain(words);
  expect(told?.id).not.toBe(attentionMessages({ ...ORDER, log: log.slice(0, 2) }, FARM)[0]?.id);
});

test("no message is written to a customer whose address is unknown", () => {
  const unknown = { ...ORDER, customerEmail: "" };
  expect(paidMessages(unknown, NOW, FARM).map(({ to }) => to)).toEqual(["owner"]);
  expect([
    ...deniedMessages(unknown, FARM),
    ...refundedMessages(unknown, unknown.total, FARM),
  ]).toEqual([]);
});

test("a message has an id of order and kind, and goes to the trimmed address", () => {
  const order = { ...ORDER, customerEmail: " mabel@example.com ", log: [] };
  expect([...paidMessages(order, NOW, FARM), ...attentionMessages(order, FARM)]).toMatchObject([
    { id: "5O190127TN364715T-order-paid", kind: "order-paid", to: "mabel@example.com" },
    { id: "5O190127TN364715T-new-order", kind: "new-order", to: "owner" },
    { id: "5O190127TN364715T-needs-attention-0", kind: "needs-attention", to: "owner" },
  ]);
});

test("a message is of the order that its id begins with, if its kind is about orders", () => {
  const idOf = (kind: MessageKind, id: string) => orderIdOf({ id, kind });
  for (const one of [...paidMessages(ORDER, NOW, FARM), ...attentionMessages(ORDER, FARM)])
    expect(orderIdOf(one)).toBe(ORDER.id);
  expect(idOf("moved-by-customer", "PAY-1-moved-by-customer-3-to-2")).toBe("PAY-1");
  expect(idOf("ready", "READY")).toBe("");
  for (const kind of ["contact", "look-up", "test"] as const)
    expect(idOf(kind, `ID-${kind}`)).toBe("");
});

test("letterText puts a link whole on a line of its own", () => {
  const text = letterText(lookUpLetter("k3J-x_0", "https://eggs.example", FARM));
  expect(text.split("\n")).toContain("https://eggs.example/my-orders#link=k3J-x_0");
});

test("paidLetter promises no day for an order that needs attention", () => {
  const text = customersText({ ...ORDER, status: "Needs attention" });
  expect(text).toContain(
    "We have to look at your order once more, and then tell you when you get it.",
  );
  expect(text).not.toMatch(/Saturday|Sunday/);
});
