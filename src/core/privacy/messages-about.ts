import type { Message } from "#core/messages/message.ts";
import type { Order } from "#core/orders/order.ts";
import { ownersMessageIds } from "#core/orders/outgoing-messages.ts";
import type { ShopRecords } from "#ports/records.ts";

export const messagesAbout = async (
  { messages }: Pick<ShopRecords, "messages">,
  email: string,
  orders: readonly Order[],
): Promise<readonly Message[]> => {
  const toOwner: Message[] = [];
  for (const id of orders.flatMap(ownersMessageIds)) {
    const message = await messages.find(id);
    if (message) toOwner.push(message);
  }
  return [...(await messages.ofEmail(email)), ...toOwner];
};
