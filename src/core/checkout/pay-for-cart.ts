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

export interface CartPayment {
  readonly method: PaymentMethod;
  readonly expectedTotal: Pence;
  readonly note?: string;
  readonly days?: ChosenDays;
  readonly typed?: TypedDetails;
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
  }: CartPayment): Promise<Result<OpenedPayment, OpenPaymentRefusal>> => {
    const paidBefore = await paidIds({ ownPayments });
    const packs = (await cart.load()).map(wantedPacks);
    const opened = await counter.openPayment(
      packs,
      method,
      expectedTotal,
      note,
      days,
      typed && { typed },
    );
    if (opened.ok) await remember(opened.value.orderId, packs, paidBefore);
    return opened;
  };
};
