import { frozen } from "#adapters/farm-json/frozen.ts";
import { held, noteUnknown, unknownOf } from "#adapters/farm-json/unknown-of.ts";
import { removedOf, type Slot, withPutBack } from "#adapters/memory/memory-list.ts";
import { booksIn, oldestDayIn } from "#core/flocks/books.ts";
import { EMPTY_FLOCK, FLOCK_IDS, type Flock, type FlockId } from "#core/flocks/flock.ts";
import { totalsOf } from "#core/flocks/flock-pnl.ts";
import type { FlockRepository } from "#ports/flock-repository.ts";

type Books = Readonly<Partial<Record<FlockId, Flock>>>;

interface Kept {
  readonly id: string;
}

const found = <Entry extends Kept>(entries: readonly Entry[], id: string): Entry | null =>
  entries.find((entry) => entry.id === id) ?? null;

const replaced = <Entry extends Kept>(entries: readonly Entry[], entry: Entry): readonly Entry[] =>
  entries.map((one) => (one.id === entry.id ? held(entry, unknownOf(one)) : one));

export const memoryFlocks = ({ get, set }: Slot<Books>): FlockRepository => {
  const booksOf = (id: FlockId): Flock => get()[id] ?? EMPTY_FLOCK;
  const put = async (id: FlockId, change: Partial<Flock>): Promise<void> =>
    set(noteUnknown(frozen({ ...get(), [id]: { ...booksOf(id), ...change } }), unknownOf(get())));

  return {
    books: async (id) => booksOf(id),
    entriesBetween: async (id, days) => booksIn(booksOf(id), days),
    totals: async (id, days) => totalsOf(booksIn(booksOf(id), days)),
    firstCount: async (id) => oldestDayIn([{ costs: [], eggs: booksOf(id).eggs }]),
    oldestDay: async () => oldestDayIn(FLOCK_IDS.map(booksOf)),
    addCost: (id, entry) => put(id, { costs: [...booksOf(id).costs, held(entry)] }),
    addEggs: (id, entry) => put(id, { eggs: [...booksOf(id).eggs, held(entry)] }),
    findCost: async (id, entryId) => found(booksOf(id).costs, entryId),
    findEggs: async (id, entryId) => found(booksOf(id).eggs, entryId),
    replaceCost: async (id, entry) => {
      const { costs } = booksOf(id);
      if (found(costs, entry.id)) await put(id, { costs: replaced(costs, entry) });
    },
    replaceEggs: async (id, entry) => {
      const { eggs } = booksOf(id);
      if (found(eggs, entry.id)) await put(id, { eggs: replaced(eggs, entry) });
    },
    removeCost: async (id, entryId) => {
      const removed = removedOf(booksOf(id).costs, entryId);
      const costs = booksOf(id).costs.filter((entry) => entry.id !== entryId);
      if (removed.length > 0) await put(id, { costs });
      return removed;
    },
    removeEggs: async (id, entryId) => {
      const removed = removedOf(booksOf(id).eggs, entryId);
      const eggs = booksOf(id).eggs.filter((entry) => entry.id !== entryId);
      if (removed.length > 0) await put(id, { eggs });
      return removed;
    },
    putBackCosts: async (id, removed) => {
      const costs = withPutBack(booksOf(id).costs, removed);
      if (costs.length > booksOf(id).costs.length) await put(id, { costs });
    },
    putBackEggs: async (id, removed) => {
      const eggs = withPutBack(booksOf(id).eggs, removed);
      if (eggs.length > booksOf(id).eggs.length) await put(id, { eggs });
    },
  };
};
