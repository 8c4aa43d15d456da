import { type ReactNode, useDeferredValue } from "react";

/** Renders what is below the first view without holding up the rest. */
export const Deferred = ({ children }: { readonly children: ReactNode }) =>
  useDeferredValue(true, false) && children;
