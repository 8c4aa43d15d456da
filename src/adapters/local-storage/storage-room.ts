import { MOST_CHARACTERS } from "#adapters/local-storage/keys.ts";
import type { StorageRoom } from "#ports/storage-room.ts";

interface Deps {
  readonly storage: Storage | null;
  readonly manager: Pick<StorageManager, "persist" | "persisted"> | undefined;
}

const usedOf = (storage: Storage): number =>
  Object.entries(storage).reduce((sum, [key, text]) => sum + key.length + String(text).length, 0);

export const storageRoom = ({ storage, manager }: Deps): StorageRoom => ({
  fill: async () => ({ used: storage ? usedOf(storage) : 0, most: MOST_CHARACTERS }),
  isPersistent: async () => (manager ? manager.persisted() : null),
  persist: async () => (manager ? manager.persist() : false),
});
