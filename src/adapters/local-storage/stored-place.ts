import * as v from "valibot";
import type { ListPlace } from "#adapters/collections/list-collection.ts";
import type { DocumentFormat } from "#adapters/farm-json/document-format.ts";
import { frozen } from "#adapters/farm-json/frozen.ts";
import { readEach } from "#adapters/farm-json/record-list.ts";
import { asList } from "#adapters/farm-json/records.ts";
import { unknownIn, withUnknown } from "#adapters/farm-json/unknown-fields.ts";
import { noteUnknownIn, unknownOf } from "#adapters/farm-json/unknown-of.ts";
import { over } from "#adapters/local-storage/document-list.ts";
import type { Documents } from "#adapters/local-storage/documents.ts";
import type { StorageArea } from "#adapters/local-storage/storage-area.ts";
import type { Kind } from "#core/shared/kind.ts";

/** How a record stands in local storage, where it isn't as it is. */
export interface Codec {
  fromStored(stored: unknown): unknown;
  toStored(record: unknown): unknown;
}

const AS_IT_IS: Codec = { fromStored: (stored) => stored, toStored: (record) => record };

export type PlaceIn<Item> = (documents: Documents, area: StorageArea) => ListPlace<Item>;

interface Before<Item> {
  readonly value: readonly Item[];
  /** One for each item. */
  readonly stored: readonly unknown[];
}

/** Keeps the stored form of unchanged records, and writes changed fields over it. */
export const storedAs = <Item extends object>(
  items: readonly Item[],
  { value, stored }: Before<Item>,
  idOf: (item: Item) => string,
  toJson: (item: Item) => object,
): readonly unknown[] => {
  const staying = new Map(value.map((item, at) => [item, stored[at]]));
  const before = new Map(value.map((item, at) => [idOf(item), at]));
  return items.map((item) => {
    if (staying.has(item)) return staying.get(item);
    const at = before.get(idOf(item)) ?? -1;
    const last = value[at];
    return last
      ? over(stored[at], toJson(last), toJson(item))
      : withUnknown(toJson(item), unknownOf(item));
  });
};

const formatOf = <Item extends object>(
  { topic, schema }: Pick<Kind<Item, never>, "topic" | "schema">,
  { fromStored, toStored }: Codec,
): DocumentFormat<readonly Item[]> => ({
  topic,
  initial: [],
  read: (stored) =>
    readEach((one) => {
      const read = v.safeParse(schema, fromStored(one));
      if (!read.success) return null;
      const item = frozen(read.output);
      return noteUnknownIn(item, () => unknownIn(one, toStored(item)));
    }, stored),
});

/** The list that a key of local storage holds. */
export const ownList = <Item extends object, Name extends string>(
  kind: Kind<Item, Name>,
  codec = AS_IT_IS,
): PlaceIn<Item> => {
  const format = formatOf(kind, codec);
  const toJson = (item: Item) => codec.toStored(item) as object;
  return (documents, area) => ({
    get: () => documents.read(area, format).value,
    set: (items) => {
      const { value, stored } = documents.read(area, format);
      const next = storedAs(items, { value, stored: asList(stored) }, kind.id, toJson);
      documents.write(area, kind.topic, next);
    },
  });
};
