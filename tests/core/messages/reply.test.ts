import fc from "fast-check";
import { expect, test } from "vitest";
import { FARM } from "#core/farm.ts";
import { messageOf } from "#core/messages/message.ts";
import { replyAddress } from "#core/messages/reply.ts";
import { contactLetter, wordsOf } from "#core/messages/visitor-letters.ts";
import { NOON } from "#tests/support/a-shop.ts";
import { aMessage } from "#tests/support/records.ts";

const ADA = { name: "Ada Hill", email: "ada+eggs@example.com" };

const letter = (message: string, sender = ADA) =>
  messageOf(
    {
      id: "A",
      kind: "contact",
      to: "owner",
      letter: contactLetter({ ...sender, message }),
      replyTo: sender,
    },
    NOON,
  );

/** As a mail program reads it. */
const read = (address: string) => {
  const { protocol, pathname, searchParams, hash } = new URL(address);
  return {
    protocol,
    to: decodeURIComponent(pathname),
    subject: searchParams.get("subject"),
    body: searchParams.get("body"),
    more: [...searchParams.keys()].length - 2 + hash.length,
  };
};

test("a reply goes to the sender, with a subject and the quoted words", () => {
  expect(read(replyAddress(letter("Do you sell hens?\n\nAda & <Bob> #1 + 50%"), FARM))).toEqual({
    protocol: "mailto:",
    to: "ada+eggs@example.com",
    subject: "Re: Your message to Farmgate",
    body: "\r\n\r\nOn Saturday 20 June Ada Hill wrote:\r\n> Do you sell hens?\r\n> \r\n> Ada & <Bob> #1 + 50%",
    more: 0,
  });
});

test("a reply to a long letter is cut at a whole letter, and says so", () => {
  const address = replyAddress(letter("🐔 ".repeat(5_000)), FARM);
  expect(address.length).toBeLessThanOrEqual(1_900);
  expect(address.length).toBeGreaterThan(1_850);
  expect(read(address).body).toMatch(/🐔 ?…$/u);
});

test("a reply to a letter with half a letter in it has an address", () => {
  const address = replyAddress(letter("Hens\ud800?"), FARM);
  expect(read(address).body).toContain("> Hens\ufffd?");
});

test("a reply to a sender without a name names the address", () => {
  const address = replyAddress(letter("Hens?", { ...ADA, name: "" }), FARM);
  expect(read(address).body).toContain("ada+eggs@example.com wrote:");
});

test("a message without an answerable sender has no address", () => {
  expect(replyAddress(aMessage(), FARM)).toBe("");
});

test("wordsOf is what the customer wrote, whatever the name is", () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (name, words) => {
      const typed = words.replace(/[^a-z \n]/g, "x").trim();
      expect(wordsOf(letter(typed, { ...ADA, name: name.trim() }))).toBe(typed);
    }),
  );
});

test("wordsOf is the whole text of a message that the shop wrote", () => {
  expect(wordsOf(aMessage({ text: "Thank you.\n" }))).toBe("Thank you.");
});

test("a reply adds no recipient, header or line, whatever its name, address and words are", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: "binary" }),
      fc.string({ unit: "binary" }),
      fc.string({ unit: "binary" }),
      (name, local, words) => {
        const email = `${local}@example.com`;
        const address = replyAddress(letter(words, { name, email }), FARM);
        expect(address).toMatch(/^mailto:[^?&#]*\?subject=[^?&#]*&body=[^?&#]*$/);
        expect(read(address).more).toBe(0);
        expect(address.length).toBeLessThan(3_000);
      },
    ),
  );
});
