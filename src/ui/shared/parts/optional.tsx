import { type ReactNode, Suspense } from "react";
import { ErrorBoundary } from "#ui/shared/parts/error-boundary.ts";

export const Optional = ({ children }: { readonly children: ReactNode }) => (
  <ErrorBoundary fallback={() => null}>
    <Suspense>{children}</Suspense>
  </ErrorBoundary>
);
