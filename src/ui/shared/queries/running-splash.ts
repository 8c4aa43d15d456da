import type { CleanSplash } from "#core/splash/get-splash.ts";
import { useRecords } from "#ui/shared/queries/use-records.ts";

const NEVER_SEEN = 0;

export const useRunningSplash = (): CleanSplash | null | undefined =>
  useRecords({
    reads: ["today"],
    key: ["running splash"],
    // It is asked for at each page, so it needs no key by day.
    isOfDay: false,
    run: (app) => app.shop.counter.getShownSplash(NEVER_SEEN),
    refetchOnMount: "always",
  }).data;
