import { type ReactNode, Suspense } from "react";
import { ErrorBoundary } from "#ui/shared/parts/error-boundary.ts";

/** What a page can do without: nothing stands in the place of what is being fetched, or can't be drawn. */
export const Optional = ({ children }: { readonly children: ReactNode }) => (
  <ErrorBoundary fallback={() => null}>
    <Suspense>{children}</Suspense>
  </ErrorBoundary>
);
