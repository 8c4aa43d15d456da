import fc from "fast-check";
import { expect, test } from "vitest";
import { recordsIn } from "#adapters/farm-json/document-records.ts";
import { leavingOut } from "#adapters/farm-json/json-path.ts";
import { recordName } from "#adapters/farm-json/record-name.ts";
import { farmDocuments, NO_RECORDS } from "#tests/support/farm-documents.ts";

test("leavingOut removes the given record and no other", () => {
  fc.assert(
    fc.property(farmDocuments, fc.nat(), (documents, at) => {
      const all = recordsIn(documents);
      const gone = all[at % (all.length - 1)];
      if (!gone) throw new Error("a record");
      const rest = recordsIn(leavingOut(documents, [gone.path]));
      expect(rest.map(({ value }) => value)).toEqual(
        all.filter((record) => record !== gone).map(({ value }) => value),
      );
    }),
  );
});

test("a record is known by what people call it, else by its path", () => {
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
