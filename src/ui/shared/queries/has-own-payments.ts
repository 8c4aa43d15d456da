import type { Topic } from "#ports/change-feed.ts";
import { useRecords } from "#ui/shared/queries/use-records.ts";

const TOPIC: Topic = "ownPayments";

/** Whether this visitor has payments of which it is not yet known what became of them. */
export const useHasOwnPayments = (): boolean =>
  useRecords({
    reads: [TOPIC],
    key: [TOPIC],
    run: (app) => app.visitor.hasOwnPayments(),
    // What can't be looked up now is looked up at the next visit; the page goes on.
    throwOnError: false,
  }).data ?? false;
