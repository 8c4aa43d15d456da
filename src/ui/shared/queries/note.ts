import type { Topic } from "#ports/change-feed.ts";
import { type Deed, DONE_ALREADY } from "#ui/shared/queries/command-options.ts";
import { useRecords } from "#ui/shared/queries/use-records.ts";
import { useSend } from "#ui/shared/queries/use-send.ts";

const TOPIC: Topic = "note";

export const useNote = (): string | undefined =>
  useRecords({
    reads: [TOPIC],
    key: [TOPIC],
    run: (app) => app.visitor.buyer.getNote(),
    throwOnError: false,
  }).data;

export const KEEP_NOTE: Deed<string, null, never, string> = {
  topic: TOPIC,
  deed: "keep note",
  run: (app, written, deed) => app.visitor.buyer.keepNote(written, deed),
  predict: (_before, written) => written,
  refusals: DONE_ALREADY,
  isSilent: () => true,
};

export const useKeepNote = () => useSend(KEEP_NOTE);
