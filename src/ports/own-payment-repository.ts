import type { OwnPayment } from "#core/payments/own-payment.ts";

export interface OwnPaymentRepository {
  all(): Promise<readonly OwnPayment[]>;
  /** Null where there is none. */
  find(orderId: string): Promise<OwnPayment | null>;
  add(payment: OwnPayment): Promise<void>;
  /** In place of the one with its order id. Replacing one that is not there changes nothing. */
  replace(payment: OwnPayment): Promise<void>;
  /** Removing one that is not there changes nothing. */
  remove(orderId: string): Promise<void>;
}
