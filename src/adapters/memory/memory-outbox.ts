import { memoryList, type Slot } from "#adapters/memory/memory-list.ts";
import type { Queue } from "#core/outbox/entry.ts";
import type { Outbox } from "#ports/outbox.ts";

export const memoryOutbox = <What>(slot: Slot<Queue<What>>): Outbox<What> => {
  const list = memoryList(slot, ({ id }) => id);
  return { ...list, all: () => list.where(() => true) };
};
