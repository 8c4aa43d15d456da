import { KEYS } from "#adapters/local-storage/keys.ts";
import type { ChangeFeed, Topic } from "#ports/change-feed.ts";

/** A page from the back-forward cache has missed `storage` events, so it reports every topic. */
export const storageChanges = <Told extends Topic>(
  events: EventTarget,
  storage: Storage,
  topics: readonly Told[],
): ChangeFeed<Told> => ({
  subscribe: (listener) => {
    const tell = (event: Event): void => {
      const { key, storageArea } = event as StorageEvent;
      if (storageArea !== storage) return;
      const wasCleared = key === null;
      const changed = topics.filter((topic) => wasCleared || key === KEYS[topic]);
      for (const topic of changed) listener(topic);
    };
    const comeBack = (event: Event): void => {
      if ((event as PageTransitionEvent).persisted) for (const topic of topics) listener(topic);
    };
    events.addEventListener("storage", tell);
    events.addEventListener("pageshow", comeBack);
    return () => {
      events.removeEventListener("storage", tell);
      events.removeEventListener("pageshow", comeBack);
    };
  },
});
