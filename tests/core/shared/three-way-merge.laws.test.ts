import fc from "fast-check";
import { expect, test } from "vitest";
import { mergeEdit, threeWayMerge } from "#core/shared/three-way-merge.ts";

const BASE = { title: "Hens", tags: ["a", "b"], until: "" };

const fields = fc.record({
  a: fc.constantFrom("1", "2", "3"),
  b: fc.constantFrom([], [1], [1, 2]),
  c: fc.option(fc.boolean()),
});

test("threeWayMerge keeps what either side alone has changed", () => {
  const mine = { ...BASE, title: "Mine" };
  const theirs = { ...BASE, tags: ["a", "b", "c"] };
  expect(threeWayMerge(BASE, mine, theirs)).toEqual({
    merged: { title: "Mine", tags: ["a", "b", "c"], until: "" },
    conflicts: [],
  });
});

test("threeWayMerge calls it a conflict where both have changed a field, each otherwise", () => {
  const mine = { ...BASE, title: "Mine", until: "2026-06-20" };
  const theirs = { ...BASE, title: "Theirs", until: "2026-06-20" };
  expect(threeWayMerge(BASE, mine, theirs)).toEqual({ merged: mine, conflicts: ["title"] });
});

test("threeWayMerge without a base calls each difference a conflict", () => {
  const mine = { ...BASE, title: "Mine" };
  expect(threeWayMerge(undefined, mine, BASE)).toEqual({ merged: mine, conflicts: ["title"] });
});

test("threeWayMerge keeps a removed field away, and asks where the other side changed it", () => {
  type Fields = Readonly<Record<string, string>>;
  const base: Fields = { from: "10:00", to: "16:00" };
  expect(threeWayMerge(base, {}, base)).toEqual({ merged: {}, conflicts: [] });
  expect(threeWayMerge(base, base, {})).toEqual({ merged: {}, conflicts: [] });
  expect(threeWayMerge(base, {}, { ...base, from: "11:00" }).conflicts).toEqual(["from"]);
});

test("threeWayMerge is the same from either side, and never asks about one side's changes", () => {
  fc.assert(
    fc.property(fields, fields, fields, (base, mine, theirs) => {
      const one = threeWayMerge(base, mine, theirs);
      const other = threeWayMerge(base, theirs, mine);
      expect(other.conflicts).toEqual(one.conflicts);
      if (one.conflicts.length === 0) expect(other.merged).toEqual(one.merged);
      expect(threeWayMerge(base, mine, base)).toEqual({ merged: mine, conflicts: [] });
      expect(threeWayMerge(base, base, theirs)).toEqual({ merged: theirs, conflicts: [] });
    }),
  );
});

test("mergeEdit of what is stored by now replaces it, and merges an edit of what was before", () => {
  const mine = { ...BASE, title: "Mine" };
  const now = { version: "2", stored: { ...BASE, title: "Theirs" } };
  expect(mergeEdit({ version: "2", seen: BASE }, mine, now).conflicts).toEqual([]);
  expect(mergeEdit({ version: "1", seen: BASE }, mine, now).conflicts).toEqual(["title"]);
});
