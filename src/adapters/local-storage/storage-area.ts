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
    dropRedoLog(storage);
    undo(storage, written);
    throw faultOf(cause);
  }
};

/** A redo log: all writes under one key, which a browser stores whole or not at all. */
const REDO_LOG = "redoLog";

const noteRedoLog = (storage: Storage, writes: readonly Write[]): void => {
  try {
    storage.setItem(REDO_LOG, JSON.stringify(writes.map(({ key, after }) => [key, after])));
  } catch {
    // Ignored: a full storage takes a write that grows little without it.
  }
};

const dropRedoLog = (storage: Storage): void => {
  try {
    storage.removeItem(REDO_LOG);
  } catch {
    // Ignored: writing the same once more changes nothing.
  }
};

/** Finishes the flush of a page that was closed. The caller must hold the turn. */
export const finishFlush = (storage: Storage): void => {
  const log = readItem(storage, REDO_LOG);
  if (log === null) return;
  try {
    const writes = JSON.parse(log) as readonly (readonly [string, string | null])[];
    for (const [key, after] of writes) put(storage, key, after);
  } catch {
    // Ignored: what can't be read or stored now never can be.
  }
  dropRedoLog(storage);
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
      // One record and its seal are whole by themselves.
      if (written.size > 1) noteRedoLog(storage, writes);
      writeAll(storage, writes);
      dropRedoLog(storage);
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
