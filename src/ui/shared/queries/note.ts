import type { Topic } from "#ports/change-feed.ts";
import { useCommand } from "#ui/shared/queries/use-command.ts";
import { useRecords } from "#ui/shared/queries/use-records.ts";

const TOPIC: Topic = "note";

/** What the visitor has written to the farm so far, or undefined while it loads. */
export const useNote = (): string | undefined =>
  useRecords({
    reads: [TOPIC],
    key: [TOPIC],
    run: (app) => app.visitor.buyer.getNote(),
    // One can pay without it.
    throwOnError: false,
  }).data;

/** Silent where it can't be kept: it is still on the screen, and goes with the payment. */
export const useKeepNote = () =>
  useCommand({
    topic: TOPIC,
    run: (app, written: string) => app.visitor.buyer.keepNote(written),
    predict: (_before: string, written) => written,
    refusals: {},
    isSilent: () => true,
  });
