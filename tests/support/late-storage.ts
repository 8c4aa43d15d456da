import { fakeStorage } from "#tests/support/fake-storage.ts";

/**
 * Local storage as Chromium's processes share it: a tab sees its own writes at once
 * and another tab's, in their order, only when the news arrives some turns of the event loop later.
 */
export const lateStorage = (turnsLate: () => number) => {
  const tabs: Storage[] = [];
  const arriveLater = async (other: Storage, write: (to: Storage) => void): Promise<void> => {
    for (let turn = turnsLate(); turn > 0; turn -= 1) {
      await new Promise((resolve) => setImmediate(resolve));
    }
    write(other);
  };
  const news = new Map<Storage, Promise<void>>();

  return {
    openTab: (): Storage => {
      const seen = fakeStorage();
      const tell = (write: (to: Storage) => void): void => {
        write(seen);
        for (const other of tabs) {
          if (other === seen) continue;
          const before = news.get(other) ?? Promise.resolve();
          news.set(
            other,
            before.then(() => arriveLater(other, write)),
          );
        }
      };
      tabs.push(seen);
      return {
        ...seen,
        setItem: (key, text) => tell((to) => to.setItem(key, text)),
        removeItem: (key) => tell((to) => to.removeItem(key)),
      };
    },
  };
};
