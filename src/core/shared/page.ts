import type { Collection, Query } from "#ports/collection.ts";

export interface Page<Item> {
  readonly items: readonly Item[];
  readonly total: number;
  readonly next: string | null;
}

export const PAGE_SIZE = 200;

export const startOf = (mark: string | null): number =>
  mark !== null && /^\d{1,9}$/.test(mark) ? Number(mark) : 0;

export const pageOf = <Item>(found: readonly Item[], after: string | null): Page<Item> => {
  const start = startOf(after);
  const end = start + PAGE_SIZE;
  return {
    items: found.slice(start, end),
    total: found.length,
    next: end < found.length ? String(end) : null,
  };
};

export const pageWhere = async <Item, Name extends string>(
  kept: Pick<Collection<Item, Name>, "page">,
  query: Query<Name>,
  after: string | null,
): Promise<Page<Item>> => {
  const start = startOf(after);
  const { items, total } = await kept.page({ ...query, skip: start, most: PAGE_SIZE });
  const end = start + PAGE_SIZE;
  return { items, total, next: end < total ? String(end) : null };
};
