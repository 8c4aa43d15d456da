import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { inDocuments } from "#tests/support/archive-documents.ts";
import { ENGINES } from "#tests/support/postgres-databases.ts";
import { postgresTestStore } from "#tests/support/postgres-test-store.ts";
import { MOMENTS, toldDays } from "#tests/support/told-days.ts";

// The records of a shop that had no calendar, and the days that it showed.
const file = (name: string) => readFile(`tests/support/before-the-week/${name}`, "utf8");

describe.each(ENGINES)("a shop of before, restored in %s", (_engine, fresh) => {
  test.each(["fresh", "own-days"])(
    "that is '%s' has the same days in its pages, mails and lists, byte for byte",
    async (name) => {
      const stores = postgresTestStore(fresh).openTab();
      await inDocuments(stores.shop.archive).replace(JSON.parse(await file(`farm-${name}.json`)));
      const told: string[] = [];
      for (const now of MOMENTS) told.push(await toldDays(stores, now));
      expect(`${told.join("\n")}\n`).toBe(await file(`told-${name}.txt`));
    },
  );
});
