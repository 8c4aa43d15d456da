import type { Page } from "#core/shared/page.ts";

/** All that a question finds, page by page. */
export const everyPage = async <Item>(
  pageAfter: (after: string | null) => Promise<Page<Item>>,
): Promise<readonly Item[]> => {
  const items: Item[] = [];
  let after: string | null = null;
  do {
    const page: Page<Item> = await pageAfter(after);
    items.push(...page.items);
    after = page.next;
  } while (after !== null);
  return items;
};
