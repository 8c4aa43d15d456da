import * as v from "valibot";
import { listReads } from "#adapters/collections/list-collection.ts";
import type { DocumentFormat } from "#adapters/farm-json/document-format.ts";
import { frozen } from "#adapters/farm-json/frozen.ts";
import { readEach } from "#adapters/farm-json/record-list.ts";
import { documentList } from "#adapters/local-storage/document-list.ts";
import type { Documents } from "#adapters/local-storage/documents.ts";
import type { StorageArea } from "#adapters/local-storage/storage-area.ts";
import type { Kind } from "#core/shared/kind.ts";
import type { Topic } from "#ports/change-feed.ts";
import type { Collection } from "#ports/collection.ts";

/** How a record stands in local storage, where it isn't as it is. */
export interface Codec {
  fromStored(stored: unknown): unknown;
  toStored(record: unknown): unknown;
}

export const AS_IT_IS: Codec = { fromStored: (stored) => stored, toStored: (record) => record };

const formatOf = <Item extends object>(
  topic: Topic,
  schema: v.GenericSchema<unknown, Item>,
  { fromStored }: Codec,
): DocumentFormat<readonly Item[]> => ({
  topic,
  initial: [],
  read: (stored) =>
    readEach((one) => {
      const read = v.safeParse(schema, fromStored(one));
      return read.success ? frozen(read.output) : null;
    }, stored),
});

/** A collection as the list that a key of local storage holds. */
export const storedCollection = <Item extends object, Name extends string>(
  documents: Documents,
  area: StorageArea,
  topic: Topic,
  kind: Kind<Item, Name>,
  codec: Codec,
): Collection<Item, Name> => {
  const { all, addAll, replace, removeAll } = documentList(documents, area, {
    document: formatOf(topic, kind.schema, codec),
    idOf: kind.id,
    toJson: (item) => codec.toStored(item) as object,
  });
  const isSame = (item: Item) => (one: Item) => kind.id(one) === kind.id(item);
  return {
    ...listReads(all, kind),
    add: async (items) => {
      if (items.length > 0) await addAll(items);
    },
    put: async (items) => {
      for (const item of items) await (all().some(isSame(item)) ? replace(item) : addAll([item]));
    },
    replace,
    remove: removeAll,
  };
};
