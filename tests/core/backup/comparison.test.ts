import fc from "fast-check";
import { expect, test } from "vitest";
import { entriesIn } from "#adapters/farm-json/document-records.ts";
import type { FarmDocuments } from "#adapters/farm-json/farm-documents.ts";
import { comparison } from "#core/backup/comparison.ts";
import { farmDocuments, NO_RECORDS } from "#tests/support/farm-documents.ts";

const changeOf = (before: FarmDocuments, after: FarmDocuments, kind: string) =>
  comparison(entriesIn(before), entriesIn(after)).find((change) => change.kind === kind);

test("comparison counts by kind what comes, goes and is another", () => {
  const before = {
    ...NO_RECORDS,
    orders: [{ id: "1", total: 1 }, { id: "2" }, { id: "3", status: "Pending" }],
    eggPrices: { large: { 6: 1.8, 12: 3.4 } },
    flockData: { 1: { costLog: [{ id: "a" }], eggLog: [] } },
  };
  const after = {
    ...NO_RECORDS,
    orders: [{ status: "Pending", id: "3" }, { total: 2, id: "1" }, { id: "4" }],
    eggPrices: { large: { 12: 3.4, 6: 1.8 }, small: {} },
    flockData: { 1: { eggLog: [{ id: "a" }] }, ducks: { costLog: [{ id: "a" }] } },
  };
  expect(changeOf(before, after, "orders")).toEqual({
    kind: "orders",
    before: 3,
    after: 3,
    added: 1,
    changed: 1,
    removed: 1,
  });
  expect(changeOf(before, after, "prices")).toMatchObject({ before: 1, added: 1, changed: 0 });
  expect(changeOf(before, after, "costs")).toMatchObject({ before: 1, added: 1, removed: 1 });
  expect(changeOf(before, after, "eggCounts")).toMatchObject({ before: 0, after: 1, added: 1 });
  expect(changeOf(before, after, "splash")).toMatchObject({ before: 1, after: 1, changed: 0 });
});

test("comparison tells records without an id, or with the same one, apart by their order", () => {
  const before = {
    ...NO_RECORDS,
    orders: [{ id: "" }, { id: "" }, { id: "A" }, { id: "A", total: 1 }],
  };
  expect(changeOf(before, before, "orders")).toMatchObject({ before: 4, after: 4, changed: 0 });
  const after = { ...NO_RECORDS, orders: [{ id: "" }, { id: "A" }, { id: "A", total: 2 }] };
  expect(changeOf(before, after, "orders")).toMatchObject({ removed: 1, changed: 1, added: 0 });
});

test("comparison finds no change where the same comes again", () => {
  fc.assert(
    fc.property(farmDocuments, (documents) => {
      for (const { added, changed, removed } of comparison(
        entriesIn(documents),
        entriesIn(structuredClone(documents)),
      ))
        expect([added, changed, removed]).toEqual([0, 0, 0]);
    }),
  );
});
