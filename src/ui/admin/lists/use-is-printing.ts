import { useSyncExternalStore } from "react";
import { flushSync } from "react-dom";

let isPrinting = false;

const subscribe = (listener: () => void): (() => void) => {
  const media = window.matchMedia("print");
  const set = (next: boolean): void => {
    isPrinting = next;
    // The browser prints right after the event.
    flushSync(listener);
  };
  const begin = () => set(true);
  const end = () => set(false);
  const turn = () => set(media.matches);
  window.addEventListener("beforeprint", begin);
  window.addEventListener("afterprint", end);
  media.addEventListener("change", turn);
  return () => {
    window.removeEventListener("beforeprint", begin);
    window.removeEventListener("afterprint", end);
    media.removeEventListener("change", turn);
  };
};

export const useIsPrinting = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isPrinting,
    () => false,
  );
