import { describe, expect, test } from "vitest";
import { refusedIn } from "#adapters/farm-json/refused-records.ts";
import { runOrderFormat } from "#adapters/farm-json/run-order-format.ts";
import { MOST_POSTCODES } from "#core/packing/run-order.ts";
import { NO_RECORDS } from "#tests/support/farm-documents.ts";

describe("a stored order of a run", () => {
  test.each([
    [["RH10 6AB", "rh106aa"], ["RH10 6AB", "RH10 6AA"], 0],
    [["RH10 6AB", "RH10", 7, null, "RH11 0AA"], ["RH10 6AB", "RH11 0AA"], 3],
    [["RH10 6AB", "RH10 6AB"], ["RH10 6AB"], 0],
  ])("%j is read as %j", (stored, value, skipped) => {
    expect(runOrderFormat.read(stored)).toEqual({ value, stored: value, skipped });
  });

  test.each([null, 7, "RH10 6AB", {}])("%j can't be read", (stored) => {
    expect(runOrderFormat.read(stored)).toBeNull();
  });

  test("is read no longer than it may be", () => {
    const many = Array.from({ length: 900 }, (_, at) => {
      const unit = `${String.fromCharCode(65 + (at % 26))}${String.fromCharCode(65 + Math.floor(at / 26 / 10))}`;
      return `RH10 ${Math.floor(at / 26) % 10}${unit}`;
    });
    expect(runOrderFormat.read(many)?.value).toHaveLength(MOST_POSTCODES);
  });

  test("is refused in a backup where one of its postcodes is none", () => {
    const refused = (runOrder: unknown) =>
      refusedIn({ ...NO_RECORDS, runOrder }, { highest: null, isUnique: false });
    expect(refused(["RH10 6AB"])).toEqual([]);
    for (const bad of [["RH10 6AB", "RH10"], "RH10 6AB"])
      expect(refused(bad)).toEqual([
        { place: ["runOrder"], name: "runOrder", reason: "unreadable" },
      ]);
  });
});
