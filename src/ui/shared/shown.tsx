import { createContext, use, useEffect } from "react";

export const ShownContext = createContext<() => void>(() => undefined);

/** Tells when the page beside it is hydrated. */
export const Shown = () => {
  const tell = use(ShownContext);
  useEffect(tell, [tell]);
  return null;
};
