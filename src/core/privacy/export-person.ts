import type { Customer } from "#core/customers/customer.ts";
import { isEmail } from "#core/customers/email.ts";
import type { Message } from "#core/messages/message.ts";
import { type Order, paymentIdsOf } from "#core/orders/order.ts";
import type { Agreement } from "#core/payments/agreement.ts";
import { messagesAbout } from "#core/privacy/messages-about.ts";
import { picked } from "#core/shared/picked.ts";
import type { Waiting } from "#core/waitlist/waiting.ts";
import type { KeptBeside } from "#ports/erasure-repository.ts";
import type { ShopRecords } from "#ports/records.ts";

export interface KeptOfPerson {
  readonly email: string;
  readonly customer: Customer | null;
  readonly orders: readonly Order[];
  /** What she paid of others' orders. */
  readonly paidFor: readonly Pick<Order, "id" | "date" | "total" | "payer">[];
  readonly messages: readonly Message[];
  readonly waitlist: readonly Waiting[];
  readonly payments: readonly Pick<Agreement, "orderId" | "note" | "paidBy">[];
  readonly beside: readonly KeptBeside[];
}

export const isKnown = ({ email: _email, customer, ...lists }: KeptOfPerson): boolean =>
  customer !== null || Object.values(lists).some(({ length }) => length > 0);

const NOTHING = {
  customer: null,
  orders: [],
  paidFor: [],
  messages: [],
  waitlist: [],
  payments: [],
  beside: [],
} as const;

const paymentsOf = async (
  { agreements }: Pick<ShopRecords, "agreements">,
  orders: readonly Order[],
): Promise<KeptOfPerson["payments"]> =>
  (await agreements.withIds(orders.flatMap(paymentIdsOf))).map(({ orderId, note, paidBy }) => ({
    orderId,
    note,
    ...(paidBy !== undefined && { paidBy }),
  }));

/** Subject access (UK GDPR, article 15). */
export const exportPerson =
  (
    deps: Pick<
      ShopRecords,
      "customers" | "orders" | "messages" | "waitlist" | "agreements" | "erasures"
    >,
  ) =>
  async (typed: string): Promise<KeptOfPerson> => {
    const email = typed.trim();
    if (!isEmail(email)) return { email, ...NOTHING };
    const orders = await deps.orders.ofEmail(email);
    return {
      email,
      customer: await deps.customers.withEmail(email),
      orders,
      paidFor: (await deps.orders.paidBy(email)).map((order) =>
        picked(order, ["id", "date", "total", "payer"]),
      ),
      messages: await messagesAbout(deps, email, orders),
      waitlist: await deps.waitlist.ofEmail(email),
      payments: await paymentsOf(deps, orders),
      beside: await deps.erasures.keptBeside(email),
    };
  };
