import { held, unknownOf } from "#adapters/farm-json/unknown-of.ts";

export interface Slot<Value> {
  get(): Value;
  set(value: Value): void;
}

export type SlotOf<State> = <Topic extends keyof State>(topic: Topic) => Slot<State[Topic]>;

/** Freezes records, and not the list: a frozen list reads three times as slowly. */
export const memoryList = <Item>(slot: Slot<readonly Item[]>, idOf: (item: Item) => string) => {
  const has = (id: string) => (item: Item) => id !== "" && idOf(item) === id;

  return {
    where: async (isWanted: (item: Item) => boolean): Promise<readonly Item[]> =>
      slot.get().filter(isWanted),
    find: async (id: string): Promise<Item | null> => slot.get().findLast(has(id)) ?? null,
    add: async (item: Item): Promise<void> => slot.set([...slot.get(), held(item)]),
    replace: async (item: Item): Promise<void> => {
      const items = slot.get();
      const at = items.findLastIndex(has(idOf(item)));
      if (at >= 0) slot.set(items.with(at, held(item, unknownOf(items[at]))));
    },
    remove: async (id: string): Promise<void> => {
      if (slot.get().some(has(id))) slot.set(slot.get().filter((item) => !has(id)(item)));
    },
  };
};

export const memorySingleton = <Value>(slot: Slot<Value>) => ({
  load: async (): Promise<Value> => slot.get(),
  save: async (value: Value): Promise<void> => slot.set(held(value, unknownOf(slot.get()))),
});
