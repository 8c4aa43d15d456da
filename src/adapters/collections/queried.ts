import { instantOf } from "#core/shared/day.ts";
import type { Index, Kind } from "#core/shared/kind.ts";
import { sumOf } from "#core/shared/sum.ts";
import { isFoundBy } from "#core/shared/word-search.ts";
import type { Key, Query, Range, Where } from "#ports/collection.ts";

type Items<Item> = readonly Item[];

const comparable = ({ as }: Pick<Index<never>, "as">, key: Key): Key =>
  as === "instant" && typeof key === "string" ? (instantOf(key) ?? 0) : key;

const compare = (a: Key, b: Key): number => (a < b ? -1 : a > b ? 1 : 0);

const keys = new WeakMap<object, WeakMap<object, Key | null>>();

const made = <Item>(index: Index<Item>, item: Item): Key | null => {
  const key = index.of(item);
  return key === null ? null : comparable(index, key);
};

const IS_SLOW: Readonly<Record<Index<never>["as"], boolean>> = {
  instant: true,
  words: true,
  text: false,
  number: false,
};

/** Records never change: what is slow to make is made once. */
export const keyOf = <Item extends object>(index: Index<Item>, item: Item): Key | null => {
  if (!IS_SLOW[index.as]) return made(index, item);
  const known = keys.get(index) ?? new WeakMap<object, Key | null>();
  keys.set(index, known);
  const before = known.get(item);
  if (before !== undefined) return before;
  const key = made(index, item);
  known.set(item, key);
  return key;
};

const groups = new WeakMap<object, Map<object, ReadonlyMap<Key, Items<unknown>>>>();

const grouped = <Item extends object>(
  items: Items<Item>,
  index: Index<Item>,
): ReadonlyMap<Key, Items<Item>> => {
  const known = groups.get(items) ?? new Map<object, ReadonlyMap<Key, Items<unknown>>>();
  groups.set(items, known);
  const before = known.get(index);
  if (before) return before as ReadonlyMap<Key, Items<Item>>;
  const made = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(index, item);
    if (key === null) continue;
    const group = made.get(key);
    if (group) group.push(item);
    else made.set(key, [item]);
  }
  known.set(index, made);
  return made;
};

const keysIn = (range: Range): readonly Key[] | null => {
  if (typeof range !== "object") return [range];
  return "among" in range ? range.among : null;
};

const within = <Item extends object>(
  index: Index<Item>,
  range: Exclude<Range, Key | { among: unknown }>,
) => {
  const [from, before, upTo] = [range.from, range.before, range.upTo].map((bound) =>
    bound === undefined ? null : comparable(index, bound),
  );
  return (item: Item): boolean => {
    const key = keyOf(index, item);
    if (key === null) return false;
    const isAfter = from == null || compare(key, from) >= 0;
    return isAfter && (before == null || key < before) && (upTo == null || key <= upTo);
  };
};

const withWords = <Item extends object>(items: Items<Item>, index: Index<Item>, typed: string) => {
  if (typed.trim() === "") return items;
  const isFound = isFoundBy(typed);
  return items.filter((item) => isFound(String(keyOf(index, item) ?? "")));
};

const inRange = <Item extends object>(
  items: Items<Item>,
  index: Index<Item>,
  range: Range,
): Items<Item> => {
  if (index.as === "words") return withWords(items, index, String(range));
  const wantedKeys = keysIn(range);
  if (wantedKeys === null) return items.filter(within(index, range as never));
  const wanted = [...new Set(wantedKeys.map((key) => comparable(index, key)))];
  if (wanted.length === 1) return grouped(items, index).get(wanted[0] ?? "") ?? [];
  const isWanted = new Set<Key | null>(wanted);
  return items.filter((item) => isWanted.has(keyOf(index, item)));
};

type Indexes<Item, Name extends string> = Pick<Kind<Item & object, Name>, "indexes">["indexes"];

const foundBy = <Item extends object, Name extends string>(
  indexes: Indexes<Item, Name>,
  items: Items<Item>,
  where: Where<Name>,
): Items<Item> =>
  (Object.entries(where) as [Name, Range][]).reduce<Items<Item>>(
    (left, [name, range]) => inRange(left, indexes[name], range),
    items,
  );

const found = <Item extends object, Name extends string>(
  indexes: Indexes<Item, Name>,
  items: Items<Item>,
  where: Where<Name> | readonly Where<Name>[],
): Items<Item> => {
  if (!Array.isArray(where)) return foundBy(indexes, items, where as Where<Name>);
  const all = new Set(where.flatMap((one) => foundBy(indexes, items, one)));
  return items.filter((item) => all.has(item));
};

const sorted = <Item extends object>(
  items: Items<Item>,
  index: Index<Item>,
  isDescending: boolean,
) => {
  const way = isDescending ? -1 : 1;
  const keyed = items.flatMap((item) => {
    const key = keyOf(index, item);
    return key === null ? [] : [{ key, item }];
  });
  return keyed.sort((a, b) => way * compare(a.key, b.key)).map(({ item }) => item);
};

/** Of equals, the one that was added first. */
const firstOf = <Item extends object>(
  items: Items<Item>,
  index: Index<Item>,
  isDescending: boolean,
): Items<Item> => {
  let first: { readonly key: Key; readonly item: Item } | null = null;
  for (const item of items) {
    const key = keyOf(index, item);
    if (key === null) continue;
    if (first === null || (isDescending ? key > first.key : key < first.key)) first = { key, item };
  }
  return first === null ? [] : [first.item];
};

export const queried = <Item extends object, Name extends string>(
  { indexes }: Pick<Kind<Item, Name>, "indexes">,
  items: Items<Item>,
  { where = {}, by, isDescending = false, skip = 0, most }: Query<Name>,
): Items<Item> => {
  const all = found(indexes, items, where);
  if (by !== undefined && most === 1 && skip === 0) return firstOf(all, indexes[by], isDescending);
  const asAdded = isDescending ? all.toReversed() : all;
  const inOrder = by === undefined ? asAdded : sorted(all, indexes[by], isDescending);
  return inOrder.slice(skip, most === undefined ? undefined : skip + most);
};

export const totalled = <Item extends object, Name extends string, Of extends Name>(
  { indexes }: Pick<Kind<Item, Name>, "indexes">,
  items: Items<Item>,
  of: readonly Of[],
) =>
  Object.fromEntries(
    of.map((name) => [name, sumOf(items, (item) => Number(indexes[name].of(item)))]),
  ) as Record<Of, number>;

export const summed = <Item extends object, Name extends string, By extends Name>(
  { indexes }: Pick<Kind<Item, Name>, "indexes">,
  items: Items<Item>,
  of: Name,
  by: readonly By[],
) => {
  const sums = new Map<string, { readonly keys: Record<By, string>; sum: number }>();
  for (const item of items) {
    const keys = by.map((name) => [name, indexes[name].of(item)]);
    if (keys.some(([, key]) => key === null)) continue;
    const key = JSON.stringify(keys);
    const known = sums.get(key) ?? { keys: Object.fromEntries(keys), sum: 0 };
    known.sum += Number(indexes[of].of(item));
    sums.set(key, known);
  }
  return [...sums.values()];
};
