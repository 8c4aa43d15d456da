import fc from "fast-check";
import { JSDOM } from "jsdom";
import { describe, expect, test } from "vitest";
import { FARM } from "#core/farm.ts";
import { partLetter } from "#core/letters/customer-letters.ts";
import { newOrderLetter } from "#core/letters/owner-letters.ts";
import { paidLetter } from "#core/letters/paid-letter.ts";
import type { Letter } from "#core/messages/letter.ts";
import { messageOf } from "#core/messages/message.ts";
import { contactLetter } from "#core/messages/visitor-letters.ts";
import { anOrder } from "#tests/support/orders.ts";
import { XSS_PAYLOADS } from "#tests/support/xss-payloads.ts";
import { atLength } from "../../../tools/lib/extent.ts";

const NOW = "2026-06-20T12:00:00.000Z";
const TODAY = "2026-06-20";

/** What a browser and a wire may hand on. */
const typed = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 400 }),
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.constantFrom(...XSS_PAYLOADS),
  fc
    .array(
      fc.constantFrom("<", ">", "&", '"', "'", "&lt;", "\r", "\n", "\r\n", "a", "-->", "é", "🥚"),
      {
        maxLength: 20,
      },
    )
    .map((parts) => parts.join("")),
);

/** As its lines: what is neither seen nor a break is of no matter. */
const seen = (text: string): string =>
  text.replace(/\r\n?|[\n\v\f\u0085\u2028\u2029]/g, "\n").replace(/[^\P{Cc}\n\t]/gu, "");

const writtenOf = (letter: Letter) =>
  messageOf({ id: "1", kind: "contact", to: "owner", letter }, NOW);

const { DOMParser } = new JSDOM().window;

const pageOf = (html: string): Document => new DOMParser().parseFromString(html, "text/html");

const textOf = ({ body }: Document): string => {
  for (const br of body.querySelectorAll("br")) br.replaceWith("\n");
  return body.textContent ?? "";
};

const OURS = new Set("P BR B A".split(" "));

const LETTERS: Readonly<Record<string, (text: string) => Letter>> = {
  "a note": (note) => newOrderLetter(anOrder({ note }), TODAY, FARM),
  "a name": (customerName) => paidLetter(anOrder({ customerName }), TODAY, FARM),
  "an address": (line) =>
    paidLetter(anOrder({ address: { lines: [line], postcode: line, country: "GB" } }), TODAY, FARM),
  "a phone": (phone) => newOrderLetter(anOrder({ phone }), TODAY, FARM),
  "why a part went back": (reason) => partLetter(anOrder(), { amount: 1, reason }, FARM),
  "a message": (message) => contactLetter({ name: message, email: message, message }),
};

describe.each(Object.entries(LETTERS))("%s", (_what, letterWith) => {
  test("adds no element and no attribute, and is shown whole in text and HTML", () => {
    const plain = pageOf(writtenOf(letterWith("plain")).html);
    const attributes = (page: Document) =>
      [...page.body.querySelectorAll("*")].flatMap((element) => element.getAttributeNames());
    fc.assert(
      fc.property(typed, (text) => {
        const { html, text: written } = writtenOf(letterWith(text));
        const page = pageOf(html);
        for (const { tagName } of page.body.querySelectorAll("*")) expect(OURS).toContain(tagName);
        expect(attributes(page)).toEqual(attributes(plain));
        expect(page.head.querySelectorAll("*").length).toBe(
          plain.head.querySelectorAll("*").length,
        );
        expect(html).not.toContain("\n");
        expect(written).toContain(seen(text));
        expect(textOf(page)).toContain(seen(text));
      }),
      { numRuns: atLength(100) },
    );
  });
});

test("messageOf makes the subject one line of at most 200 whole letters", () => {
  fc.assert(
    fc.property(typed, fc.nat({ max: 210 }), (text, length) => {
      const name = `${"x".repeat(length)}${text}`;
      const { subject } = writtenOf(contactLetter({ name, email: "a@b.example", message: "" }));
      expect(subject.length).toBeLessThanOrEqual(200);
      expect(subject).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]|^\s|\s$/u);
      expect(/[\p{Surrogate}]/u.test(subject) && !/[\p{Surrogate}]/u.test(text)).toBe(false);
    }),
  );
  const egg = `${"x".repeat(186)}🥚`;
  expect(writtenOf(contactLetter({ name: egg, email: "", message: "" })).subject).toBe(
    `Message from ${"x".repeat(186)}`,
  );
});

test("letterHtml loads nothing and links to the shop alone", () => {
  const page = pageOf(writtenOf(paidLetter(anOrder(), TODAY, FARM)).html);
  expect(page.querySelectorAll("img, link, script, style, iframe, form, a")).toHaveLength(0);
  expect(page.title).toBe(`Your eggs from ${FARM.name}: order A`);
});
