import { ownersMessageIds } from "#core/letters/order-messages.ts";
import type { Message } from "#core/messages/message.ts";
import type { Order } from "#core/orders/order.ts";
import type { ShopRecords } from "#ports/records.ts";

type Deps = Pick<ShopRecords, "messages">;

const toOwnerAbout = async (
  { messages }: Deps,
  orders: readonly Order[],
): Promise<readonly Message[]> => {
  const toOwner: Message[] = [];
  for (const id of orders.flatMap(ownersMessageIds)) {
    const message = await messages.find(id);
    if (message) toOwner.push(message);
  }
  return toOwner;
};

export const messagesAbout = async (
  deps: Deps,
  email: string,
  orders: readonly Order[],
): Promise<readonly Message[]> => [
  ...(await deps.messages.ofEmail(email)),
  ...(await toOwnerAbout(deps, orders)),
];

export const isLetterOf =
  ({ id }: Message) =>
  (order: Order): boolean =>
    id.startsWith(`${order.id}-`);

export const messagesOfOrder = async (deps: Deps, order: Order): Promise<readonly Message[]> => [
  ...(await deps.messages.ofEmail(order.customerEmail)).filter((one) => isLetterOf(one)(order)),
  ...(await toOwnerAbout(deps, [order])),
];
