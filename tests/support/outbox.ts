import type { Queue } from "#core/outbox/entry.ts";
import type { Outbox } from "#ports/outbox.ts";

export const addEach = async <What>(outbox: Outbox<What>, queue: Queue<What>): Promise<void> => {
  for (const entry of queue) await outbox.add(entry);
};
