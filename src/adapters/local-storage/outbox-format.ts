import * as v from "valibot";
import type { DocumentFormat } from "#adapters/farm-json/document-format.ts";
import { readList } from "#adapters/farm-json/record-list.ts";
import type { Queue } from "#core/outbox/entry.ts";
import type { VisitorTopic } from "#ports/change-feed.ts";

export const outboxFormat = <What>(
  topic: VisitorTopic,
  what: v.GenericSchema<unknown, What>,
): DocumentFormat<Queue<What>> => {
  const Entry = v.object({
    id: v.string(),
    at: v.string(),
    what,
    sentAt: v.exactOptional(v.string()),
    mayBeDone: v.exactOptional(v.boolean()),
    refused: v.exactOptional(v.string()),
    isUndone: v.exactOptional(v.boolean()),
  });
  return { topic, initial: [], read: (stored) => readList(Entry, stored) };
};
