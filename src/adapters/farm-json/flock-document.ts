import type { DocumentFormat } from "#adapters/farm-json/document-format.ts";
import { readEachOnce } from "#adapters/farm-json/read-once.ts";
import type { ListReading } from "#adapters/farm-json/record-list.ts";
import { asList, asMap, type StoredMap } from "#adapters/farm-json/records.ts";
import { byFlock } from "#adapters/farm-json/top-level-unknown.ts";
import { FLOCK_IDS, type FlockId } from "#core/flocks/flock.ts";
import type { OnFlock } from "#core/flocks/of-flock.ts";
import { sumOf } from "#core/shared/sum.ts";
import type { ShopTopic } from "#ports/change-feed.ts";

export type FlockItems = { readonly [name: string]: OnFlock };

type ListsOf<Items> = { readonly [Name in keyof Items]: readonly Items[Name][] };

export interface Part<Item> {
  readonly read: (map: StoredMap, flock: FlockId) => ListReading<Item>;
  /** One for each record of a map that holds readable ones alone. */
  readonly rawsIn: (map: StoredMap) => readonly unknown[];
  readonly toJson: (item: Item) => object;
  readonly fields: (items: readonly Item[], raws: readonly unknown[]) => StoredMap;
  /** Reading changes these fields only where it skips a record. */
  readonly staysAsRead?: true;
}

const NOTHING = { value: [], stored: [], skipped: 1 };

export const listPart = <Item extends object>(
  name: string,
  readOne: (raw: unknown, flock: FlockId) => Item | null,
  toJson: (item: Item) => object,
): Part<Item> => {
  const readers = byFlock((flock) => readEachOnce((raw) => readOne(raw, flock)));
  return {
    read: (map, flock) => readers[flock](map[name] ?? []) ?? NOTHING,
    rawsIn: (map) => asList(map[name]),
    toJson,
    fields: (_items, raws) => ({ [name]: raws }),
  };
};

export interface FlockDocument<Items extends FlockItems> {
  readonly format: DocumentFormat<ListsOf<Items>>;
  readonly parts: { readonly [Name in keyof Items]: Part<Items[Name]> };
  /** One for each record that was read, of all flocks. */
  rawsOf(name: keyof Items, stored: unknown): readonly unknown[];
  readonly empty: StoredMap;
}

const readPart = (name: string, part: Part<OnFlock>, flock: FlockId, map: StoredMap) => {
  const { value, stored, skipped } = part.read(map, flock);
  const fields = part.staysAsRead && skipped === 0 ? {} : part.fields(value, stored);
  return { name, items: value, fields, skipped };
};

const readFlock = (parts: readonly [string, Part<OnFlock>][], flock: FlockId, stored: unknown) => {
  const map = asMap(stored) ?? {};
  const read = parts.map(([name, part]) => readPart(name, part, flock, map));
  return {
    items: new Map(read.map(({ name, items }) => [name, items])),
    stored: Object.assign({}, map, ...read.map(({ fields }) => fields)) as StoredMap,
    skipped: sumOf(read, ({ skipped }) => skipped) + (asMap(stored) ? 0 : 1),
  };
};

/** `{ "1": { … }, … }`: one document, of several kinds. */
export const flockDocument = <Items extends FlockItems>(
  topic: ShopTopic,
  parts: FlockDocument<Items>["parts"],
  empty: StoredMap = {},
): FlockDocument<Items> => {
  const all = Object.entries(parts) as unknown as readonly [string, Part<OnFlock>][];
  const listsOf = (itemsOf: (name: string) => readonly OnFlock[]) =>
    Object.fromEntries(all.map(([name]) => [name, itemsOf(name)])) as unknown as ListsOf<Items>;
  const read = (stored: unknown) => {
    const map = asMap(stored);
    if (map === null) return null;
    const flocks = FLOCK_IDS.map((id) => ({ id, ...readFlock(all, id, map[id] ?? {}) }));
    return {
      value: listsOf((name) => flocks.flatMap(({ items }) => items.get(name) ?? [])),
      stored: { ...map, ...Object.fromEntries(flocks.map((flock) => [flock.id, flock.stored])) },
      skipped: sumOf(flocks, ({ skipped }) => skipped),
    };
  };
  const rawsOf = (name: keyof Items, stored: unknown): readonly unknown[] =>
    FLOCK_IDS.flatMap((id) => parts[name].rawsIn(asMap(asMap(stored)?.[id]) ?? {}));
  return { format: { topic, initial: listsOf(() => []), read }, parts, rawsOf, empty };
};
