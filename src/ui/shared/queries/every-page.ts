import type { Page } from "#core/shared/page.ts";
import { nextPaint } from "#ui/shared/queries/next-paint.ts";

/** How far the pages of a question are read. */
export interface Progress {
  readonly read: number;
  readonly total: number;
}

/** Hands out each page that a question finds, one after the other; what they lead to on the screen shows between them. */
export const eachPage = async <Item>(
  pageAfter: (after: string | null) => Promise<Page<Item>>,
  onPage: (items: readonly Item[], progress: Progress) => void,
): Promise<void> => {
  let read = 0;
  let after: string | null = null;
  do {
    if (after !== null) await nextPaint();
    const page: Page<Item> = await pageAfter(after);
    read += page.items.length;
    onPage(page.items, { read, total: page.total });
    after = page.next;
  } while (after !== null);
};

/** All that a question finds, page by page. */
export const everyPage = async <Item>(
  pageAfter: (after: string | null) => Promise<Page<Item>>,
  onProgress: (progress: Progress) => void = () => undefined,
): Promise<readonly Item[]> => {
  const items: Item[] = [];
  await eachPage(pageAfter, (some, progress) => {
    items.push(...some);
    onProgress(progress);
  });
  return items;
};
