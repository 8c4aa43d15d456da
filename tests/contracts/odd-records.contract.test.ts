import { randomBytes } from "node:crypto";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { FarmDocuments } from "#adapters/farm-json/farm-documents.ts";
import { leavingOut } from "#adapters/farm-json/json-path.ts";
import type { JsonPath } from "#core/backup/backup-file.ts";
import { inDocuments } from "#tests/support/archive-documents.ts";
import { farmDocuments, NO_RECORDS } from "#tests/support/farm-documents.ts";
import { type OddRecord, oddRecords } from "#tests/support/odd-documents.ts";
import { TEST_STORES } from "#tests/support/stores.ts";
import { seconds } from "../../tools/lib/slowness.ts";

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

const isSame = (one: JsonPath, other: JsonPath): boolean => one.join("\n") === other.join("\n");

const [FIRST] = SAMPLES as [FarmDocuments];

const anOrderWith = (id: string) => ({ ...FIRST, orders: [{ id, total: 1, items: [] }] });

/** Letters enough that no shop keeps them, in a text and in a story. */
const A_MILLION = letters(1_000_000);
const FIFTY_MILLION = "x".repeat(50_000_000);

/** Beyond all measure, as a number and as a text. */
const FIGURES = [1e13, -1e13, "9".repeat(400)];

const ODD: readonly (readonly [string, readonly OddRecord[]])[] = [
  ["a text of a million letters", oddRecords("texts", A_MILLION)],
  ["a story of fifty million letters", oddRecords("stories", FIFTY_MILLION)],
  ...FIGURES.map(
    (figure) =>
      [`a figure of ${String(figure).slice(0, 5)}`, oddRecords("figures", figure)] as const,
  ),
];

const ODD_KEYS = [
  ["status", { status: letters(9_000) }],
  ["captureId", { captureId: letters(9_000) }],
  ["provider's id of money", { captureId: letters(300) }],
  ["instant in the log", { log: [{ at: letters(9_000), kind: "paid" }] }],
  ["quantity", { items: [{ id: "large-6", quantity: 2_000_000 }] }],
] as const;

/** As long as calls take them. */
const FITTING = [
  ...oddRecords("texts", letters(10_000)),
  ...oddRecords("stories", `<p>${"x".repeat(8_000_000)}</p>`),
  ...oddRecords("figures", 9_000_000),
].filter(({ name }) => !/quantity|eggPrices|\.at|date/.test(name));

const LOT = {
  id: "lot",
  at: "2026-06-15T12:00:00.000Z",
  from: "count",
  flock: "1",
  laid: "2026-06-15",
};

const MOVE = { id: "move", at: LOT.at, lot: "lot-large", kind: "packed" };

describe.each(TEST_STORES)("a backup restored into %s", (_name, freshTestStore) => {
  test("names an order whose id is a megabyte long, as a record that can't be read", () => {
    const archive = inDocuments(freshTestStore().openTab().shop.archive);
    expect(archive.refusedIn(anOrderWith(letters(1_000_000)))).toMatchObject([
      { place: ["orders", 0], reason: "unreadable" },
    ]);
    expect(archive.refusedIn(anOrderWith(letters(200)))).toEqual([]);
  });

  test.each(ODD)("names each record with %s as one that can't be read", (_what, odd) => {
    const archive = inDocuments(freshTestStore().openTab().shop.archive);
    const missed: string[] = [];
    for (const { name, place, documents } of odd) {
      const whole = { ...NO_RECORDS, ...documents };
      const refused = archive.refusedIn(whole);
      const isNamed = refused.some(
        (one) => one.reason === "unreadable" && isSame(one.place, place),
      );
      if (!isNamed) missed.push(name);
    }
    expect(missed).toEqual([]);
  });

  test("takes all that calls take", () => {
    const archive = inDocuments(freshTestStore().openTab().shop.archive);
    const named = FITTING.filter(
      ({ documents }) => archive.refusedIn({ ...NO_RECORDS, ...documents }).length > 0,
    );
    expect(named.map(({ name }) => name)).toEqual([]);
  });

  test.each(ODD_KEYS)("names an order with an odd %s and takes the rest", async (_field, odd) => {
    const archive = inDocuments(freshTestStore().openTab().shop.archive);
    const documents = { ...FIRST, orders: [{ id: "Ada's", total: 1, items: [], ...odd }] };
    const refused = archive.refusedIn(documents);
    expect(refused).toMatchObject([{ place: ["orders", 0], reason: "unreadable", name: "Ada's" }]);
    const places = refused.map(({ place }) => place);
    await archive.replace(leavingOut(documents, places) as FarmDocuments);
    expect((await archive.read()).orders).toEqual([]);
  });

  test("names a lot and a move of more eggs than a column holds", () => {
    const archive = inDocuments(freshTestStore().openTab().shop.archive);
    const withEggs = (eggs: number) => ({
      ...FIRST,
      eggLots: { lots: [{ ...LOT, eggs: { large: eggs } }], weeks: {} },
      eggMoves: [{ ...MOVE, eggs }],
    });
    const refusedOf = (eggs: number) => archive.refusedIn(withEggs(eggs)).map(({ place }) => place);
    expect(refusedOf(3_000_000_000)).toEqual([
      ["eggLots", "lots", 0],
      ["eggMoves", 0],
    ]);
    expect(refusedOf(1_000_000)).toEqual([]);
  });

  test.each(["id", "lot", "order", "undoes"])(
    "is taken as its preview says, whatever record has a long %s",
    { timeout: seconds(60) },
    async (field) => {
      const archive = inDocuments(freshTestStore().openTab().shop.archive);
      for (const sample of SAMPLES) {
        const documents = spoilt(sample, field, () => letters(6_000)) as FarmDocuments;
        const refused = archive.refusedIn(documents).map(({ place }) => place);
        await archive.replace(leavingOut(documents, refused) as FarmDocuments);
      }
    },
  );
});
