import { Suspense } from "react";
import { lazyPage } from "#ui/shared/lazy-page.ts";
import { ErrorBoundary } from "#ui/shared/parts/error-boundary.ts";
import { useRunningSplash } from "#ui/shared/queries/running-splash.ts";

const News = lazyPage(async () => (await import("#ui/storefront/splash/news.tsx")).News);

const Running = () => {
  const splash = useRunningSplash();
  return (
    splash && (
      <Suspense fallback={null}>
        <News splash={splash} />
      </Suspense>
    )
  );
};

/** The owner's splash page while it runs. A page without it is none the worse. */
export const RunningSplash = () => (
  <ErrorBoundary fallback={() => null}>
    <Running />
  </ErrorBoundary>
);
