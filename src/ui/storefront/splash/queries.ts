import type { CleanSplash } from "#core/splash/get-splash.ts";
import type { Topic } from "#ports/change-feed.ts";
import { type Deed, DONE_ALREADY } from "#ui/shared/queries/command-options.ts";
import { useRecords } from "#ui/shared/queries/use-records.ts";
import { useSend } from "#ui/shared/queries/use-send.ts";

const TOPIC: Topic = "seenSplash";

export const CLOSE_SPLASH: Deed<number, null, never, never> = {
  topic: TOPIC,
  deed: "close splash",
  run: (app, version, deed) => app.visitor.closeSplash(version, deed),
  refusals: DONE_ALREADY,
};

export const useCloseSplash = () => useSend(CLOSE_SPLASH);

export const useUnseenSplash = (): CleanSplash | null | undefined =>
  useRecords({
    reads: [TOPIC],
    key: ["unseen splash"],
    run: (app) => app.visitor.getUnseenSplash(),
    gcTime: 0,
  }).data;
