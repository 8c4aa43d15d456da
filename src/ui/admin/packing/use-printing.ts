import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";

export const usePrinting = <What>(all: () => What, onPrinted: (what: What) => void) => {
  const [what, setWhat] = useState<What | null>(null);
  const drawn = useRef<What | null>(null);
  drawn.current = what;
  useEffect(() => {
    // The browser prints right after the event.
    const before = (): void => flushSync(() => setWhat((asked) => asked ?? all()));
    const after = (): void => {
      const printed = drawn.current;
      setWhat(null);
      if (printed !== null) onPrinted(printed);
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
