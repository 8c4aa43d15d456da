import { sameEmail } from "#core/customers/email-key.ts";
import type { Message } from "#core/messages/message.ts";
import { mendsOf } from "#core/orders/mended.ts";
import type { ShopPorts } from "#ports/ports.ts";
import type { ShopRecords } from "#ports/records.ts";

type Deps = Pick<ShopRecords, "orders"> & Pick<ShopPorts, "orderTokens">;

/** Null for a letter that goes to another address than its order's. */
export const tokenFor =
  ({ orders, orderTokens }: Deps) =>
  async ({ linksTo, to }: Pick<Message, "linksTo" | "to">): Promise<string | null> => {
    const order = linksTo ? await orders.find(linksTo) : null;
    return order && orderTokens && sameEmail(order.customerEmail, to)
      ? orderTokens.issue(order.id, mendsOf(order))
      : null;
  };
