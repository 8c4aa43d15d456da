import { expect, test, vi } from "vitest";
import { readMark } from "#core/posts/post-mark.ts";
import { aPost } from "#tests/support/records.ts";
import { aTab } from "#tests/support/stored-tab.ts";

const MANY = Array.from({ length: 50 }, (_, n) => {
  const at = Date.UTC(2026, 0, n + 1);
  return aPost({
    id: String(at),
    date: new Date(at).toISOString(),
    content: "Eggs. ".repeat(9_000),
  });
});

test("the pages of the list of stories come of one parse, without a story's text", async () => {
  const { records, stores } = aTab({ blogPosts: MANY });
  const parse = vi.spyOn(JSON, "parse");
  let mark: string | null = null;
  let listed = 0;
  do {
    const page = await stores.shop.records.posts.page(readMark(mark ?? ""));
    listed += page.items.length;
    expect(JSON.stringify(page)).not.toContain("Eggs. Eggs.");
    mark = page.next;
  } while (mark !== null);
  await records.posts.find(MANY[0]?.id ?? "");
  expect(listed).toBe(50);
  expect(parse.mock.calls.filter(([text]) => text.length > 100_000)).toHaveLength(1);
});
