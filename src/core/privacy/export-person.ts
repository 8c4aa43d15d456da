import type { Customer } from "#core/customers/customer.ts";
import { isEmail } from "#core/customers/email.ts";
import type { Message } from "#core/messages/message.ts";
import type { Order } from "#core/orders/order.ts";
import type { Agreement } from "#core/payments/agreement.ts";
import { messagesAbout } from "#core/privacy/messages-about.ts";
import type { Waiting } from "#core/waitlist/waiting.ts";
import type { KeptBeside } from "#ports/erasure-repository.ts";
import type { ShopRecords } from "#ports/records.ts";

/** All that is kept of an address. */
export interface KeptOfPerson {
  readonly email: string;
  readonly customer: Customer | null;
  readonly orders: readonly Order[];
  readonly messages: readonly Message[];
  readonly waitlist: readonly Waiting[];
  /** What was noted with the payments of their orders. */
  readonly payments: readonly Pick<Agreement, "orderId" | "note" | "paidBy">[];
  readonly beside: readonly KeptBeside[];
}

const NOTHING = {
  customer: null,
  orders: [],
  messages: [],
  waitlist: [],
  payments: [],
  beside: [],
} as const;

const paymentsOf = async (
  { agreements }: Pick<ShopRecords, "agreements">,
  orders: readonly Order[],
): Promise<KeptOfPerson["payments"]> =>
  (await agreements.withIds(orders.map(({ id }) => id))).map(({ orderId, note, paidBy }) => ({
    orderId,
    note,
    ...(paidBy !== undefined && { paidBy }),
  }));

/** What a person may ask for: all that is kept of their address, in any case. Of what is no address nothing is. */
export const exportPerson =
  (
    given: Pick<
      ShopRecords,
      "customers" | "orders" | "messages" | "waitlist" | "agreements" | "erasures"
    >,
  ) =>
  async (typed: string): Promise<KeptOfPerson> => {
    const email = typed.trim();
    if (!isEmail(email)) return { email, ...NOTHING };
    const orders = await given.orders.ofEmail(email);
    return {
      email,
      customer: await given.customers.withEmail(email),
      orders,
      messages: await messagesAbout(given, email, orders),
      waitlist: await given.waitlist.ofEmail(email),
      payments: await paymentsOf(given, orders),
      beside: await given.erasures.keptBeside(email),
    };
  };
