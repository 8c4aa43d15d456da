import { useEffect, useState } from "react";
import { flushSync } from "react-dom";

/** Draws something for the moment of printing: what was asked for, or all of it where the browser itself begins. */
export const usePrinting = <What>(all: () => What, onPrinted: () => void) => {
  const [what, setWhat] = useState<What | null>(null);
  useEffect(() => {
    // The browser prints right after the event.
    const before = (): void => flushSync(() => setWhat((asked) => asked ?? all()));
    const after = (): void => {
      setWhat(null);
      onPrinted();
    };
    window.addEventListener("beforeprint", before);
    window.addEventListener("afterprint", after);
    return () => {
      window.removeEventListener("beforeprint", before);
      window.removeEventListener("afterprint", after);
    };
  }, [all, onPrinted]);
  const print = (asked: What): void => {
    flushSync(() => setWhat(asked));
    window.print();
  };
  return { what, print };
};
