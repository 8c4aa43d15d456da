import { intervalTicker } from "#adapters/system/interval-ticker.ts";
import { randomCode } from "#adapters/system/random-code.ts";
import { systemClock } from "#adapters/system/system-clock.ts";
import { lazily } from "#core/lazily.ts";
import { onDemand } from "#core/shared/on-demand.ts";
import type { HtmlCleaner } from "#ports/html-cleaner.ts";

/** Enough that no two ids of one farm are ever the same. */
const ID_LENGTH = 16;

const loadCleaner = onDemand(async () =>
  (await import("#adapters/dompurify/html-cleaner.ts")).dompurifyCleaner(window),
);

const cleaner: HtmlCleaner = lazily({}, loadCleaner);

export const ticker = intervalTicker(window);

export const newCode = randomCode(window.crypto);

/** What a browser lends to whatever runs in it. */
export const deps = {
  clock: systemClock,
  ids: { next: () => newCode(ID_LENGTH) },
  cleaner,
  room: lazily({}, async () => {
    const { storageRoom } = await import("#adapters/local-storage/storage-room.ts");
    return storageRoom({ storage: storageOf(window), manager: navigator.storage });
  }),
};

/** What is typed on this page, of which the code is fetched with the first form. */
export const typed = lazily({}, async () => {
  const { typedText } = await import("#adapters/session-storage/typed-text.ts");
  return typedText(() => window.sessionStorage, systemClock);
});

/** The browser's own storage; null where it is forbidden. */
export const storageOf = (page: Window): Storage | null => {
  try {
    const storage = page.localStorage;
    // Some browsers hand out a storage that then refuses to be read.
    storage.getItem("storageVersion");
    return storage;
  } catch (cause) {
    console.warn("Local storage can't be used: nothing outlasts this page.", cause);
    return null;
  }
};

/** What the browser lends to its storage. */
export const storageDeps = {
  indexedDB: window.indexedDB,
  events: window,
  log: console,
  clock: systemClock,
};
