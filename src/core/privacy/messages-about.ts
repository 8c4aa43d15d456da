import { type Message, orderIdOf } from "#core/messages/message.ts";
import type { Order } from "#core/orders/order.ts";
import type { ShopRecords } from "#ports/records.ts";

type Deps = Pick<ShopRecords, "messages">;

/** Letters about an order may have gone to another address, or to the owner. */
export const messagesAbout = async (
  { messages }: Deps,
  email: string,
  orders: readonly Order[],
): Promise<readonly Message[]> => {
  const found = new Map((await messages.ofEmail(email)).map((one) => [one.id, one]));
  for (const { id } of orders) for (const one of await messages.ofOrder(id)) found.set(one.id, one);
  return [...found.values()];
};

export const isLetterOf =
  (message: Message) =>
  ({ id }: Order): boolean =>
    orderIdOf(message) === id;
