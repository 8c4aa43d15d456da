import fc from "fast-check";
import { expect, test } from "vitest";
import { PAGE_SIZE, type Page, pageOf } from "#core/shared/page.ts";

const found = fc
  .oneof(fc.nat({ max: 3 * PAGE_SIZE }), fc.constantFrom(0, 1, 99, 100, 101, 200))
  .map((length) => Array.from({ length }, (_, place) => place));

const allPagesOf = (records: readonly number[]): readonly Page<number>[] => {
  const pages = [pageOf(records, null)];
  for (let next = pages[0]?.next ?? null; next !== null; next = pages.at(-1)?.next ?? null)
    pages.push(pageOf(records, next));
  return pages;
};

test("pageOf gives each record once, in order, over all pages", () => {
  fc.assert(
    fc.property(found, (records) => {
      expect(allPagesOf(records).flatMap(({ items }) => items)).toEqual(records);
    }),
  );
});

test("pageOf has the total on every page, and only the last page is not full", () => {
  fc.assert(
    fc.property(found, (records) => {
      const pages = allPagesOf(records);
      const last = pages.at(-1);
      expect(pages).toHaveLength(Math.max(1, Math.ceil(records.length / PAGE_SIZE)));
      for (const page of pages) {
        expect(page.total).toBe(records.length);
        if (page !== last) expect(page.items).toHaveLength(PAGE_SIZE);
      }
    }),
  );
});

test.each(["", "somewhere"])("pageOf after %j, which is no index, is the first page", (after) => {
  expect(pageOf([1, 2], after)).toEqual({ items: [1, 2], total: 2, next: null });
});

test("pageOf after the end is empty and has no next", () => {
  expect(pageOf([1, 2], "100")).toEqual({ items: [], total: 2, next: null });
});
