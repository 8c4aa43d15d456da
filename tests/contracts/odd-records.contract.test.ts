import { randomBytes } from "node:crypto";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { FarmDocuments } from "#adapters/farm-json/farm-documents.ts";
import { leavingOut } from "#adapters/farm-json/json-path.ts";
import { inDocuments } from "#tests/support/archive-documents.ts";
import { farmDocuments } from "#tests/support/farm-documents.ts";
import { TEST_STORES } from "#tests/support/stores.ts";

const SAMPLES = fc.sample(farmDocuments, { numRuns: 3, seed: 11 });

/** Letters that no database packs into fewer. */
const letters = (count: number): string => randomBytes(count).toString("base64url").slice(0, count);

const isMap = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** With another value in this field, wherever a record has it. */
const spoilt = (value: unknown, field: string, odd: () => unknown): unknown => {
  if (Array.isArray(value)) return value.map((one) => spoilt(one, field, odd));
  if (!isMap(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      name === field && !isMap(one) && !Array.isArray(one) ? odd() : spoilt(one, field, odd),
    ]),
  );
};

const [FIRST] = SAMPLES as [FarmDocuments];

const anOrderWith = (id: string) => ({ ...FIRST, orders: [{ id, total: 1, items: [] }] });

describe.each(TEST_STORES)("a backup restored into %s", (_name, freshTestStore) => {
  test("names an order whose id is a megabyte long, as a record that can't be read", () => {
    const archive = inDocuments(freshTestStore().openTab().shop.archive);
    expect(archive.refusedIn(anOrderWith(letters(1_000_000)))).toMatchObject([
      { place: ["orders", 0], reason: "unreadable" },
    ]);
    expect(archive.refusedIn(anOrderWith(letters(200)))).toEqual([]);
  });

  test.each(["id", "lot", "order", "undoes"])(
    "is taken as its preview says, whatever record has a long %s",
    async (field) => {
      const archive = inDocuments(freshTestStore().openTab().shop.archive);
      for (const sample of SAMPLES) {
        const documents = spoilt(sample, field, () => letters(6_000)) as FarmDocuments;
        const refused = archive.refusedIn(documents).map(({ place }) => place);
        await archive.replace(leavingOut(documents, refused) as FarmDocuments);
      }
    },
    60_000,
  );
});
