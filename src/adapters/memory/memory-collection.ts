import { queried } from "#adapters/collections/queried.ts";
import { memoryList, type Slot } from "#adapters/memory/memory-list.ts";
import type { Kind } from "#core/shared/kind.ts";
import type { Collection } from "#ports/collection.ts";

export const memoryCollection = <Item extends object, Name extends string>(
  slot: Slot<readonly Item[]>,
  kind: Kind<Item, Name>,
): Collection<Item, Name> => {
  const { find, add, replace } = memoryList(slot, kind.id);
  return {
    find,
    withIds: async (ids) => slot.get().filter((item) => ids.includes(kind.id(item))),
    where: async (query) => queried(kind, slot.get(), query),
    count: async (query) => queried(kind, slot.get(), query).length,
    add,
    replace,
    remove: async (ids) => {
      const left = slot.get().filter((item) => !ids.includes(kind.id(item)));
      if (left.length < slot.get().length) slot.set(left);
    },
  };
};
