import { frozen } from "#adapters/farm-json/frozen.ts";
import { held, heldWithUnknown, unknownOf, withUnknownOf } from "#adapters/memory/unknown-of.ts";
import type { Removed } from "#core/shared/removed.ts";

export interface Slot<Value> {
  get(): Value;
  set(value: Value): void;
}

export type SlotOf<State> = <Topic extends keyof State>(topic: Topic) => Slot<State[Topic]>;

/** Records are copied on their way in, and handed out as they are: frozen. */
export const memoryList = <Item>(slot: Slot<readonly Item[]>, idOf: (item: Item) => string) => {
  const has = (id: string) => (item: Item) => id !== "" && idOf(item) === id;
  const set = (items: readonly Item[]): void => slot.set(Object.freeze(items));

  return {
    where: async (isWanted: (item: Item) => boolean): Promise<readonly Item[]> =>
      slot.get().filter(isWanted),
    find: async (id: string): Promise<Item | null> => slot.get().findLast(has(id)) ?? null,
    add: async (item: Item): Promise<void> => set([...slot.get(), frozen(held(item))]),
    replace: async (item: Item): Promise<void> => {
      const items = slot.get();
      const at = items.findLastIndex(has(idOf(item)));
      if (at >= 0) set(items.with(at, frozen(held(item, unknownOf(items[at])))));
    },
    remove: async (id: string): Promise<void> => {
      if (slot.get().some(has(id))) set(slot.get().filter((item) => !has(id)(item)));
    },
  };
};

export const removedOf = <Item extends { readonly id: string }>(
  items: readonly Item[],
  id: string,
): readonly Removed<Item>[] =>
  structuredClone(items.filter((item) => item.id === id).map(withUnknownOf));

export const withPutBack = <Item extends { readonly id: string }>(
  items: readonly Item[],
  removed: readonly Removed<Item>[],
): readonly Item[] => [
  ...items,
  ...removed.filter(({ item }) => items.every(({ id }) => id !== item.id)).map(heldWithUnknown),
];

export const memorySingleton = <Value>(slot: Slot<Value>) => ({
  load: async (): Promise<Value> => slot.get(),
  save: async (value: Value): Promise<void> => slot.set(held(value, unknownOf(slot.get()))),
});
