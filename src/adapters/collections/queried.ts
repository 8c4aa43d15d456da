import { comparable, grouped, keyOf, keysOf, sorted } from "#adapters/collections/list-index.ts";
import type { Index, Kind } from "#core/shared/kind.ts";
import { sumOf } from "#core/shared/sum.ts";
import { isFoundBy } from "#core/shared/word-search.ts";
import type { Key, Query, Range, Where } from "#ports/collection.ts";

type Items<Item> = readonly Item[];

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
  return (key: Key): boolean =>
    (from == null || key >= from) &&
    (before == null || key < before) &&
    (upTo == null || key <= upTo);
};

const withKeys = <Item extends object>(
  items: Items<Item>,
  index: Index<Item>,
  isWanted: (key: Key) => boolean,
): Items<Item> => {
  const keys = keysOf(items, index);
  return items.filter((_item, at) => {
    const key = keys[at] ?? null;
    return key !== null && isWanted(key);
  });
};

const inRange = <Item extends object>(
  items: Items<Item>,
  index: Index<Item>,
  range: Range,
): Items<Item> => {
  if (index.as === "words") {
    const isFound = isFoundBy(String(range));
    return isFound("") ? items : withKeys(items, index, (text) => isFound(String(text)));
  }
  const some = keysIn(range);
  if (some === null) return withKeys(items, index, within(index, range as never));
  const wanted = new Set(some.map((key) => comparable(index, key)));
  const [only] = wanted;
  if (wanted.size === 1 && only !== undefined) return grouped(items, index).get(only) ?? [];
  return withKeys(items, index, (key) => wanted.has(key));
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
  const ways = where.map((one) => foundBy(indexes, items, one));
  const [first = []] = ways;
  if (ways.length < 2 || ways.includes(items)) return ways.includes(items) ? items : first;
  const all = new Set(ways.flat());
  return items.filter((item) => all.has(item));
};

const firstOf = <Item extends object>(
  items: Items<Item>,
  index: Index<Item>,
  isDescending: boolean,
  isWanted: (key: Key) => boolean,
): Items<Item> => {
  let first = -1;
  const keys = keysOf(items, index);
  keys.forEach((key, at) => {
    const least = keys[first] ?? null;
    if (key === null || !isWanted(key)) return;
    if (least === null || (isDescending ? key > least : key < least)) first = at;
  });
  return first < 0 ? [] : items.slice(first, first + 1);
};

const isRange = (range: Range): boolean => typeof range === "object" && !("among" in range);

const firstWithin = <Item extends object, Name extends string>(
  indexes: Indexes<Item, Name>,
  items: Items<Item>,
  { where = {}, by, isDescending = false, skip = 0, most }: Query<Name>,
): Items<Item> | null => {
  if (by === undefined || most !== 1 || skip > 0 || Array.isArray(where)) return null;
  const { [by]: range, ...others } = where as Where<Name>;
  if (range !== undefined && !isRange(range)) return null;
  const left = found(indexes, items, others as Where<Name>);
  const isWanted = range === undefined ? () => true : within(indexes[by], range as never);
  return firstOf(left, indexes[by], isDescending, isWanted);
};

/** The first few of a range, in the order of adding: what comes after them isn't looked at. */
const firstFewWithin = <Item extends object, Name extends string>(
  indexes: Indexes<Item, Name>,
  items: Items<Item>,
  { where = {}, by, isDescending = false, skip = 0, most }: Query<Name>,
): Items<Item> | null => {
  if (by !== undefined || isDescending || most === undefined || Array.isArray(where)) return null;
  const [one, ...others] = Object.entries(where) as [Name, Range][];
  if (!one || others.length > 0 || !isRange(one[1])) return null;
  const [index, isWanted] = [indexes[one[0]], within(indexes[one[0]], one[1] as never)];
  const few: Item[] = [];
  for (const item of items) {
    if (few.length === skip + most) break;
    const key = keyOf(index, item);
    if (key !== null && isWanted(key)) few.push(item);
  }
  return few.slice(skip);
};

export const queried = <Item extends object, Name extends string>(
  { indexes }: Pick<Kind<Item, Name>, "indexes">,
  items: Items<Item>,
  query: Query<Name>,
): Items<Item> => {
  const { where = {}, by, isDescending = false, skip = 0, most } = query;
  const first = firstWithin(indexes, items, query) ?? firstFewWithin(indexes, items, query);
  if (first) return first;
  const all = found(indexes, items, where);
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
