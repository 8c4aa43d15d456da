import { readItem } from "#adapters/local-storage/read-item.ts";
import {
  bufferedArea,
  finishFlush,
  type StorageArea,
} from "#adapters/local-storage/storage-area.ts";
import type { Turns } from "#adapters/local-storage/turn.ts";
import type { UnitOfWork } from "#ports/unit-of-work.ts";

const VERSION_KEY = "storageVersion";

export const createUnitOfWork = <Records>(
  storage: Storage,
  turns: Turns,
  recordsOver: (area: StorageArea) => Records,
): UnitOfWork<Records> => {
  const shown = (): number | null => {
    const version = Number(readItem(storage, VERSION_KEY) ?? Number.NaN);
    return Number.isSafeInteger(version) ? version : null;
  };

  return {
    run: (work) =>
      turns.take(shown, async (turn) => {
        finishFlush(storage);
        const area = bufferedArea(storage);
        const value = await work(recordsOver(area));
        // The version tells late writes from cleared records. One that never came is named anew, so that it isn't
        // waited for again.
        if (area.hasChanged() || (shown() ?? -1) < turn.version) {
          const next = Math.max(turn.version, shown() ?? 0) + 1;
          turn.commit(next);
          area.flush({ key: VERSION_KEY, text: String(next) });
        }
        return value;
      }),
  };
};
