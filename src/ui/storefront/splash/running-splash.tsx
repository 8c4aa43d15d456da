import { Suspense } from "react";
import { lazyPage } from "#ui/shared/lazy-page.ts";
import { useRunningSplash } from "#ui/shared/queries/running-splash.ts";

const News = lazyPage(async () => (await import("#ui/storefront/splash/news.tsx")).News);

export const RunningSplash = () => {
  const splash = useRunningSplash();
  return (
    splash && (
      <Suspense fallback={null}>
        <News splash={splash} />
      </Suspense>
    )
  );
};
