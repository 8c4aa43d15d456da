import type { CommandContext } from "#core/command.ts";
import { isEmail } from "#core/customers/email.ts";
import { type EmailFault, emailFault } from "#core/customers/typed-email.ts";
import { isMailOfOrder, type Message, orderIdOf } from "#core/messages/message.ts";
import { againFrom } from "#core/messages/tries.ts";
import type { Order } from "#core/orders/order.ts";
import { logged } from "#core/orders/order-log.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";
import type { ShopRecords } from "#ports/records.ts";

/** `id`: the mail's. `wish`: drawn by the caller. A wish is fulfilled once, however often it is sent. */
export interface MailWish {
  readonly id: string;
  readonly wish: string;
  readonly to: string;
}

export type SendMailRefusal =
  | { readonly kind: "message-gone" }
  | { readonly kind: "invalid-email"; readonly why: EmailFault };

type Records = Pick<ShopRecords, "messages" | "orders">;

const mailAndOrder = async (
  { messages, orders }: Records,
  id: string,
): Promise<{ readonly mail: Message; readonly order: Order } | null> => {
  const mail = await messages.find(id);
  const order = mail && isMailOfOrder(mail) ? await orders.find(orderIdOf(mail)) : null;
  return mail && order ? { mail, order } : null;
};

/** Where the order's mails go now; "" where that is unknown. */
export const getOrderEmail =
  (records: Records) =>
  async (mailId: string): Promise<string> =>
    (await mailAndOrder(records, mailId))?.order.customerEmail.trim() ?? "";

const AGAIN = "-again-";

const copyId = ({ id }: Message, wish: string): string => `${id.split(AGAIN)[0]}${AGAIN}${wish}`;

/** The log names the mail, and never the address. Returns the address. */
export const sendOrderMail =
  ({ messages, orders, now }: Records & CommandContext) =>
  async ({ id, wish, to: typed }: MailWish): Promise<Result<string, SendMailRefusal>> => {
    const found = await mailAndOrder({ messages, orders }, id);
    if (!found) return refuse({ kind: "message-gone" });
    const { mail, order } = found;
    const to = typed.trim();
    const isOrders = to === order.customerEmail.trim() && isEmail(to);
    const why = isOrders ? null : emailFault(to);
    if (why) return refuse({ kind: "invalid-email", why });
    const copy = { ...againFrom(mail, now), id: copyId(mail, wish), to, writtenAt: now };
    if (await messages.find(copy.id)) return accept(to);
    await messages.add(copy);
    await orders.replace(logged(order, now, { kind: "mailed-again", detail: mail.kind }));
    return accept(to);
  };
