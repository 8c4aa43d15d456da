import type { Slot } from "#adapters/memory/memory-list.ts";
import { booksIn, oldestDayIn } from "#core/flocks/books.ts";
import { EMPTY_FLOCK, FLOCK_IDS, type Flock, type FlockId } from "#core/flocks/flock.ts";
import { totalsOf } from "#core/flocks/flock-pnl.ts";
import type { FlockRepository } from "#ports/flock-repository.ts";

type Books = Readonly<Partial<Record<FlockId, Flock>>>;

export const memoryFlocks = ({ get, set }: Slot<Books>): FlockRepository => {
  const booksOf = (id: FlockId): Flock => get()[id] ?? EMPTY_FLOCK;
  const put = async (id: FlockId, change: Partial<Flock>): Promise<void> =>
    set({ ...get(), [id]: { ...booksOf(id), ...structuredClone(change) } });

  return {
    books: async (id) => structuredClone(booksOf(id)),
    entriesBetween: async (id, days) => structuredClone(booksIn(booksOf(id), days)),
    totals: async (id, days) => totalsOf(booksIn(booksOf(id), days)),
    oldestDay: async () => oldestDayIn(FLOCK_IDS.map(booksOf)),
    addCost: (id, entry) => put(id, { costs: [...booksOf(id).costs, entry] }),
    addEggs: (id, entry) => put(id, { eggs: [...booksOf(id).eggs, entry] }),
    removeCost: async (id, entryId) => {
      const costs = booksOf(id).costs.filter((entry) => entry.id !== entryId);
      if (costs.length < booksOf(id).costs.length) await put(id, { costs });
    },
    removeEggs: async (id, entryId) => {
      const eggs = booksOf(id).eggs.filter((entry) => entry.id !== entryId);
      if (eggs.length < booksOf(id).eggs.length) await put(id, { eggs });
    },
  };
};
