import type { ComponentProps } from "react";
import { ErrorBoundary } from "#ui/shared/parts/error-boundary.ts";
import { LoadingArea } from "#ui/shared/parts/loading-area.tsx";

/** A part that the page can do without: where it can't be shown, nothing is. */
export const Optional = (props: ComponentProps<typeof LoadingArea>) => (
  <ErrorBoundary fallback={() => null}>
    <LoadingArea {...props} />
  </ErrorBoundary>
);
