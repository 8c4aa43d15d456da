import { Suspense, useState } from "react";
import { lazyPage } from "#ui/shared/lazy-page.ts";
import { ErrorBoundary } from "#ui/shared/parts/error-boundary.ts";
import { useIsConnectionLost } from "#ui/shared/queries/use-connection.ts";

const AsOf = lazyPage(async () => (await import("#ui/shared/parts/as-of.tsx")).AsOf);

/** Says of figures that can't be looked up when they were true, from the first time that the connection is lost. */
export const AsOfWhenLost = () => {
  const isLost = useIsConnectionLost();
  const [wasLost, setWasLost] = useState(isLost);
  if (isLost && !wasLost) setWasLost(true);
  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense>{wasLost && <AsOf />}</Suspense>
    </ErrorBoundary>
  );
};
