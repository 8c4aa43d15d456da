// Indexes of lists that never change: each is made once, when it is asked for.
import { instantOf } from "#core/shared/day.ts";
import type { Index } from "#core/shared/kind.ts";
import type { Key } from "#ports/collection.ts";

type Items<Item> = readonly Item[];

export const comparable = ({ as }: Pick<Index<never>, "as">, key: Key): Key =>
  as === "instant" && typeof key === "string" ? (instantOf(key) ?? 0) : key;

const made = <Item>(index: Index<Item>, item: Item): Key | null => {
  const key = index.of(item);
  return key === null ? null : comparable(index, key);
};

const remembered = <Value>(): ((
  of: object,
  index: object,
  make: () => NonNullable<Value> | null,
) => Value) => {
  const known = new WeakMap<object, WeakMap<object, Value>>();
  return (of, index, make) => {
    const byIndex = known.get(index) ?? new WeakMap<object, Value>();
    known.set(index, byIndex);
    const before = byIndex.get(of);
    if (before !== undefined) return before;
    const value = make() as Value;
    byIndex.set(of, value);
    return value;
  };
};

const keyOnce = remembered<Key | null>();

/** The words of a record take a while: they are put together once, also when its list changes. */
export const keyOf = <Item extends object>(index: Index<Item>, item: Item): Key | null =>
  index.as === "words" ? keyOnce(item, index, () => made(index, item)) : made(index, item);

const keysOnce = remembered<readonly (Key | null)[]>();

/** Only instants and words aren't compared as they are. */
const keysMade = <Item extends object>(
  items: Items<Item>,
  index: Index<Item>,
): readonly (Key | null)[] =>
  index.as === "instant" || index.as === "words"
    ? items.map((item) => keyOf(index, item))
    : items.map((item) => index.of(item));

export const keysOf = <Item extends object>(
  items: Items<Item>,
  index: Index<Item>,
): readonly (Key | null)[] => keysOnce(items, index, () => keysMade(items, index));

const groupsOnce = remembered<ReadonlyMap<Key, Items<never>>>();

export const grouped = <Item extends object>(
  items: Items<Item>,
  index: Index<Item>,
): ReadonlyMap<Key, Items<Item>> =>
  groupsOnce(items, index, () => {
    const groups = new Map<Key, Item[]>();
    keysOf(items, index).forEach((key, at) => {
      const item = items[at];
      if (key === null || item === undefined) return;
      const group = groups.get(key);
      if (group) group.push(item);
      else groups.set(key, [item]);
    });
    return groups as unknown as ReadonlyMap<Key, Items<never>>;
  });

const inOrder = <Item extends object>(items: Items<Item>, index: Index<Item>, way: 1 | -1) => {
  const keys = keysOf(items, index);
  const keyed = items.flatMap((item, at) => {
    const key = keys[at] ?? null;
    return key === null ? [] : [{ key, item }];
  });
  return keyed
    .sort((a, b) => (a.key < b.key ? -way : a.key > b.key ? way : 0))
    .map(({ item }) => item);
};

const upwards = remembered<Items<never>>();
const downwards = remembered<Items<never>>();

export const sorted = <Item extends object>(
  items: Items<Item>,
  index: Index<Item>,
  isDescending: boolean,
): Items<Item> =>
  (isDescending ? downwards : upwards)(
    items,
    index,
    () => inOrder(items, index, isDescending ? -1 : 1) as unknown as Items<never>,
  );
