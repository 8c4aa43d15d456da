import { describe, expect, test } from "vitest";
import { readMark } from "#core/posts/post-mark.ts";
import { anOrder } from "#tests/support/orders.ts";
import { aCustomer, aMessage, aPost } from "#tests/support/records.ts";
import { TEST_STORES } from "#tests/support/stores.ts";

const NO_MARKS = [
  ...["", "-1", "1.5", "0x10", " 5", "NaN", "Infinity", "1e400", "1e3", "99999999999999999999"],
  ...["9999999999999999/1", "-999999999999999/1", "999999999999999/1", "1/999999999999999"],
  ...["/", "a/b", "1/", "/1", "\u{1f95a}"],
];

const BY_NAME = { column: "name", direction: "ascending" } as const;

describe.each(TEST_STORES)("a list in %s", (_name, freshTestStore) => {
  const filled = async () => {
    const { shop } = freshTestStore().openTab();
    await shop.unitOfWork.run(async ({ messages, customers, orders, posts }) => {
      for (const id of ["1", "2", "3"]) {
        await messages.add(aMessage({ id }));
        await customers.add(aCustomer({ id, email: `c${id}@example.com` }));
        await orders.add(anOrder({ id }));
        await posts.add(aPost({ id }));
      }
    });
    const { messages, customers, orders, posts } = shop.records;
    return {
      messages: (after: string | null) => messages.page(after),
      inbox: (after: string | null) => messages.page(after, "outbox"),
      customers: (after: string | null) => customers.page({ text: "", sort: null, after }),
      sorted: (after: string | null) => customers.page({ text: "", sort: BY_NAME, after }),
      orders: (after: string | null) => orders.page({ text: "", status: "All", after }),
      stories: (after: string | null) => posts.page(readMark(after ?? "")),
    };
  };

  test("begins a page at its first record, or after all of them, whatever the mark is", async () => {
    for (const [name, page] of Object.entries(await filled())) {
      const first = await page(null);
      expect(first.items.length, name).toBeGreaterThanOrEqual(3);
      const pages: readonly { readonly items: readonly unknown[] }[] = await Promise.all(
        NO_MARKS.map((mark) => page(mark)),
      );
      for (const [at, { items }] of pages.entries())
        expect([[], first.items], `${name} after ${NO_MARKS[at]}`).toContainEqual(items);
      expect((await page("-1")).items, name).toEqual(first.items);
    }
  });
});
