import {
  EMPTY_VISITOR,
  memoryVisitor,
  type VisitorState,
} from "#adapters/memory/memory-visitor.ts";
import { sharedMemory } from "#adapters/memory/shared-memory.ts";
import type { VisitorTopic } from "#ports/change-feed.ts";
import type { DeedsAtOnce } from "#ports/outbox.ts";
import type { VisitorRecords } from "#ports/records.ts";
import type { VisitorStore } from "#ports/store.ts";

const NO_DEEDS: DeedsAtOnce = { note: () => null, open: () => [], drop: () => undefined };

export const visitorMemory = (): { open(): VisitorStore } => {
  const memory = sharedMemory<VisitorState, VisitorRecords, VisitorTopic>(
    EMPTY_VISITOR,
    memoryVisitor,
    (slot) => slot,
  );
  return { open: () => ({ ...memory.open(), deeds: NO_DEEDS }) };
};
