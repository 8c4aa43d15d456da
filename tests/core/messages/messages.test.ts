import { expect, test } from "vitest";
import { oneLine } from "#core/messages/letter.ts";
import { newestMessages } from "#core/messages/message.ts";
import { MESSAGES } from "#core/messages/messages.ts";
import { aMessage } from "#tests/support/records.ts";

const at = (hour: number) => `2026-06-20T${String(hour).padStart(2, "0")}:00:00.000Z`;
const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);

test("newestMessages orders by the time of writing", () => {
  const messages = [9, 11, 8, 10].map((hour) => aMessage({ id: `${hour}`, writtenAt: at(hour) }));
  expect(ids(newestMessages(messages))).toEqual(["11", "10", "9", "8"]);
});

const { recipient, sender } = MESSAGES.indexes;

test("a message is of its recipient and of who is to be answered, in any case", () => {
  expect(recipient.of(aMessage({ to: "MABEL@example.com" }))).toBe("mabel@example.com");
  expect(sender.of(aMessage())).toBeNull();
  const replyTo = { name: "M", email: "Mabel@example.com" };
  expect(sender.of(aMessage({ to: "owner", replyTo }))).toBe("mabel@example.com");
});

test.each([
  "new-order",
  "needs-attention",
  "contact",
  "contact-copy",
  "low-stock",
  "test",
] as const)("a message of kind %s isn't of the owner at an address of her own", (kind) => {
  expect(recipient.of(aMessage({ kind }))).toBeNull();
});

test("oneLine begins and ends with a letter, also where it is cut", () => {
  expect(oneLine(" \n Eggs\u202e ")).toBe("Eggs");
  expect(oneLine(`${" ".repeat(150)}${"x".repeat(100)}`)).toBe("x".repeat(100));
  expect(oneLine(` ${"x".repeat(201)}`)).toBe("x".repeat(200));
  expect(oneLine(`${"x".repeat(199)} y`)).toBe("x".repeat(199));
});
