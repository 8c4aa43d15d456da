import type { ListPlace } from "#adapters/collections/list-collection.ts";
import type { DocumentFormat } from "#adapters/farm-json/document-format.ts";
import { AS_IT_IS, kindFormat } from "#adapters/farm-json/kind-format.ts";
import { asList } from "#adapters/farm-json/records.ts";
import { wholeIn, withUnknown } from "#adapters/farm-json/unknown-fields.ts";
import { isWhole, unknownOf } from "#adapters/farm-json/unknown-of.ts";
import { over } from "#adapters/local-storage/document-list.ts";
import type { Documents } from "#adapters/local-storage/documents.ts";
import type { StorageArea } from "#adapters/local-storage/storage-area.ts";
import type { Kind } from "#core/shared/kind.ts";
import type { WithUnknown } from "#core/shared/with-unknown.ts";

export type PlaceIn<Item> = (documents: Documents, area: StorageArea) => ListPlace<Item>;

interface Before<Item> {
  readonly value: readonly Item[];
  readonly stored: readonly unknown[];
}

const isStored = (record: unknown, field: string): boolean => Object.hasOwn(Object(record), field);

/** Keeps the stored form of unchanged records, and writes changed fields, and what was derived, over it. */
export const storedAs = <Item extends object>(
  items: readonly Item[],
  { value, stored }: Before<Item>,
  idOf: (item: Item) => string,
  toJson: (item: Item) => object,
  derived?: string,
): readonly unknown[] => {
  const jsonOf = (item: Item, record: unknown): object => {
    const json = toJson(item);
    return derived === undefined || isStored(record, derived)
      ? json
      : { ...json, [derived]: undefined };
  };
  const staying = new Map(value.map((item, at) => [item, stored[at]]));
  const left = new Set(items);
  // The first of those with one id.
  const before = new Map(
    value.flatMap((item, at) => (left.has(item) ? [] : [[idOf(item), at] as const])).toReversed(),
  );
  before.delete("");
  return items.map((item) => {
    if (staying.has(item)) return staying.get(item);
    const at = (isWhole(item) ? undefined : before.get(idOf(item))) ?? -1;
    const last = value[at];
    return last
      ? over(stored[at], jsonOf(last, stored[at]), toJson(item))
      : withUnknown(toJson(item), unknownOf(item));
  });
};

export const wholeOf = <Item>(
  items: readonly Item[],
  { value, stored }: Before<Item>,
  toJson: (item: Item) => object,
): readonly WithUnknown<Item>[] => {
  const places = new Map(value.map((item, at) => [item, at]));
  return wholeIn(
    items,
    items.map((item) => stored[places.get(item) ?? -1]),
    toJson,
  );
};

export const listOf =
  <Item extends object>(
    format: DocumentFormat<readonly Item[]>,
    idOf: (item: Item) => string,
    toJson: (item: Item) => object,
  ): PlaceIn<Item> =>
  (documents, area) => {
    const before = (): Before<Item> => {
      const { value, stored } = documents.read(area, format);
      return { value, stored: stored === undefined ? value.map(toJson) : asList(stored) };
    };
    return {
      get: () => documents.read(area, format).value,
      whole: (items) => wholeOf(items, before(), toJson),
      set: (items) =>
        documents.write(
          area,
          format.topic,
          storedAs(items, before(), idOf, toJson, format.beside?.field),
          format.beside,
        ),
    };
  };

export const lastFirst =
  <Item>(placeIn: PlaceIn<Item>): PlaceIn<Item> =>
  (documents, area) => {
    const { get, set, ...place } = placeIn(documents, area);
    return { ...place, get: () => get().toReversed(), set: (items) => set(items.toReversed()) };
  };

export const ownList = <Item extends object, Name extends string>(
  kind: Kind<Item, Name>,
  codec = AS_IT_IS,
): PlaceIn<Item> =>
  listOf(kindFormat(kind, codec), kind.id, (item) => codec.toStored(item) as object);
