import { useSyncExternalStore } from "react";

const ONLINE_EVENTS = ["online", "offline"] as const;

const hearNetwork = (listener: () => void): (() => void) => {
  for (const kind of ONLINE_EVENTS) window.addEventListener(kind, listener);
  return () => {
    for (const kind of ONLINE_EVENTS) window.removeEventListener(kind, listener);
  };
};

export const useIsOffline = (): boolean =>
  useSyncExternalStore(
    hearNetwork,
    () => !navigator.onLine,
    () => false,
  );
