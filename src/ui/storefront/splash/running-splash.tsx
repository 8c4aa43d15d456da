import { lazyPage } from "#ui/shared/lazy-page.ts";
import { LoadingArea } from "#ui/shared/parts/loading-area.tsx";
import { useRunningSplash } from "#ui/shared/queries/running-splash.ts";

const News = lazyPage(async () => (await import("#ui/storefront/splash/news.tsx")).News);

export const RunningSplash = () => {
  const splash = useRunningSplash();
  return (
    splash && (
      <LoadingArea shows="the news">
        <News splash={splash} />
      </LoadingArea>
    )
  );
};
