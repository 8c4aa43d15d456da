import fc from "fast-check";
import { expect, test } from "vitest";
import { comparison } from "#core/backup/comparison.ts";
import { type FarmDocuments, leavingOut } from "#core/backup/farm-documents.ts";
import { recordsIn } from "#core/backup/farm-record.ts";
import { recordName } from "#core/backup/record-name.ts";
import { farmDocuments, NO_RECORDS } from "#tests/support/farm-documents.ts";

const changeOf = (before: FarmDocuments, after: FarmDocuments, kind: string) =>
  comparison(before, after).find((change) => change.kind === kind);

test("comparison counts added, changed and removed records by kind", () => {
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
    flockData: { 1: { eggLog: [{ id: "a" }] } },
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
  expect(changeOf(before, after, "costs")).toMatchObject({ before: 1, after: 0, removed: 1 });
  expect(changeOf(before, after, "eggCounts")).toMatchObject({ before: 0, after: 1, added: 1 });
  expect(changeOf(before, after, "splash")).toMatchObject({ before: 1, after: 1, changed: 0 });
});

test("comparison tells records without an id, or with the same id, apart by their index", () => {
  const before = {
    ...NO_RECORDS,
    orders: [{ id: "" }, { id: "" }, { id: "A" }, { id: "A", total: 1 }],
  };
  expect(changeOf(before, before, "orders")).toMatchObject({ before: 4, after: 4, changed: 0 });
  const after = { ...NO_RECORDS, orders: [{ id: "" }, { id: "A" }, { id: "A", total: 2 }] };
  expect(changeOf(before, after, "orders")).toMatchObject({ removed: 1, changed: 1, added: 0 });
});

test("comparison counts no change between equal documents", () => {
  fc.assert(
    fc.property(farmDocuments, (documents) => {
      for (const { added, changed, removed } of comparison(documents, structuredClone(documents)))
        expect([added, changed, removed]).toEqual([0, 0, 0]);
    }),
  );
});

test("leavingOut removes the given record and no other", () => {
  fc.assert(
    fc.property(farmDocuments, fc.nat(), (documents, at) => {
      const all = recordsIn(documents);
      const gone = all[at % (all.length - 1)];
      if (!gone) throw new Error("a record");
      const rest = recordsIn(leavingOut(documents, [gone.place]));
      expect(rest.map(({ value }) => value)).toEqual(
        all.filter((record) => record !== gone).map(({ value }) => value),
      );
    }),
  );
});

test("recordName is what people call a record, else its index", () => {
  const documents = {
    ...NO_RECORDS,
    customers: [
      { name: "Mabel", email: "m@example.com" },
      7,
      { name: "", email: "m@example.com" },
      { name: "", email: "" },
      null,
    ],
    flockData: { 2: { costLog: [{ date: "2026-06-20", type: "feed", description: "Corn" }] } },
    blogPosts: [{ title: "x".repeat(500) }],
  };
  expect(recordName(documents, ["customers", 0])).toBe("Mabel, m@example.com");
  expect(recordName(documents, ["customers", 1])).toBe("customers, no. 2");
  expect(recordName(documents, ["customers", 2])).toBe("m@example.com");
  expect(recordName(documents, ["customers", 3])).toBe("customers, no. 4");
  expect(recordName(documents, ["customers", 4, "name"])).toBe("customers, no. 5, name");
  expect(recordName(documents, ["flockData", "2", "costLog", 0])).toBe("2026-06-20, feed, Corn");
  expect(recordName(documents, ["eggPrices", "large"])).toBe("eggPrices, large");
  expect(recordName(documents, ["blogPosts", 0])).toHaveLength(80);
});
