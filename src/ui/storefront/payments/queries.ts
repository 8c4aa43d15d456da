import type { Topic } from "#ports/change-feed.ts";
import { useRecords } from "#ui/shared/queries/use-records.ts";

const TOPIC: Topic = "ownPayments";

export const useHasOwnPayments = (): boolean =>
  useRecords({
    reads: [TOPIC],
    key: [TOPIC],
    run: (app) => app.visitor.hasOwnPayments(),
    throwOnError: false,
  }).data ?? false;
