import type { ReactNode } from "react";
import { useIsSettled } from "#ui/admin/layout/use-is-settled.ts";

/** What lies below the first view and reads more records: drawn, and asked for, when the rest shows. */
export const OnceSettled = ({ children }: { readonly children: ReactNode }) =>
  useIsSettled() && children;
