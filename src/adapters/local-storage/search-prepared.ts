import { keyOf } from "#adapters/collections/list-index.ts";
import type { Index, Kind } from "#core/shared/kind.ts";
import type { Collection } from "#ports/collection.ts";

const UNTIL_SHOWN_MS = 300;
const A_SLICE = 100;
const prepared = new WeakSet<object>();

const prepare = <Item extends object>(
  items: readonly Item[],
  words: Index<Item>,
  from = 0,
): void => {
  if (from === 0 && prepared.has(items)) return;
  prepared.add(items);
  if (from >= items.length) return;
  setTimeout(
    () => {
      for (const item of items.slice(from, from + A_SLICE)) keyOf(words, item);
      prepare(items, words, from + A_SLICE);
    },
    from === 0 ? UNTIL_SHOWN_MS : 0,
  );
};

/** Makes what records are found by in small steps once they are shown: the first letter typed is fast. */
export const withSearchPrepared = <Item extends object, Name extends string>(
  collection: Collection<Item, Name>,
  { indexes }: Kind<Item, Name>,
  all: () => readonly Item[],
): Collection<Item, Name> => {
  const words = Object.values<Index<Item>>(indexes).find(({ as }) => as === "words");
  if (!words) return collection;
  return {
    ...collection,
    page: (query) => {
      prepare(all(), words);
      return collection.page(query);
    },
    count: (query) => {
      prepare(all(), words);
      return collection.count(query);
    },
  };
};
