import { expect, test } from "vitest";
import { spaced } from "#ui/shared/spaced.ts";

test("what is empty takes no space", () => {
  expect(spaced("row", false, undefined, "", "struck")).toBe("row struck");
  expect(spaced(undefined, "struck")).toBe("struck");
});

test("spaced returns nothing for nothing", () => {
  expect(spaced(false, undefined)).toBe("");
});
