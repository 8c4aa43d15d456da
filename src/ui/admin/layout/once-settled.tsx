import type { ReactNode } from "react";
import { useIsSettled } from "#ui/admin/layout/use-is-settled.ts";

export const OnceSettled = ({ children }: { readonly children: ReactNode }) =>
  useIsSettled() && children;
