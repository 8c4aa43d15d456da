import type { CommandContext } from "#core/command.ts";
import { sameEmail } from "#core/customers/email-key.ts";
import { type Message, type MessageKind, orderIdOf } from "#core/messages/message.ts";
import { isByHand } from "#core/orders/paid-by-hand.ts";
import { withUntold } from "#core/orders/told.ts";
import type { News } from "#core/orders/untold.ts";
import type { ShopRecords } from "#ports/records.ts";

const NEWS_OF: Partial<Record<MessageKind, News>> = {
  // A customer who paid online has seen the outcome.
  "order-paid": "taken",
  moved: "moved",
  "packs-changed": "changed",
  ready: "ready",
  refunded: "refunded",
};

export const noteUnsent =
  ({ orders, now }: Pick<ShopRecords, "orders"> & Pick<CommandContext, "now">) =>
  async (message: Message): Promise<void> => {
    const news = NEWS_OF[message.kind];
    const order = news ? await orders.find(orderIdOf(message)) : null;
    if (!news || !order || (news === "taken" && !isByHand(order))) return;
    if (!sameEmail(order.customerEmail, message.to)) return;
    await orders.replace(withUntold(order, { news, why: "refused-address", at: now }));
  };
