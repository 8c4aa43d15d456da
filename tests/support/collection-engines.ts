import { listCollection } from "#adapters/collections/list-collection.ts";
import { createDocuments } from "#adapters/local-storage/documents.ts";
import { keptCollection } from "#adapters/local-storage/kept-collection.ts";
import { collectionIn } from "#adapters/postgres/collection-records.ts";
import type { Database } from "#adapters/postgres/database.ts";
import type { Kind } from "#core/shared/kind.ts";
import type { KindName } from "#core/shop/kinds.ts";
import type { Collection } from "#ports/collection.ts";
import { noon } from "#tests/support/a-shop.ts";
import { fakeStorage } from "#tests/support/fake-storage.ts";
import { ENGINES } from "#tests/support/postgres-databases.ts";
import { silentLog } from "#tests/support/stores.ts";

type FreshCollection = <Item extends object, Name extends string>(
  name: KindName,
  kind: Kind<Item, Name>,
) => Promise<Collection<Item, Name>>;

const inMemory: FreshCollection = async <Item extends object, Name extends string>(
  _name: KindName,
  kind: Kind<Item, Name>,
) => {
  let items: readonly Item[] = [];
  const set = (next: readonly Item[]): void => {
    items = next;
  };
  return listCollection({ get: () => items, set }, kind);
};

/** A shop opens with records of some kinds. */
const emptied = async <Item, Name extends string>(kept: Collection<Item, Name>) => {
  await kept.rewrite({}, () => null);
  return kept;
};

const inLocalStorage: FreshCollection = async <Item extends object, Name extends string>(
  name: KindName,
  kind: Kind<Item, Name>,
) => emptied(keptCollection(createDocuments(silentLog, noon), fakeStorage(), name, kind));

const inDatabase =
  (fresh: () => Promise<Database>): FreshCollection =>
  async <Item extends object, Name extends string>(_name: KindName, kind: Kind<Item, Name>) => {
    const { db } = await fresh();
    const write = async (_topic: unknown, change: (on: typeof db) => Promise<boolean>) => {
      await change(db);
    };
    return emptied(collectionIn({ db, write }, kind));
  };

/** What makes an empty collection of a kind, in each kind of store. */
export const COLLECTION_ENGINES: readonly (readonly [string, FreshCollection])[] = [
  ["memory", inMemory],
  ["local storage", inLocalStorage],
  ...ENGINES.map(([name, fresh]) => [name, inDatabase(() => fresh())] as const),
];
