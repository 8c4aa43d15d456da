import fc from "fast-check";
import { expect, test } from "vitest";
import { picked } from "#core/shared/picked.ts";

test("picked has the named fields that are there, and no other", () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.string(), fc.anything()),
      fc.array(fc.string()),
      (record, names) => {
        const expected = Object.keys(record).filter((name) => names.includes(name));
        expect(Object.keys(picked(record, names)).sort()).toEqual(expected.sort());
        for (const name of expected) expect(picked(record, [name])[name]).toBe(record[name]);
      },
    ),
  );
});
