import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findsCustomer } from "#core/customers/customer.ts";
import { isPhone, phoneSpellings } from "#core/customers/phone.ts";
import { aCustomer } from "#tests/support/records.ts";

const isFound = (typed: string, phone: string): boolean =>
  findsCustomer(typed)(aCustomer({ phone }));

/** The digits of a British number after its nought. */
const parts = fc.stringMatching(/^[1-9]\d{8,9}$/);
const beginnings = fc.constantFrom("0", "+44", "+44 ", "+44 (0)", "0044", "0044 0");
const between = fc.array(fc.constantFrom("", "", " ", "-"), { minLength: 10, maxLength: 10 });

/** A number as one or another writes it. */
const writtenAs = (part: string, beginning: string, signs: readonly string[]): string =>
  `${beginning}${[...part].map((digit, at) => `${at > 0 ? (signs[at] ?? "") : ""}${digit}`).join("")}`;

test("findsCustomer finds a British number however it is stored and typed", () => {
  fc.assert(
    fc.property(
      parts,
      beginnings,
      between,
      beginnings,
      between,
      (part, stored, storedSigns, typed, typedSigns) => {
        const phone = writtenAs(part, stored, storedSigns);
        const search = writtenAs(part, typed, typedSigns);
        expect(isPhone(phone)).toBe(true);
        expect(isFound(search, phone)).toBe(true);
        expect(isFound(`mabel ${search}`, phone)).toBe(true);
        expect(isFound(`goose ${search}`, phone)).toBe(false);
        expect(
          isFound(
            search,
            writtenAs(`${part.slice(0, -1)}${9 - Number(part.at(-1))}`, stored, storedSigns),
          ),
        ).toBe(false);
      },
    ),
  );
});

test.each([
  "+44 7700 900142",
  "07700900142",
  "07700 900-142",
  "0044 7700 900142",
  "+44 7700",
  "077",
])("findsCustomer finds a number by %j", (typed) => {
  for (const phone of ["+44 7700 900142", "07700900142", "07700 900-142", "(07700) 900142"])
    expect(isFound(typed, phone)).toBe(true);
});

test.each(["+44 7700 900143", "900142", "07701", "+33 7700 900142"])(
  "findsCustomer doesn't find a number by %j",
  (typed) => expect(isFound(typed, "07700900142")).toBe(false),
);

test("findsCustomer searches a text without a number as it was typed", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z@. 1-9]*$/), (typed) => {
      expect(phoneSpellings(typed)).toEqual([typed]);
    }),
  );
  expect(phoneSpellings("0")).toEqual(["0"]);
  expect(phoneSpellings("+44")).toEqual(["+44"]);
});

describe("isPhone", () => {
  test.each([
    "01293 555010",
    "+44 (0)1293 555-010",
    "555010",
    "01293.555.010",
    " 07700900142 ",
    "01293 555010 ext 12",
    "01293 555010 x4",
    " 01293 555010 x4\n",
    "1".repeat(21),
    "+1 202 555 0142",
  ])("accepts %j", (text) => expect(isPhone(text)).toBe(true));

  test.each([
    "",
    "12345",
    "ask Mabel",
    "0770090014o",
    "mabel@example.com",
    "1".repeat(22),
    "1".repeat(30),
    "07700900142;",
  ])("refuses %j", (text) => expect(isPhone(text)).toBe(false));
});

test.each([
  ["0127 356", false],
  ["0", false],
  ["+44 7700 9001", false],
  ["01293 555010 123", false],
  ["01293 555010", true],
  ["(01293) 555010 ext. 12", true],
  ["0500 123456", true],
  ["+44 (0)7700 900142", true],
  ["0049 30 1234567", true],
  ["555010", true],
  ["ring me", false],
])("isPhone of %j is %s", (typed, is) => expect(isPhone(typed)).toBe(is));
