import type { OwnPayment } from "#core/checkout/own-payment.ts";

export interface OwnPaymentRepository {
  all(): Promise<readonly OwnPayment[]>;
  find(orderId: string): Promise<OwnPayment | null>;
  add(payment: OwnPayment): Promise<void>;
  replace(payment: OwnPayment): Promise<void>;
  remove(orderId: string): Promise<void>;
}
