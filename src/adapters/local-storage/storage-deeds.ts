import type { Deed, Deeds } from "#ports/deeds.ts";

const PREFIX = "deed ";
const COUNTS = 1_000;

export const keyOfDeed = (id: string): string => PREFIX + id;

const deedUnder = (storage: Storage, key: string): Deed | null => {
  try {
    const [name, input] = JSON.parse(storage.getItem(key) ?? "") as [string, unknown];
    return { id: key.slice(PREFIX.length), name, input };
  } catch {
    return null;
  }
};

/** Write-ahead log: each deed under a key of its own, so that no tab overwrites another's. */
export const storageDeeds = (storage: Storage, now: () => string): Deeds => {
  let count = 0;
  return {
    note: (name, input) => {
      count += 1;
      const id = `${now()} ${COUNTS + count} ${Math.random().toString(36).slice(2)}`;
      try {
        storage.setItem(keyOfDeed(id), JSON.stringify([name, input]));
        return id;
      } catch {
        // Without a log entry the command still runs.
        return null;
      }
    },
    open: () =>
      Object.keys(storage)
        .filter((key) => key.startsWith(PREFIX))
        .sort()
        .flatMap((key) => deedUnder(storage, key) ?? []),
    drop: (id) => storage.removeItem(keyOfDeed(id)),
  };
};
