import type { StorageArea } from "#adapters/local-storage/storage-area.ts";
import type { Deed } from "#core/outbox/deed.ts";
import type { Entry } from "#core/outbox/entry.ts";
import type { Deeds, DeedsAtOnce } from "#ports/outbox.ts";

const PREFIX = "deed ";

/** Of one instant ids sort by their count: it has four digits for long. */
const FIRST_COUNT = 1_000;

/** An id begins with the instant of the press, so that ids sort by it. */
const INSTANT_LENGTH = 24;

const instantIn = (id: string): string => id.slice(0, INSTANT_LENGTH);

const entryUnder = (storage: Storage, key: string): Entry<Deed> | null => {
  try {
    const id = key.slice(PREFIX.length);
    const [name, input] = JSON.parse(storage.getItem(key) ?? "");
    return { id, at: instantIn(id), what: { name, input } };
  } catch {
    return null;
  }
};

/** Of what is also written without a unit of work: each entry under a key of its own, so that no tab overwrites another's. */
export const storedDeeds = (area: StorageArea): Deeds => ({
  take: async (id) => {
    const key = PREFIX + id;
    if (area.getItem(key) === null) return null;
    area.removeItem(key);
    return instantIn(id);
  },
});

export const deedsAtOnce = (storage: Storage, now: () => string): DeedsAtOnce => {
  let count = FIRST_COUNT;
  return {
    note: (name, input) => {
      count += 1;
      const id = `${now()} ${count} ${Math.random()}`;
      try {
        storage.setItem(PREFIX + id, JSON.stringify([name, input]));
        return id;
      } catch {
        // The command still runs, and is lost with its page.
        return null;
      }
    },
    open: () =>
      Object.keys(storage)
        .filter((key) => key.startsWith(PREFIX))
        .sort()
        .flatMap((key) => entryUnder(storage, key) ?? []),
    drop: (id) => storage.removeItem(PREFIX + id),
  };
};
