import type { Documents } from "#adapters/local-storage/documents.ts";
import { createRepositories } from "#adapters/local-storage/repositories.ts";
import { bufferedArea } from "#adapters/local-storage/storage-area.ts";
import type { Turns } from "#adapters/local-storage/turn.ts";
import type { UnitOfWork } from "#ports/unit-of-work.ts";

const VERSION_KEY = "storageVersion";

export const createUnitOfWork = (
  storage: Storage,
  turns: Turns,
  documents: Documents,
): UnitOfWork => {
  const shown = (): number | null => {
    const version = Number(storage.getItem(VERSION_KEY) ?? Number.NaN);
    return Number.isSafeInteger(version) ? version : null;
  };

  return {
    run: (work) =>
      turns.take(shown, async (turn) => {
        const area = bufferedArea(storage);
        const value = await work(createRepositories(documents, area));
        // A tab that shows a version can tell late news from cleared records, and one that was waited for
        // in vain is named anew, so that nobody waits for it again.
        if (area.hasChanged() || (shown() ?? -1) < turn.version) {
          const next = Math.max(turn.version, shown() ?? 0) + 1;
          turn.leave(next);
          area.flush({ key: VERSION_KEY, text: String(next) });
        }
        return value;
      }),
  };
};
