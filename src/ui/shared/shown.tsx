import { createContext, use, useEffect } from "react";

/** Takes the news that a page is there. */
export const ShownContext = createContext<() => void>(() => undefined);

/** Stands beside a page, or what is said in its place, and tells when React has it all: a page that came as HTML may wait for its code. */
export const Shown = () => {
  const tell = use(ShownContext);
  useEffect(tell, [tell]);
  return null;
};
