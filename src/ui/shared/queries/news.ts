import type { CleanSplash } from "#core/splash/get-splash.ts";
import type { Topic } from "#ports/change-feed.ts";
import { useApp } from "#ui/shared/app-context.ts";
import { useCommand } from "#ui/shared/queries/use-command.ts";
import { useRecords } from "#ui/shared/queries/use-records.ts";

const SEEN: Topic = "splashSeenVersion";

/** The splash page that this visitor has not closed yet, null where there is none. */
export const useNews = (): CleanSplash | null | undefined =>
  useRecords({ reads: ["splashConfig", SEEN], key: ["news"], run: (app) => app.getNews() }).data;

export const useCloseNews = () => {
  const app = useApp();
  return useCommand({ topic: SEEN, run: app.closeNews, refusals: {} });
};
