import { type ReactNode, useDeferredValue } from "react";

export const Deferred = ({ children }: { readonly children: ReactNode }) =>
  useDeferredValue(true, false) && children;
