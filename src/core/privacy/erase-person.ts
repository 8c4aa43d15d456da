import type { CommandContext } from "#core/command.ts";
import { isEmail } from "#core/customers/email.ts";
import { anonymous } from "#core/orders/anonymous.ts";
import type { Order } from "#core/orders/order.ts";
import { withoutPostcodesOf } from "#core/packing/run-order.ts";
import { messagesAbout } from "#core/privacy/messages-about.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";
import type { ShopRecords } from "#ports/records.ts";

export type EraseRefusal = { readonly kind: "invalid-email" };

type Deps = Pick<
  ShopRecords,
  "customers" | "orders" | "agreements" | "messages" | "waitlist" | "erasures" | "runOrder"
> &
  CommandContext;

const removeCustomers = async ({ customers }: Deps, email: string): Promise<void> => {
  for (let next = await customers.withEmail(email); next; ) {
    await customers.remove(next.id);
    const other = await customers.withEmail(email);
    // A customer stored without an id can't be removed.
    next = other?.id === next.id ? null : other;
  }
};

const forgetBuyer = async ({ orders, agreements }: Deps, order: Order): Promise<void> => {
  const agreement = await agreements.find(order.id);
  if (agreement) {
    const { paidBy: _paidBy, ...kept } = agreement;
    await agreements.replace({ ...kept, note: "" });
  }
  await orders.replace(anonymous(order));
};

const forgetStops = async ({ runOrder }: Deps, orders: readonly Order[]): Promise<void> => {
  const run = await runOrder.load();
  const rest = withoutPostcodesOf(orders, run);
  if (rest.length < run.length) await runOrder.save(rest);
};

/** Keeps only what the books need: the orders, without who placed them. */
export const erasePerson =
  (deps: Deps) =>
  async (typed: string): Promise<Result<null, EraseRefusal>> => {
    const email = typed.trim();
    if (!isEmail(email)) return refuse({ kind: "invalid-email" });
    const orders = await deps.orders.ofEmail(email);
    for (const { id } of await messagesAbout(deps, email, orders)) await deps.messages.remove(id);
    for (const { id } of await deps.waitlist.ofEmail(email)) await deps.waitlist.remove(id);
    await deps.erasures.note(email, deps.now);
    await forgetStops(deps, orders);
    for (const order of orders) await forgetBuyer(deps, order);
    await removeCustomers(deps, email);
    return accept(null);
  };
