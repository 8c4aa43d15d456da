import fc from "fast-check";
import { expect, test } from "vitest";
import { areaFault, MOST_CODES, typedArea } from "#core/week/typed-area.ts";

test.each([
  ["RH10, RH11", ["RH10", "RH11"]],
  ["rh10 rh11", ["RH10", "RH11"]],
  ["RH10 6, RH10  7;BN6", ["RH10 6", "RH10 7", "BN6"]],
  ["RH10 6 RH11", ["RH10 6", "RH11"]],
  ["RH10\nRH11, rh10", ["RH10", "RH11"]],
])("typedArea of '%s' is %j", (typed, area) => {
  expect(typedArea(typed)).toEqual(area);
  expect(areaFault(area)).toBeNull();
});

test.each(["", " , ", "RH1*", "RH", "RH10 6AB", "RH10 66", "RH106", "6", "Crawley", "RH10, 6"])(
  "areaFault refuses '%s'",
  (typed) => {
    expect(areaFault(typedArea(typed))).toBe("no-codes");
  },
);

const codes = fc.uniqueArray(
  fc
    .tuple(
      fc.constantFrom("A", "AB"),
      fc.nat({ max: 99 }),
      fc.option(fc.nat({ max: 9 }), { nil: null }),
    )
    .map(([area, district, sector]) =>
      sector === null ? `${area}${district}` : `${area}${district} ${sector}`,
    ),
  { minLength: 1, maxLength: MOST_CODES + 20 },
);

test("typedArea reads what was written of an area, and areaFault takes up to 200 codes", () => {
  fc.assert(
    fc.property(codes, (area) => {
      expect(typedArea(area.join(", "))).toEqual(area);
      expect(areaFault(area)).toBe(area.length > MOST_CODES ? "too-many-codes" : null);
    }),
  );
});
