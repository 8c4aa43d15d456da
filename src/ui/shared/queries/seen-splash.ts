import type { CleanSplash } from "#core/splash/get-splash.ts";
import type { Topic } from "#ports/change-feed.ts";
import { useRecords } from "#ui/shared/queries/use-records.ts";

const TOPIC: Topic = "seenSplash";

export const useUnseenSplash = (): CleanSplash | null | undefined =>
  useRecords({
    reads: [TOPIC],
    key: ["unseen splash"],
    run: (app) => app.visitor.getUnseenSplash(),
    gcTime: 0,
  }).data;
