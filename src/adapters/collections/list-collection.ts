import { queried, summed } from "#adapters/collections/queried.ts";
import { frozen } from "#adapters/farm-json/frozen.ts";
import type { Kind } from "#core/shared/kind.ts";
import { sumOf } from "#core/shared/sum.ts";
import type { Collection } from "#ports/collection.ts";

export interface ListPlace<Item> {
  get(): readonly Item[];
  set(items: readonly Item[]): void;
}

export const listReads = <Item extends object, Name extends string>(
  items: () => readonly Item[],
  kind: Kind<Item, Name>,
): Omit<Collection<Item, Name>, "add" | "put" | "replace" | "remove"> => ({
  find: async (id) => (id === "" ? null : (items().find((item) => kind.id(item) === id) ?? null)),
  withIds: async (ids) => {
    const wanted = new Set(ids);
    return items().filter((item) => wanted.has(kind.id(item)));
  },
  where: async (query) => queried(kind, items(), query),
  count: async (query) => queried(kind, items(), query).length,
  sum: async (of, query) =>
    sumOf(queried(kind, items(), query), (item) => Number(kind.indexes[of].of(item))),
  sums: async (of, by, query) => summed(kind, queried(kind, items(), query), of, by),
});

const copied = <Item>(items: readonly Item[]): readonly Item[] => frozen(structuredClone(items));

export const listCollection = <Item extends object, Name extends string>(
  { get, set }: ListPlace<Item>,
  kind: Kind<Item, Name>,
): Collection<Item, Name> => {
  const put = (items: readonly Item[], isAdding: boolean): void => {
    const next = new Map(copied(items).map((item) => [kind.id(item), item]));
    const kept = get().map((item) => {
      const id = kind.id(item);
      const other = next.get(id) ?? item;
      next.delete(id);
      return other;
    });
    set(isAdding ? [...kept, ...next.values()] : kept);
  };
  return {
    ...listReads(get, kind),
    add: async (items) => {
      if (items.length > 0) set([...get(), ...copied(items)]);
    },
    put: async (items) => {
      if (items.length > 0) put(items, true);
    },
    replace: async (item) => {
      const id = kind.id(item);
      if (id !== "" && get().some((one) => kind.id(one) === id)) put([item], false);
    },
    remove: async (ids) => {
      const gone = new Set(ids.filter((id) => id !== ""));
      const left = get().filter((item) => !gone.has(kind.id(item)));
      if (left.length < get().length) set(left);
    },
  };
};
