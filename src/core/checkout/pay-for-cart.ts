import {
  type PaidElsewhere,
  paidIds,
  rememberPayment,
} from "#core/checkout/own-payment-commands.ts";
import type { Commands } from "#core/command.ts";
import type { PaymentMethod } from "#core/orders/order.ts";
import type {
  OpenedPayment,
  OpenPaymentRefusal,
  PaymentDetails,
} from "#core/payments/open-payment.ts";
import { type WantedPacks, wantedPacks } from "#core/payments/purchase.ts";
import type { TypedDetails } from "#core/payments/typed-details.ts";
import type { Pence } from "#core/shared/money.ts";
import { picked } from "#core/shared/picked.ts";
import type { Result } from "#core/shared/result.ts";
import type { ChosenDays } from "#core/week/farm-week.ts";
import type { VisitorRecords } from "#ports/records.ts";

interface Counter {
  openPayment(
    packs: readonly WantedPacks[],
    method: PaymentMethod,
    expectedTotal: Pence,
    note?: string,
    days?: ChosenDays,
    more?: PaymentDetails,
  ): Promise<Result<OpenedPayment, OpenPaymentRefusal>>;
}

export type PayForCartRefusal = OpenPaymentRefusal | { readonly kind: PaidElsewhere["kind"] };

/** Packs that join an order of the customer, in place of those in the basket. `token` is of its mailed link. */
export interface Adding {
  readonly addTo: string;
  readonly token?: string;
  readonly packs: readonly WantedPacks[];
}

export interface CartPayment {
  readonly method: PaymentMethod;
  readonly expectedTotal: Pence;
  readonly note?: string;
  readonly days?: ChosenDays;
  readonly typed?: TypedDetails;
  readonly adding?: Adding;
}

export const payForCart = (
  counter: Counter,
  { cart, ownPayments }: Pick<VisitorRecords, "cart" | "ownPayments">,
  command: Commands<VisitorRecords>,
) => {
  const remember = command(rememberPayment);
  return async ({
    method,
    expectedTotal,
    note,
    days,
    typed,
    adding,
  }: CartPayment): Promise<Result<OpenedPayment, OpenPaymentRefusal>> => {
    const paidBefore = await paidIds({ ownPayments });
    const packs = adding?.packs ?? (await cart.load()).map(wantedPacks);
    const details = { ...(typed && { typed }), ...(adding && picked(adding, ["addTo", "token"])) };
    const opened = await counter.openPayment(
      packs,
      method,
      expectedTotal,
      note,
      days,
      typed || adding ? details : undefined,
    );
    if (!opened.ok) return opened;
    const { orderId } = opened.value;
    // The note is of the basket.
    await remember({ orderId, packs, ...(adding && { note: "" }) }, paidBefore);
    return opened;
  };
};
