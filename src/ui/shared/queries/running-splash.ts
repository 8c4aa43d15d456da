import type { CleanSplash } from "#core/splash/get-splash.ts";
import { useRecords } from "#ui/shared/queries/use-records.ts";

const NEVER_SEEN = 0;

/** The splash page, whoever has seen it, null where none runs: asked for at each page, and not while one is open. */
export const useRunningSplash = (): CleanSplash | null | undefined =>
  useRecords({
    reads: ["today"],
    key: ["running splash"],
    // Asked anew at each page, it is never yesterday's; and to find out what day it is takes long.
    isOfDay: false,
    run: (app) => app.shop.counter.getShownSplash(NEVER_SEEN),
    refetchOnMount: "always",
  }).data;
