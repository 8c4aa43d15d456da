import { expect, test } from "vitest";
import { oneLine } from "#core/messages/letter.ts";
import { firstDue, isMessageOf, newestMessages } from "#core/messages/message.ts";
import { NOON } from "#tests/support/a-shop.ts";
import { aMessage } from "#tests/support/records.ts";

const at = (hour: number) => `2026-06-20T${String(hour).padStart(2, "0")}:00:00.000Z`;
const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);

test("firstDue orders waiting messages by their due time", () => {
  const messages = [
    aMessage({ id: "now", dueAt: NOON }),
    aMessage({ id: "later", dueAt: at(12) }),
    aMessage({ id: "first", dueAt: at(9) }),
    aMessage({ id: "sent", dueAt: at(8), state: "sent" }),
    aMessage({ id: "second", dueAt: at(10) }),
  ];
  expect(ids(firstDue(messages, NOON))).toEqual(["first", "second", "now"]);
});

test("newestMessages orders by the time of writing", () => {
  const messages = [9, 11, 8, 10].map((hour) => aMessage({ id: `${hour}`, writtenAt: at(hour) }));
  expect(ids(newestMessages(messages))).toEqual(["11", "10", "9", "8"]);
});

test("isMessageOf matches recipient and reply address", () => {
  const isMabels = isMessageOf("MABEL@example.com");
  expect(isMabels(aMessage())).toBe(true);
  expect(isMabels(aMessage({ to: "owner" }))).toBe(false);
  const replyTo = { name: "M", email: "mabel@example.com" };
  expect(isMabels(aMessage({ to: "owner", replyTo }))).toBe(true);
  expect(isMessageOf("")(aMessage({ to: "owner" }))).toBe(false);
});

test.each([
  "new-order",
  "needs-attention",
  "contact",
  "contact-copy",
  "low-stock",
  "test",
] as const)(
  "isMessageOf leaves a message of kind %s out that the owner got at an address of her own",
  (kind) => {
    expect(isMessageOf("mabel@example.com")(aMessage({ kind }))).toBe(false);
  },
);

test("oneLine begins and ends with a letter, also where it is cut", () => {
  expect(oneLine(" \n Eggs\u202e ")).toBe("Eggs");
  expect(oneLine(`${" ".repeat(150)}${"x".repeat(100)}`)).toBe("x".repeat(100));
  expect(oneLine(` ${"x".repeat(201)}`)).toBe("x".repeat(200));
  expect(oneLine(`${"x".repeat(199)} y`)).toBe("x".repeat(199));
});
