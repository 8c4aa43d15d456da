import type { CleanSplash } from "#core/splash/get-splash.ts";
import { lazyPage } from "#ui/shared/lazy-page.ts";
import { LoadingArea } from "#ui/shared/parts/loading-area.tsx";
import { useRecords } from "#ui/shared/queries/use-records.ts";

const News = lazyPage(async () => (await import("#ui/storefront/splash/news.tsx")).News);

const NEVER_SEEN = 0;

const useRunningSplash = (): CleanSplash | null | undefined =>
  useRecords({
    reads: ["today"],
    key: ["running splash"],
    isOfDay: false,
    run: (app) => app.shop.counter.getShownSplash(NEVER_SEEN),
    refetchOnMount: "always",
  }).data;

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
