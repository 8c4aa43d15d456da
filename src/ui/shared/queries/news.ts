import { useQuery } from "@tanstack/react-query";
import type { CleanSplash } from "#core/splash/get-splash.ts";
import type { Topic } from "#ports/change-feed.ts";
import { useApp } from "#ui/shared/app-context.ts";
import { useCommand } from "#ui/shared/queries/use-command.ts";

const TOPIC: Topic = "splashConfig";

/** The splash page that this visitor has not closed yet, null where there is none. */
export const useNews = (): CleanSplash | null | undefined => {
  const app = useApp();
  return useQuery({ queryKey: [TOPIC, "news"], queryFn: () => app.getNews() }).data;
};

export const useCloseNews = () => {
  const app = useApp();
  return useCommand({ topic: TOPIC, run: app.closeNews, refusals: {} });
};
