import { inUnitOfWork } from "#core/command.ts";
import { payForCart } from "#core/payments/pay-for-cart.ts";
import { recoverPayments } from "#core/payments/recover-payments.ts";
import { forgetPayment } from "#core/payments/settle-payment.ts";
import { endLife } from "#core/payments/show-life.ts";
import { takeOwnPayment } from "#core/payments/take-own-payment.ts";
import type { Shop } from "#core/shop.ts";
import type { VisitorPorts } from "#ports/ports.ts";

/** What the browser of somebody keeps who pays. */
export const createBuyer = (ports: VisitorPorts, { counter }: Shop) => {
  const command = inUnitOfWork(ports);
  const given = { ...ports.store.records, ...ports };
  const end = command(endLife);

  return {
    payForCart: payForCart(counter, given, command),
    takePayment: takeOwnPayment(counter, ports.ticker, command),
    cancelPayment: async (orderId: string) => {
      await end(orderId);
      return counter.cancelPayment(orderId);
    },
    recoverPayments: recoverPayments(counter, given, command),
    forgetPayment: command(forgetPayment),
  };
};
