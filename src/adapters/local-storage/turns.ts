import { type IDBPDatabase, type IDBPObjectStore, wrap } from "idb";
import type { Log } from "#adapters/local-storage/documents.ts";

/** The version of the records that a turn starts from, and the way to name the next. */
export interface Turn {
  /** The version that the last turn, of whichever tab, left behind. */
  readonly version: number;
  /** Names the version that this turn leaves behind. Throws when the turn is over. */
  leave(version: number): void;
}

/**
 * One tab at a time: `body` runs while no other tab's does. It may await nothing but settled promises.
 * `shown` tells which version of the records this tab sees, or null when it sees none.
 */
export interface Turns {
  take<Value>(shown: () => number | null, body: (turn: Turn) => Promise<Value>): Promise<Value>;
}

const STORE = "versions";
const KEY = "records";
type Versions = IDBPObjectStore<unknown, [typeof STORE], typeof STORE, "readwrite">;

const open = (factory: IDBFactory): Promise<IDBPDatabase> =>
  new Promise((resolve, reject) => {
    const request = factory.open("farmgate", 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(wrap(request.result));
    request.onerror = () => reject(request.error);
  });

const versionIn = async (versions: Versions): Promise<number> => (await versions.get(KEY)) ?? 0;

const LOOKS_FOR_LATE_NEWS = 20_000;
const LOOKS_FOR_A_LOST_VERSION = 400;

/**
 * A tab sees what another wrote to local storage a moment late, but IndexedDB agrees across tabs.
 * Looking again takes no timer, which a hidden tab would slow down, and gives the news time to arrive.
 * A tab that shows no version at all has most likely had its records cleared away: then it soon stops waiting.
 */
const waitUntilShown = async (versions: Versions, shown: () => number | null): Promise<number> => {
  let version = await versionIn(versions);
  const isLate = (looks: number): boolean => {
    const seen = shown();
    const patience = seen === null ? LOOKS_FOR_A_LOST_VERSION : LOOKS_FOR_LATE_NEWS;
    return (seen ?? 0) < version && looks < patience;
  };
  for (let looks = 0; isLate(looks); looks += 1) version = await versionIn(versions);
  return version;
};

/** One connection, opened when first needed and again after the browser closed it; null where it is refused. */
const connecting = (factory: IDBFactory, log: Log) => {
  let connection: Promise<IDBPDatabase | null> | null = null;
  const forget = () => {
    connection = null;
  };
  const watch = (database: IDBPDatabase): IDBPDatabase => {
    database.addEventListener("close", forget);
    database.addEventListener("versionchange", () => {
      database.close();
      forget();
    });
    return database;
  };
  const refused = (cause: unknown): null => {
    log.warn("IndexedDB can't be used: changes made in two tabs at once may be lost.", cause);
    return null;
  };
  return (): Promise<IDBPDatabase | null> => {
    connection ??= open(factory).then(watch).catch(refused);
    return connection;
  };
};

const takeTurn = async <Value>(
  database: IDBPDatabase,
  shown: () => number | null,
  body: (turn: Turn) => Promise<Value>,
): Promise<Value> => {
  const transaction = database.transaction(STORE, "readwrite", { durability: "relaxed" });
  const finished = transaction.done.catch(() => undefined);
  const versions = transaction.store;
  const version = await waitUntilShown(versions, shown);
  try {
    const value = await body({
      version,
      leave: (next) => void versions.put(next, KEY).catch(() => undefined),
    });
    await finished;
    return value;
  } catch (error) {
    transaction.abort();
    throw error;
  }
};

/** Turns within this tab alone. */
const queuedTurns = (): Turns => {
  let last: Promise<unknown> = Promise.resolve();
  let version = 0;
  const leave = (next: number): void => {
    version = next;
  };
  return {
    take: (_shown, body) => {
      const turn = last.then(() => body({ version, leave }));
      last = turn.catch(() => undefined);
      return turn;
    },
  };
};

/**
 * Turns by read-write transactions of one IndexedDB store, which the browser runs one after another across tabs.
 * A browser that refuses IndexedDB still keeps order within this tab.
 */
export const createTurns = (factory: IDBFactory | undefined, log: Log): Turns => {
  const alone = queuedTurns();
  if (!factory) return alone;
  const connect = connecting(factory, log);
  return {
    take: async (shown, body) => {
      const database = await connect();
      return database ? takeTurn(database, shown, body) : alone.take(shown, body);
    },
  };
};
