import type { Topic } from "#ports/change-feed.ts";
import { useRecords } from "#ui/shared/queries/use-records.ts";

const TOPIC: Topic = "ownPayments";

export const useHasOwnPayments = (): boolean =>
  useRecords({
    reads: [TOPIC],
    key: [TOPIC],
    run: (app) => app.visitor.hasOwnPayments(),
    // The page works without it, and the next visit asks again.
    throwOnError: false,
  }).data ?? false;
