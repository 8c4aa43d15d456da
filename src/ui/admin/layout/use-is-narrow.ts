import { useSyncExternalStore } from "react";

const NARROW = "(width < 64rem)";

const subscribe = (listener: () => void): (() => void) => {
  const media = window.matchMedia(NARROW);
  media.addEventListener("change", listener);
  return () => media.removeEventListener("change", listener);
};

/** Where the daily places stand at the foot of the window, and no sidebar. */
export const useIsNarrow = (): boolean =>
  useSyncExternalStore(subscribe, () => window.matchMedia(NARROW).matches);
