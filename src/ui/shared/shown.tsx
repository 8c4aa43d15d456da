import { createContext, use, useEffect } from "react";

export const ShownContext = createContext<() => void>(() => undefined);

export const Shown = () => {
  const tell = use(ShownContext);
  useEffect(tell, [tell]);
  return null;
};
