import { messageOf, type Outgoing } from "#core/messages/message.ts";
import type { ShopRecords } from "#ports/records.ts";

/** Writes messages to the outbox, in the unit of work of what they are about. */
export const writeMessages = async (
  { messages }: Pick<ShopRecords, "messages">,
  outgoing: readonly Outgoing[],
  now: string,
): Promise<void> => {
  for (const one of outgoing) await messages.add(messageOf(one, now));
};
