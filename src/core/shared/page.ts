/** Some of the records that a question finds, in its order. */
export interface Page<Item> {
  readonly items: readonly Item[];
  /** How many the question finds in all. */
  readonly total: number;
  /** What the next page comes after; null where this is the last. */
  readonly next: string | null;
}

export const PAGE_SIZE = 200;

/** A page of records that are all at hand, after a place that an earlier page named. */
export const pageOf = <Item>(found: readonly Item[], after: string | null): Page<Item> => {
  const start = Number(after ?? 0) || 0;
  const end = start + PAGE_SIZE;
  return {
    items: found.slice(start, end),
    total: found.length,
    next: end < found.length ? String(end) : null,
  };
};
