import { storageRoom } from "#adapters/local-storage/storage-room.ts";
import { tabNotes } from "#adapters/session-storage/tab-notes.ts";
import { typedText } from "#adapters/session-storage/typed-text.ts";
import { intervalTicker } from "#adapters/system/interval-ticker.ts";
import { randomCode } from "#adapters/system/random-code.ts";
import { systemClock } from "#adapters/system/system-clock.ts";
import type { HtmlCleaner } from "#ports/html-cleaner.ts";
import { later } from "./later.ts";

const ID_LENGTH = 16;

export const newCode = randomCode(window.crypto);

export const storageOf = (page: Window): Storage | null => {
  try {
    const storage = page.localStorage;
    storage.getItem("storageVersion");
    return storage;
  } catch (cause) {
    console.warn("Local storage can't be used: nothing outlasts this page.", cause);
    return null;
  }
};

export const deps = {
  clock: systemClock,
  ids: { next: () => newCode(ID_LENGTH) },
  ticker: intervalTicker(window),
  cleaner: later<HtmlCleaner>(async () =>
    (await import("#adapters/dompurify/html-cleaner.ts")).dompurifyCleaner(window),
  ),
  log: { error: (cause: unknown) => window.reportError(cause) },
  room: storageRoom({ storage: storageOf(window), manager: navigator.storage }),
};

const openSession = (): Storage => window.sessionStorage;

export const inTab = { typed: typedText(openSession, systemClock), tab: tabNotes(openSession) };

export const storageDeps = {
  indexedDB: window.indexedDB,
  events: window,
  log: console,
  clock: systemClock,
};
