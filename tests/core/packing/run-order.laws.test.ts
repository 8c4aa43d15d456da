import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { asDriven, MOST_POSTCODES, mergedRun, movedBy } from "#core/packing/run-order.ts";
import { aStop, postcodesOf } from "#tests/core/packing/stops.ts";

const postcodes = fc
  .tuple(
    fc.constantFrom("RH10", "RH11", "BN6", "EC1A"),
    fc.nat({ max: 9 }),
    fc.constantFrom("AA", "AB", "ZZ"),
  )
  .map(([outward, sector, unit]) => `${outward} ${sector}${unit}`);

const runs = fc.uniqueArray(postcodes, { maxLength: 30 });

const drivenOf = (stops: readonly string[], run: readonly string[]) =>
  postcodesOf(
    asDriven(
      stops.map((one) => aStop(one)),
      run,
    ),
  );

describe("asDriven", () => {
  test("has known postcodes as they were driven, and each stop once", () => {
    fc.assert(
      fc.property(runs, runs, (run, stops) => {
        const driven = drivenOf(stops, run);
        expect(driven.toSorted()).toEqual(stops.toSorted());
        expect(driven.filter((one) => run.includes(one))).toEqual(
          run.filter((one) => stops.includes(one)),
        );
      }),
    );
  });

  test("leaves stops as they come where no run is known", () => {
    fc.assert(
      fc.property(runs, (stops) => {
        expect(drivenOf(stops, [])).toEqual(stops);
      }),
    );
  });

  test("has a new postcode behind the known one that shares most letters, else last", () => {
    const run = ["RH11 0AA", "RH10 6AB", "RH10 7ZZ"];
    const stops = ["BN6 1AA", "RH10 6AA", "RH10 6AB", "RH10 7ZZ", "RH11 0AA", "RH11 9AA"];
    expect(drivenOf(stops, run)).toEqual([
      "RH11 0AA",
      "RH11 9AA",
      "RH10 6AB",
      "RH10 6AA",
      "RH10 7ZZ",
      "BN6 1AA",
    ]);
  });
});

describe("mergedRun", () => {
  test("has the run as it was driven, and each postcode of before once, at most 500", () => {
    fc.assert(
      fc.property(runs, runs, (before, driven) => {
        const merged = mergedRun(before, driven);
        expect(merged.filter((one) => driven.includes(one))).toEqual(driven);
        expect(merged.toSorted()).toEqual([...new Set([...before, ...driven])].toSorted());
      }),
    );
    const many = (from: number) =>
      Array.from({ length: MOST_POSTCODES }, (_, at) => `RH10 ${from + at}`);
    expect(mergedRun(many(1_000), many(2_000))).toEqual(many(2_000));
    expect(mergedRun(many(1_000), ["RH10 6AB"])).toHaveLength(MOST_POSTCODES);
  });

  test("keeps a postcode of another day behind the one that it was behind", () => {
    expect(mergedRun(["X", "A", "Y", "B"], ["B", "A"])).toEqual(["X", "B", "A", "Y"]);
  });

  test("of the same run again changes nothing", () => {
    fc.assert(
      fc.property(runs, runs, (before, driven) => {
        const merged = mergedRun(before, driven);
        expect(mergedRun(merged, driven)).toEqual(merged);
      }),
    );
  });
});

test("movedBy swaps a postcode with its neighbour, and leaves the first and the last alone", () => {
  expect(movedBy(["A", "B", "C"], "B", -1)).toEqual(["B", "A", "C"]);
  expect(movedBy(["A", "B", "C"], "B", 1)).toEqual(["A", "C", "B"]);
  for (const [postcode, step] of [
    ["A", -1],
    ["C", 1],
    ["D", 1],
  ] as const)
    expect(movedBy(["A", "B", "C"], postcode, step)).toEqual(["A", "B", "C"]);
});
