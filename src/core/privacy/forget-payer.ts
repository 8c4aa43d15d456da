import type { Message } from "#core/messages/message.ts";
import { withoutPayer } from "#core/orders/anonymous.ts";
import type { Order } from "#core/orders/order.ts";
import type { Agreement } from "#core/payments/agreement.ts";
import type { ShopRecords } from "#ports/records.ts";

type Payer = NonNullable<Order["payer"]>;

const names =
  ({ name = "", email = "" }: Payer) =>
  ({ text, state }: Message): boolean =>
    state !== "waiting" && [name, email].some((part) => part !== "" && text.includes(part));

const withoutGivenName = ({ paidBy: _paidBy, ...kept }: Agreement): Agreement => kept;

/** Of orders whose customer is another: those stay, and what says who paid goes. */
export const forgetPayer = async (
  { orders, messages, agreements }: Pick<ShopRecords, "orders" | "messages" | "agreements">,
  email: string,
): Promise<void> => {
  for (const order of await orders.paidBy(email)) {
    const letters = await messages.ofOrder(order.id);
    for (const { id } of letters.filter(names(order.payer ?? {}))) await messages.remove(id);
    const agreement = await agreements.find(order.id);
    if (agreement) await agreements.replace(withoutGivenName(agreement));
    await orders.replace(withoutPayer(order));
  }
};
