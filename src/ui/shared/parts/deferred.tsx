import { type ReactNode, useDeferredValue } from "react";

/** What lies below the first view of a long page: drawn right after the rest, without holding it up. */
export const Deferred = ({ children }: { readonly children: ReactNode }) =>
  useDeferredValue(true, false) && children;
