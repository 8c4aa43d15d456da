import { expect } from "vitest";
import type { PostSummary } from "#core/posts/post.ts";
import { readMark } from "#core/posts/post-mark.ts";
import { PAGE_SIZE, type Page } from "#core/shared/page.ts";
import type { PostRepository } from "#ports/post-repository.ts";

/** The records of all pages together. Each page but the last is full, and tells the same total. */
export const allPages = async <Item>(
  pageAfter: (after: string | null) => Promise<Page<Item>>,
): Promise<readonly Item[]> => {
  const items: Item[] = [];
  let after: string | null = null;
  do {
    const page: Page<Item> = await pageAfter(after);
    items.push(...page.items);
    expect(page.items).toHaveLength(
      Math.min(PAGE_SIZE, page.total + page.items.length - items.length),
    );
    expect(page.next === null).toBe(items.length === page.total);
    after = page.next;
  } while (after !== null);
  return items;
};

/** The stories of all pages together, the newest first. */
export const everySummary = async (
  posts: Pick<PostRepository, "page">,
  mark: string | null = null,
): Promise<readonly PostSummary[]> => {
  const { items, next } = await posts.page(readMark(mark ?? ""));
  return next === null ? items : [...items, ...(await everySummary(posts, next))];
};
