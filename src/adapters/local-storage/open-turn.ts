import type { IDBPDatabase, IDBPObjectStore } from "idb";
import { STORE } from "#adapters/local-storage/connection.ts";
import type { Turn } from "#adapters/local-storage/turn.ts";

type Versions = IDBPObjectStore<unknown, [typeof STORE], typeof STORE, "readwrite">;

const KEY = "records";

const versionIn = async (versions: Versions): Promise<number> => (await versions.get(KEY)) ?? 0;

/** Some ten seconds: on a busy machine news are a second late. */
const LOOKS_FOR_LATE_NEWS = 20_000;
const LOOKS_FOR_A_LOST_VERSION = 400;

// Waits until this tab sees the version that IndexedDB names, since local storage shows other tabs' writes late,
// and without timers, which hidden tabs slow down. A tab without a version has had its records cleared, one that
// stays behind has lost them in a crash: both stop waiting.
const waitUntilShown = async (versions: Versions, shown: () => number | null): Promise<number> => {
  let version = await versionIn(versions);
  const isLate = (looks: number): boolean => {
    const seen = shown();
    const mostLooks = seen === null ? LOOKS_FOR_A_LOST_VERSION : LOOKS_FOR_LATE_NEWS;
    return (seen ?? 0) < version && looks < mostLooks;
  };
  for (let looks = 0; isLate(looks); looks += 1) version = await versionIn(versions);
  return version;
};

export interface OpenTurn {
  readonly version: number;
  readonly versions: Versions;
  readonly over: Promise<unknown>;
  abort(): void;
}

export const openTurn = async (
  database: IDBPDatabase,
  shown: () => number | null,
): Promise<OpenTurn> => {
  const transaction = database.transaction(STORE, "readwrite", { durability: "relaxed" });
  // Ignored: the transaction is only the lock. The records lie in local storage.
  const over = transaction.done.catch(() => undefined);
  const versions = transaction.store;
  const version = await waitUntilShown(versions, shown);
  return { version, versions, over, abort: () => transaction.abort() };
};

export const runTurn = async <Value>(
  { version, versions, over, abort }: OpenTurn,
  body: (turn: Turn) => Promise<Value>,
): Promise<Value> => {
  let value: Value;
  try {
    value = await body({
      version,
      // Ignored: without the number the next turn doesn't wait.
      commit: (next) => void versions.put(next, KEY).catch(() => undefined),
    });
  } catch (error) {
    try {
      abort();
    } catch {
      // Ignored: it was over already.
    }
    throw error;
  }
  await over;
  return value;
};
