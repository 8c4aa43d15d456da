import { readItem } from "#adapters/local-storage/read-item.ts";
import {
  type BufferedArea,
  bufferedArea,
  finishFlush,
  type StorageArea,
} from "#adapters/local-storage/storage-area.ts";
import type { TabMutex, Turn } from "#adapters/local-storage/turn.ts";
import type { UnitOfWork } from "#ports/unit-of-work.ts";

const VERSION_KEY = "storageVersion";

export const createUnitOfWork = <Records>(
  storage: Storage,
  mutex: TabMutex,
  recordsOver: (area: StorageArea) => Records,
): UnitOfWork<Records> => {
  const shown = (): number | null => {
    const version = Number(readItem(storage, VERSION_KEY) ?? Number.NaN);
    return Number.isSafeInteger(version) ? version : null;
  };

  const nextAfter = ({ version }: Turn): number => Math.max(version, shown() ?? 0) + 1;

  const seal = (version: number) => ({ key: VERSION_KEY, text: String(version) });

  /** The version distinguishes late writes from cleared records. */
  const store = (area: BufferedArea, turn: Turn): void => {
    const next = nextAfter(turn);
    turn.commit(next);
    area.flush(seal(next));
  };

  const nameAnew = (area: BufferedArea, turn: Turn): void => {
    const next = nextAfter(turn);
    try {
      area.flush(seal(next));
      turn.commit(next);
    } catch {
      // Ignored: a full storage goes on without it, as there was nothing to store.
    }
  };

  return {
    run: (work) =>
      mutex.runExclusive(shown, async (turn) => {
        finishFlush(storage);
        const area = bufferedArea(storage);
        const value = await work(recordsOver(area));
        const isBehind = (shown() ?? -1) < turn.version;
        if (area.hasChanged()) store(area, turn);
        else if (isBehind) nameAnew(area, turn);
        return value;
      }),
  };
};
