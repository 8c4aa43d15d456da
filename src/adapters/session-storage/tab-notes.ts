import type { TabNotes } from "#ports/tab-notes.ts";

const HIDDEN = "hiddenSplashVersion";

const reloadOf = (page: string): string => `reloaded ${page}`;

export const tabNotes = (open: () => Storage): TabNotes => {
  const read = (key: string): string | null => {
    try {
      return open().getItem(key);
    } catch {
      return null;
    }
  };
  const write = (key: string, text: string): boolean => {
    try {
      open().setItem(key, text);
      return true;
    } catch {
      return false;
    }
  };
  return {
    isSplashHidden: (version) => read(HIDDEN) === String(version),
    hideSplash: (version) => void write(HIDDEN, String(version)),
    reloadedAt: (page) => Number(read(reloadOf(page))),
    noteReload: (page, at) => write(reloadOf(page), String(at)),
  };
};
