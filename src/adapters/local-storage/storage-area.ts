import { faultOf, readItem } from "#adapters/local-storage/read-item.ts";

export interface StorageArea {
  getItem(key: string): string | null;
  setItem(key: string, text: string): void;
  removeItem(key: string): void;
}

export interface BufferedArea extends StorageArea {
  hasChanged(): boolean;
  /** Stores all writes and then the seal, or throws a Fault and leaves every old value. */
  flush(seal: { readonly key: string; readonly text: string }): void;
}

interface Write {
  readonly key: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** Removals come last: a deed leaves the log when its result is stored. */
const growth = ({ before, after }: Write): number =>
  after === null ? Number.POSITIVE_INFINITY : after.length - (before?.length ?? 0);

const put = (storage: Storage, key: string, text: string | null): void => {
  if (text === null) storage.removeItem(key);
  else storage.setItem(key, text);
};

/** Rollback in reverse order, so that what grew shrinks first. */
const undo = (storage: Storage, written: readonly Write[]): void => {
  for (const write of [...written].reverse()) {
    try {
      put(storage, write.key, write.before);
    } catch {
      // Ignored: the newer value stays, and the cause is thrown by the caller.
    }
  }
};

const writeAll = (storage: Storage, writes: readonly Write[]): void => {
  const written: Write[] = [];
  try {
    for (const write of writes) {
      put(storage, write.key, write.after);
      written.push(write);
    }
  } catch (cause) {
    undo(storage, written);
    throw faultOf(cause);
  }
};

export const bufferedArea = (storage: Storage): BufferedArea => {
  const written = new Map<string, string | null>();

  return {
    getItem: (key) => {
      const own = written.get(key);
      return own === undefined ? readItem(storage, key) : own;
    },
    setItem: (key, text) => void written.set(key, text),
    removeItem: (key) => void written.set(key, null),
    hasChanged: () => written.size > 0,
    flush: (seal) => {
      const planned = (key: string, after: string | null): Write => ({
        key,
        after,
        before: readItem(storage, key),
      });
      const writes = [...written].map(([key, after]) => planned(key, after));
      // Shrinking values first, so that a nearly full storage takes all that fits in the end.
      writes.sort((a, b) => growth(a) - growth(b));
      writes.push(planned(seal.key, seal.text));
      writeAll(storage, writes);
    },
  };
};

/** Writes at once, or throws a Fault and leaves the old value. */
export const directArea = (storage: Storage): StorageArea => {
  const store = (key: string, text: string | null): void => {
    try {
      put(storage, key, text);
    } catch (cause) {
      throw faultOf(cause);
    }
  };
  return {
    getItem: (key) => readItem(storage, key),
    setItem: store,
    removeItem: (key) => store(key, null),
  };
};
