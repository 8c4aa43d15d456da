import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { KEYS } from "#adapters/local-storage/keys.ts";

/** A key that is called as its topic, such as "orders", is the trade's own word. */
const STORAGE_WORDS = Object.entries(KEYS).flatMap(([topic, key]) => (key === topic ? [] : [key]));

const storageWordsIn = (code: string): readonly string[] =>
  STORAGE_WORDS.filter((key) => new RegExp(`\\b${key}\\b`).test(code));

const sourcesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts"))
    .map((file) => join(folder, file));

test.each(["src/core", "src/ports"])("no file of %s names a storage key", (folder) => {
  const files = sourcesIn(folder);
  expect(files.length).toBeGreaterThan(30);
  const named = files.flatMap((file) =>
    storageWordsIn(readFileSync(file, "utf8")).map((key) => `${file}: ${key}`),
  );
  expect(named).toEqual([]);
});

test.each([
  ["a text", 'storage.getItem("eggPrices")'],
  ["a member", "const { eggPrices } = documents;"],
  ["a member's name", "export interface Documents { readonly eggPrices: unknown }"],
])("storageWordsIn finds a key that is %s", (_what, code) => {
  expect(storageWordsIn(code)).toEqual(["eggPrices"]);
});

test("storageWordsIn passes words of the trade and names that only hold a key", () => {
  expect(storageWordsIn("records.orders; ports.lastBackup; reggPrices; eggPricesOf")).toEqual([]);
});
