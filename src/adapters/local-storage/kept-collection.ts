import { listCollection } from "#adapters/collections/list-collection.ts";
import { customersFormat } from "#adapters/farm-json/customers-format.ts";
import { ordersFormat, orderToJson } from "#adapters/farm-json/orders-format.ts";
import { shownPostsFormat } from "#adapters/farm-json/posts-format.ts";
import { agreementCodec } from "#adapters/local-storage/agreement-codec.ts";
import type { Documents } from "#adapters/local-storage/documents.ts";
import { carePlace, entryPlace } from "#adapters/local-storage/flock-places.ts";
import { lotPlace } from "#adapters/local-storage/lot-place.ts";
import { withOwnWrites } from "#adapters/local-storage/own-writes.ts";
import { withSearchPrepared } from "#adapters/local-storage/search-prepared.ts";
import type { StorageArea } from "#adapters/local-storage/storage-area.ts";
import { lastFirst, listOf, ownList, type PlaceIn } from "#adapters/local-storage/stored-place.ts";
import { CUSTOMERS } from "#core/customers/customers.ts";
import type { Order } from "#core/orders/order.ts";
import { ORDERS } from "#core/orders/orders.ts";
import { AGREEMENTS } from "#core/payments/agreements.ts";
import { POSTS } from "#core/posts/posts.ts";
import type { Kind } from "#core/shared/kind.ts";
import type { ItemOf, KindName } from "#core/shop/kinds.ts";
import type { Collection } from "#ports/collection.ts";

/** As it is read again: own writes aren't parsed. */
const withoutUndefined = (order: Order): object => JSON.parse(JSON.stringify(orderToJson(order)));

const PLACES: { readonly [Name in KindName]?: PlaceIn<ItemOf<Name>> } = {
  orders: (documents, area) =>
    listOf(ordersFormat, ORDERS.id, withoutUndefined)(withOwnWrites(documents), area),
  customers: listOf(customersFormat, CUSTOMERS.id, (customer) => customer),
  agreements: ownList(AGREEMENTS, agreementCodec),
  lots: lotPlace("lots"),
  weekSums: lotPlace("weeks"),
  costs: entryPlace("costs"),
  eggCounts: entryPlace("eggCounts"),
  flockNames: carePlace("flockNames"),
  hens: carePlace("hens"),
  medicines: carePlace("medicines"),
  countNotes: carePlace("countNotes"),
  posts: lastFirst(listOf(shownPostsFormat, POSTS.id, (post) => post)),
};

export const keptCollection = <Item extends object, Name extends string>(
  documents: Documents,
  area: StorageArea,
  name: KindName,
  kind: Kind<Item, Name>,
): Collection<Item, Name> => {
  const placeIn = (PLACES[name] as unknown as PlaceIn<Item> | undefined) ?? ownList(kind);
  const place = placeIn(documents, area);
  return withSearchPrepared(listCollection(place, kind), kind, place.get);
};
