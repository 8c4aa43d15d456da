import { queried, summed, totalled } from "#adapters/collections/queried.ts";
import { frozen } from "#adapters/farm-json/frozen.ts";
import { held, heldWithUnknown, unknownOf, withUnknownOf } from "#adapters/farm-json/unknown-of.ts";
import type { Kind } from "#core/shared/kind.ts";
import { picked } from "#core/shared/picked.ts";
import type { WithUnknown } from "#core/shared/with-unknown.ts";
import type { Collection, Found, Query } from "#ports/collection.ts";

export interface ListPlace<Item> {
  get(): readonly Item[];
  set(items: readonly Item[]): void;
  /** Records of the list with their unknown fields, where these aren't noted beside each. */
  whole?(items: readonly Item[]): readonly WithUnknown<Item>[];
}

/** Hands out the records of a list as they are, and freezes these: to freeze all takes a while. */
export const listCollection = <Item extends object, Name extends string>(
  { get, set, whole = (items) => items.map(withUnknownOf) }: ListPlace<Item>,
  kind: Kind<Item, Name>,
): Collection<Item, Name> => {
  const withIds = (ids: readonly string[]): readonly Item[] => {
    const wanted = new Set(ids.filter((id) => id !== ""));
    return get().filter((item) => wanted.has(kind.id(item)));
  };
  const page = ({ skip = 0, most, ...rest }: Query<Name>): Found<Item> => {
    const all = queried(kind, get(), rest);
    const items = all.slice(skip, most === undefined ? undefined : skip + most);
    return { items: items.map(frozen), total: all.length };
  };
  const put = (items: readonly Item[], isAdding: boolean): void => {
    const next = new Map(items.map((item) => [kind.id(item), item]));
    const kept = get().map((before) => {
      const id = kind.id(before);
      const after = next.get(id);
      next.delete(id);
      return after ? held(after, unknownOf(before)) : before;
    });
    set(isAdding ? [...kept, ...[...next.values()].map((item) => held(item))] : kept);
  };
  return {
    find: async (id) => frozen(withIds([id])[0] ?? null),
    withIds: async (ids) => withIds(ids).map(frozen),
    where: async (query) => queried(kind, get(), query).map(frozen),
    page: async (query) => page(query),
    parts: async (fields, query) => {
      const { items, total } = page(query);
      return { items: items.map((item) => picked(item, fields)), total };
    },
    count: async (query) => queried(kind, get(), query).length,
    sum: async (of, query) => totalled(kind, queried(kind, get(), query), [of])[of],
    totals: async (of, query) => totalled(kind, queried(kind, get(), query), of),
    sums: async (of, by, query) => summed(kind, queried(kind, get(), query), of, by),
    whole: async (ids) => structuredClone(whole(ids ? withIds(ids) : get())),
    add: async (items) => {
      if (items.length > 0) set([...get(), ...items.map((item) => held(item))]);
    },
    addWhole: async (records) => {
      if (records.length > 0) set([...get(), ...records.map(heldWithUnknown)]);
    },
    put: async (items) => {
      if (items.length > 0) put(items, true);
    },
    replace: async (item) => {
      if (withIds([kind.id(item)]).length > 0) put([item], false);
    },
    remove: async (ids) => {
      const gone = new Set(withIds(ids));
      if (gone.size > 0) set(get().filter((item) => !gone.has(item)));
    },
    rewrite: async (query, change) => {
      const all = get();
      const anew = new Map(
        whole(queried(kind, all, query)).flatMap((one) => {
          const next = change(one);
          return next === one ? [] : [[one.item, next && heldWithUnknown(next)] as const];
        }),
      );
      if (anew.size > 0)
        set(all.flatMap((item) => (anew.has(item) ? (anew.get(item) ?? []) : item)));
    },
  };
};
