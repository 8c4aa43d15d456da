import { type ListPlace, listCollection } from "#adapters/collections/list-collection.ts";
import { agreementCodec } from "#adapters/local-storage/agreement-codec.ts";
import { lotPlace } from "#adapters/local-storage/book-records.ts";
import type { Documents } from "#adapters/local-storage/documents.ts";
import type { StorageArea } from "#adapters/local-storage/storage-area.ts";
import { AS_IT_IS, storedCollection } from "#adapters/local-storage/stored-collection.ts";
import type { Kind } from "#core/shared/kind.ts";
import type { KindName } from "#core/shop/kinds.ts";
import type { Collection } from "#ports/collection.ts";

export const keptCollection = <Item extends object, Name extends string>(
  documents: Documents,
  area: StorageArea,
  name: KindName,
  kind: Kind<Item, Name>,
): Collection<Item, Name> => {
  if (name === "lots" || name === "weekSums") {
    const place = lotPlace(documents, area, name === "lots" ? "lots" : "weeks");
    return listCollection(place as unknown as ListPlace<Item>, kind);
  }
  const codec = name === "agreements" ? agreementCodec : AS_IT_IS;
  return storedCollection(documents, area, name, kind, codec);
};
