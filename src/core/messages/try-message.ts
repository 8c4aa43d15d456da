import type { CommandContext } from "#core/command.ts";
import type { Message } from "#core/messages/message.ts";
import { givenUp, isTriedOut, tried } from "#core/messages/tries.ts";
import type { ShopRecords } from "#ports/records.ts";

type Outbox = Pick<ShopRecords, "messages">;

/** Null where another process has claimed it, or it is gone. */
export const beginTry =
  ({ messages, now }: Outbox & Pick<CommandContext, "now">) =>
  async (id: string): Promise<Message | null> => {
    const stored = await messages.find(id);
    if (stored?.state !== "waiting" || stored.dueAt > now) return null;
    const isOver = isTriedOut(stored);
    const claimed = isOver ? givenUp(stored) : tried(stored, now);
    await messages.replace(claimed);
    return isOver ? null : claimed;
  };

export const endTry =
  ({ messages }: Outbox) =>
  async (id: string, end: (message: Message) => Message): Promise<void> => {
    const stored = await messages.find(id);
    if (stored?.state === "waiting") await messages.replace(end(stored));
  };
