import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { firstFarmIn } from "#tests/support/hilltop.ts";

const FILES = readdirSync("public", { recursive: true, withFileTypes: true })
  .filter((file) => file.isFile())
  .map(({ parentPath, name }) => join(parentPath, name));

test.each(FILES)("%s, which every farm serves, says nothing of the first one", (file) => {
  expect(firstFarmIn(readFileSync(file, "latin1"))).toEqual([]);
});
