import type { CommandContext } from "#core/command.ts";
import { sameEmail } from "#core/customers/email.ts";
import type { Message } from "#core/messages/message.ts";
import { orderIdOf } from "#core/orders/outgoing-messages.ts";
import { withUntold } from "#core/orders/told.ts";
import { NEWS } from "#core/orders/untold.ts";
import type { ShopRecords } from "#ports/records.ts";

/** Of a mail that was given up its customer is to be told otherwise. */
export const noteUnsent =
  ({ orders, now }: Pick<ShopRecords, "orders"> & Pick<CommandContext, "now">) =>
  async (message: Message): Promise<void> => {
    const news = NEWS.find((one) => one === message.kind);
    const order = news ? await orders.find(orderIdOf(message)) : null;
    if (!news || !order || !sameEmail(order.customerEmail, message.to)) return;
    await orders.replace(withUntold(order, { news, why: "refused-address", at: now }));
  };
