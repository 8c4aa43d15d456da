import type { Page } from "#core/shared/page.ts";
import { nextPaint } from "#ui/shared/queries/next-paint.ts";

export interface Progress {
  readonly read: number;
  readonly total: number;
}

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
