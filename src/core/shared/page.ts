export interface Page<Item> {
  readonly items: readonly Item[];
  readonly total: number;
  /** Keyset pagination: where the next page starts; null on the last. */
  readonly next: string | null;
}

export const PAGE_SIZE = 200;

export const pageOf = <Item>(found: readonly Item[], after: string | null): Page<Item> => {
  const start = Number(after ?? 0) || 0;
  const end = start + PAGE_SIZE;
  return {
    items: found.slice(start, end),
    total: found.length,
    next: end < found.length ? String(end) : null,
  };
};
