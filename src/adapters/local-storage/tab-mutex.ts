import { createConnection } from "#adapters/local-storage/connection.ts";
import type { Log } from "#adapters/local-storage/documents.ts";
import { type OpenTurn, openTurn, runTurn } from "#adapters/local-storage/open-turn.ts";
import type { TabMutex } from "#adapters/local-storage/turn.ts";
import { Fault } from "#ports/fault.ts";

const mutexWithinTab = (): TabMutex => {
  let last: Promise<unknown> = Promise.resolve();
  let version = 0;
  const commit = (next: number): void => {
    version = next;
  };
  return {
    runExclusive: (_shown, body) => {
      const turn = last.then(() => body({ version, commit }));
      // Ignored: the caller of the turn gets the rejection.
      last = turn.catch(() => undefined);
      return turn;
    },
  };
};

/** A mutex by read-write transactions of one IndexedDB store; without it, within this tab. */
export const createTabMutex = (factory: IDBFactory | undefined, log: Log): TabMutex => {
  const alone = mutexWithinTab();
  if (!factory) return alone;
  const connection = createConnection(factory, log);

  const tryToOpen = async (shown: () => number | null): Promise<OpenTurn | null> => {
    const database = await connection.get();
    return database && openTurn(database, shown);
  };

  const openOrReconnect = (shown: () => number | null): Promise<OpenTurn | null> =>
    // Ignored: the second try throws where it fails too.
    tryToOpen(shown).catch(() => {
      connection.forget();
      return tryToOpen(shown);
    });

  return {
    runExclusive: async (shown, body) => {
      const turn = await openOrReconnect(shown).catch((cause: unknown) => {
        throw new Fault("storage-unavailable", undefined, { cause });
      });
      return turn ? runTurn(turn, body) : alone.runExclusive(shown, body);
    },
  };
};
