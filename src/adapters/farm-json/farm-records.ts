import { customersFormat } from "#adapters/farm-json/customers-format.ts";
import {
  costToJson,
  eggsToJson,
  type Flocks,
  flocksFormat,
} from "#adapters/farm-json/flocks-format.ts";
import { inventoryFormat } from "#adapters/farm-json/inventory-format.ts";
import { ordersFormat, orderToJson } from "#adapters/farm-json/orders-format.ts";
import { postsFormat } from "#adapters/farm-json/posts-format.ts";
import { pricesFormat, pricesToJson } from "#adapters/farm-json/prices-format.ts";
import { splashFormat } from "#adapters/farm-json/splash-format.ts";
import { unknownIn, withUnknown } from "#adapters/farm-json/unknown-fields.ts";
import {
  DOCUMENT_NAMES,
  type DocumentName,
  documentsBy,
  type FarmDocuments,
  isObject,
} from "#core/backup/farm-documents.ts";
import { type RecordKind, recordsIn } from "#core/backup/farm-record.ts";
import type { Customer } from "#core/customers/customer.ts";
import { FLOCK_IDS } from "#core/flocks/flock.ts";
import type { Inventory } from "#core/inventory/inventory.ts";
import type { Order } from "#core/orders/order.ts";
import type { Post } from "#core/posts/post.ts";
import type { Prices } from "#core/pricing/prices.ts";
import type { Splash } from "#core/splash/splash.ts";

export interface FarmRecords {
  readonly inventory: Inventory;
  readonly prices: Prices;
  readonly orders: readonly Order[];
  readonly customers: readonly Customer[];
  readonly flocks: Flocks;
  readonly posts: readonly Post[];
  readonly splash: Splash;
}

/** Unknown fields of a record, or of a document around its records. They move with the shop. */
export interface Keepsake {
  readonly kind: RecordKind | "document";
  readonly key: string;
  readonly fields: unknown;
}

/** A document that can't be read counts as never stored. */
export const FORMATS = {
  eggInventory: inventoryFormat,
  eggPrices: pricesFormat,
  orders: ordersFormat,
  customers: customersFormat,
  flockData: flocksFormat,
  blogPosts: postsFormat([]),
  splashConfig: splashFormat,
} as const;

const said = <Name extends keyof typeof FORMATS>(documents: FarmDocuments, name: Name) =>
  (FORMATS[name].read(documents[name])?.value ?? FORMATS[name].initial) as NonNullable<
    ReturnType<(typeof FORMATS)[Name]["read"]>
  >["value"];

/** Without records that can't be read. */
export const farmRecordsOf = (documents: FarmDocuments): FarmRecords => ({
  inventory: said(documents, "eggInventory"),
  prices: said(documents, "eggPrices"),
  orders: said(documents, "orders"),
  customers: said(documents, "customers"),
  flocks: said(documents, "flockData"),
  posts: said(documents, "blogPosts"),
  splash: said(documents, "splashConfig"),
});

const flocksToJson = (flocks: Flocks): unknown =>
  Object.fromEntries(
    FLOCK_IDS.map((id) => [
      id,
      { costLog: flocks[id].costs.map(costToJson), eggLog: flocks[id].eggs.map(eggsToJson) },
    ]),
  );

/** A stable order, wherever the stories are kept. */
const byDate = (a: Post, b: Post): number => (`${a.date} ${a.id}` < `${b.date} ${b.id}` ? -1 : 1);

const knownDocuments = (records: FarmRecords): FarmDocuments => ({
  eggInventory: records.inventory,
  eggPrices: pricesToJson(records.prices, {}),
  orders: records.orders.map(orderToJson),
  customers: records.customers,
  flockData: flocksToJson(records.flocks),
  blogPosts: records.posts.toSorted(byDate),
  splashConfig: records.splash,
});

const withoutLogs = (flock: unknown): unknown => {
  if (!isObject(flock)) return flock;
  const { costLog: _costs, eggLog: _eggs, ...deps } = flock;
  return deps;
};

/** Without the records that are kept one by one. */
const deps = (name: DocumentName, document: unknown): unknown => {
  if (!isObject(document)) return null;
  if (name !== "flockData") return document;
  const isKnown = (id: string) => (FLOCK_IDS as readonly string[]).includes(id);
  return Object.fromEntries(
    Object.entries(document).map(([id, flock]) => [id, isKnown(id) ? withoutLogs(flock) : flock]),
  );
};

const nameOf = ({ kind, key }: Pick<Keepsake, "kind" | "key">): string => `${kind} ${key}`;

/** The fields that `farmRecordsOf` drops. */
export const keepsakesOf = (documents: FarmDocuments): readonly Keepsake[] => {
  const known = knownDocuments(farmRecordsOf(documents));
  const fieldsOf = new Map(recordsIn(known).map((record) => [nameOf(record), record.value]));
  const ofDocuments = DOCUMENT_NAMES.map((name) => ({
    kind: "document" as const,
    key: name,
    fields: unknownIn(deps(name, documents[name]), deps(name, known[name])),
  }));
  const ofRecords = recordsIn(documents)
    .filter(({ place }) => typeof place.at(-1) === "number")
    .map((record) => ({
      kind: record.kind,
      key: record.key,
      fields: unknownIn(record.value, fieldsOf.get(nameOf(record))),
    }));
  return [...ofDocuments, ...ofRecords].filter(({ fields }) => fields !== undefined);
};

export const documentsOf = (
  records: FarmRecords,
  keepsakes: readonly Keepsake[],
): FarmDocuments => {
  const fields = new Map(keepsakes.map((keepsake) => [nameOf(keepsake), keepsake.fields]));
  const known = knownDocuments(records);
  if (fields.size === 0) return known;
  const places = new Map<string, unknown>();
  for (const { kind, key, place } of recordsIn(known)) {
    const more = fields.get(nameOf({ kind, key }));
    if (more !== undefined) places.set(JSON.stringify(place), more);
  }
  const filled = (value: unknown, place: readonly (string | number)[]): unknown => {
    if (Array.isArray(value))
      return value.map((part, at) => withUnknown(part, places.get(JSON.stringify([...place, at]))));
    return isObject(value)
      ? Object.fromEntries(
          Object.entries(value).map(([name, part]) => [name, filled(part, [...place, name])]),
        )
      : value;
  };
  return documentsBy((name) =>
    withUnknown(filled(known[name], [name]), fields.get(nameOf({ kind: "document", key: name }))),
  );
};
