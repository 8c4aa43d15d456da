import fc from "fast-check";
import { expect, test } from "vitest";
import { areaAnswer, isInArea } from "#core/week/delivery-area.ts";

const AREA = ["RH10", "RH11"];

test.each([
  ["RH10 6AB", { kind: "delivered", code: "RH10" }],
  ["rh106ab", { kind: "delivered", code: "RH10" }],
  [" RH11  7xx ", { kind: "delivered", code: "RH11" }],
  ["RH1 0AB", { kind: "elsewhere", code: "RH1" }],
  ["rh10ab", { kind: "elsewhere", code: "RH1" }],
  ["RH12 1AA", { kind: "elsewhere", code: "RH12" }],
  ["RH10", { kind: "part-of-a-postcode" }],
  ["RH1", { kind: "part-of-a-postcode" }],
  ["RH11 7", { kind: "part-of-a-postcode" }],
  ["RH11 7x", { kind: "part-of-a-postcode" }],
  ["", { kind: "part-of-a-postcode" }],
  ["next to the mill", { kind: "no-postcode" }],
  ["RH1O OAB", { kind: "delivered", code: "RH10" }],
  ["SI1 2AB", { kind: "one-of-several", meant: ["S11 2AB", "SL1 2AB"] }],
  ["12345", { kind: "no-postcode" }],
  ["RH10 6AB 1", { kind: "no-postcode" }],
  ["??", { kind: "no-postcode" }],
])("areaAnswer to '%s' is %j", (typed, answer) => {
  expect(areaAnswer(AREA, typed)).toEqual(answer);
});

const one = (signs: string) => fc.constantFrom(...signs);
const joined = (...parts: readonly fc.Arbitrary<string>[]) =>
  fc.tuple(...parts).map((all) => all.join(""));

const digit = one("0123456789");
const district = fc.nat(99).map(String);
const [first, second] = [one("ABCDEFGHIJKLMNOPRSTUWYZ"), one("ABCDEFGHKLMNOPQRSTUVWXY")];
const last = one("ABDEFGHJLNPQRSTUWXYZ");

/** As Royal Mail gives them out. */
const outward = fc.oneof(
  joined(first, district),
  joined(first, second, district),
  joined(first, digit, one("ABCDEFGHJKPSTUW")),
  joined(first, second, digit, one("ABEHMNPRVWXY")),
);
const inward = joined(digit, last, last);

const spaced = (text: string) =>
  fc
    .tuple(fc.array(fc.constantFrom("", " ", "  "), { minLength: 8, maxLength: 8 }), fc.boolean())
    .map(([gaps, isLower]) => {
      const written = [...text].map((sign, at) => `${gaps[at] ?? ""}${sign}`).join("");
      return isLower ? written.toLowerCase() : written;
    });

test("areaAnswer says yes exactly where the outward code or its sector is in the area", () => {
  const area = fc.array(
    fc.oneof(
      outward,
      fc.tuple(outward, digit).map(([code, sector]) => `${code} ${sector}`),
    ),
    { maxLength: 4 },
  );
  fc.assert(
    fc.property(
      area,
      outward,
      inward,
      fc.boolean(),
      fc.boolean(),
      fc.gen(),
      (listed, out, into, isOut, isSector, gen) => {
        const all = [
          ...listed,
          ...(isOut ? [out] : []),
          ...(isSector ? [`${out} ${into[0]}`] : []),
        ];
        const typed = gen(spaced, out + into);
        const isIn = all.includes(out) || all.includes(`${out} ${into[0]}`);
        expect(areaAnswer(all, typed)).toEqual({
          kind: isIn ? "delivered" : "elsewhere",
          code: out,
        });
        expect(isInArea(all, typed)).toBe(isIn);
      },
    ),
  );
});

test("areaAnswer never throws, and says yes to no text that names no code of the area", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (typed) => {
      const answer = areaAnswer(AREA, typed);
      if (answer.kind === "delivered")
        expect(typed.toUpperCase().replace(/[^A-Z\d]/g, "")).toMatch(/^RH1[01]\d[A-Z]{2}$/);
    }),
    { numRuns: 10_000 },
  );
});
