import { type IDBPDatabase, wrap } from "idb";
import type { Log } from "#adapters/local-storage/documents.ts";

export const STORE = "versions";

const open = (factory: IDBFactory): Promise<IDBPDatabase> =>
  new Promise((resolve, reject) => {
    const request = factory.open("farmgate", 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(wrap(request.result));
    request.onerror = () => reject(request.error);
  });

export interface Connection {
  get(): Promise<IDBPDatabase | null>;
  forget(): void;
}

export const createConnection = (factory: IDBFactory, log: Log): Connection => {
  let opened: Promise<IDBPDatabase | null> | null = null;
  const forget = (): void => {
    opened = null;
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
  return {
    forget,
    get: () => {
      opened ??= open(factory).then(watch).catch(refused);
      return opened;
    },
  };
};
