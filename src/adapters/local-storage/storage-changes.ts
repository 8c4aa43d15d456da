import { type ChangeFeed, TOPICS } from "#ports/change-feed.ts";

/** Other tabs' writes to the storage, as the browser's `storage` events tell them. */
export const storageChanges = (events: EventTarget, storage: Storage): ChangeFeed => ({
  subscribe: (listener) => {
    const tell = (event: Event): void => {
      const { key, storageArea } = event as StorageEvent;
      if (storageArea !== storage) return;
      const wasCleared = key === null;
      const changed = TOPICS.filter((topic) => wasCleared || key === topic);
      for (const topic of changed) listener(topic);
    };
    events.addEventListener("storage", tell);
    return () => events.removeEventListener("storage", tell);
  },
});
