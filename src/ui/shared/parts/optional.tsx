import type { ComponentProps } from "react";
import { ErrorBoundary } from "#ui/shared/parts/error-boundary.ts";
import { LoadingArea } from "#ui/shared/parts/loading-area.tsx";

export const Optional = (props: ComponentProps<typeof LoadingArea>) => (
  <ErrorBoundary fallback={() => null}>
    <LoadingArea {...props} />
  </ErrorBoundary>
);
