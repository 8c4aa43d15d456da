import type { Drawn } from "#core/command.ts";
import { isEmail } from "#core/customers/email.ts";
import { anonymous, type Order } from "#core/orders/order.ts";
import { messagesAbout } from "#core/privacy/messages-about.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";
import type { ShopRecords } from "#ports/records.ts";

export type EraseRefusal = { readonly kind: "invalid-email" };

type Given = Pick<
  ShopRecords,
  "customers" | "orders" | "agreements" | "messages" | "waitlist" | "erasures"
> &
  Drawn;

/** Whoever had the address before may have it again. */
const removeCustomers = async ({ customers }: Given, email: string): Promise<void> => {
  for (let next = await customers.withEmail(email); next; ) {
    await customers.remove(next.id);
    const other = await customers.withEmail(email);
    // One that was stored without an id can't be removed.
    next = other?.id === next.id ? null : other;
  }
};

const forgetBuyer = async ({ orders, agreements }: Given, order: Order): Promise<void> => {
  const agreement = await agreements.find(order.id);
  if (agreement) {
    const { paidBy: _paidBy, ...kept } = agreement;
    await agreements.replace({ ...kept, note: "" });
  }
  await orders.replace(anonymous(order));
};

/** Keeps nothing of a person but what the books need: their orders, without who placed them. */
export const erasePerson =
  (given: Given) =>
  async (typed: string): Promise<Result<null, EraseRefusal>> => {
    const email = typed.trim();
    if (!isEmail(email)) return refuse({ kind: "invalid-email" });
    const orders = await given.orders.ofEmail(email);
    for (const { id } of await messagesAbout(given, email, orders)) await given.messages.remove(id);
    for (const { id } of await given.waitlist.ofEmail(email)) await given.waitlist.remove(id);
    await given.erasures.note(email, given.now);
    for (const order of orders) await forgetBuyer(given, order);
    await removeCustomers(given, email);
    return accept(null);
  };
