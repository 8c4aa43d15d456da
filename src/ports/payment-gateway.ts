import type { Capture, Payer } from "#core/payments/payment.ts";
import type { Purchase } from "#core/payments/purchase.ts";

export interface PaymentGateway {
  /** Tells the provider what is to be paid. Answers with the provider's order id. */
  create(purchase: Purchase): Promise<string>;
  /**
   * Takes the money of an approved order. Calling again for the same order takes nothing more.
   * `payer` is who pays where the provider doesn't ask. Throws Fault("payment-failed") where no money
   * was taken, and Fault("payment-doubtful") where nobody can say.
   */
  capture(orderId: string, payer?: Payer): Promise<Capture>;
}
