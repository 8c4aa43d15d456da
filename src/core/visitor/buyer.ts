import { collectInstead, deliverAgain } from "#core/cart/collect-instead.ts";
import { getNote, keepNote } from "#core/cart/note.ts";
import { orderAgain, takeOut } from "#core/cart/order-again.ts";
import { getDetails, keepDetails } from "#core/checkout/keep-details.ts";
import { forgetPayments, noteThanks, stopHeartbeat } from "#core/checkout/own-payment-commands.ts";
import {
  type CartPayment,
  type PayForCartRefusal,
  payForCart,
} from "#core/checkout/pay-for-cart.ts";
import { recoverPayments } from "#core/checkout/recover-payments.ts";
import { takeOwnPayment } from "#core/checkout/take-own-payment.ts";
import { inUnitOfWork } from "#core/command.ts";
import { deedsBy } from "#core/outbox/run-deed.ts";
import type { OpenedPayment } from "#core/payments/open-payment.ts";
import { type Result, refuse } from "#core/shared/result.ts";
import type { Shop } from "#core/shop/shop.ts";
import type { VisitorPorts } from "#ports/ports.ts";

export const createBuyer = (ports: VisitorPorts, { counter }: Shop) => {
  const command = inUnitOfWork(ports);
  const deed = deedsBy(command);
  const deps = { ...ports.store.records, ...ports };
  const [end, forget] = [command(stopHeartbeat), command(forgetPayments)];
  const pay = payForCart(counter, deps, command);
  const recover = recoverPayments(counter, deps, command);

  return {
    payForCart: async (payment: CartPayment): Promise<Result<OpenedPayment, PayForCartRefusal>> => {
      // A dead page may have bought this basket, and another may be buying it.
      const { isUnderWay } = await recover();
      return isUnderWay ? refuse({ kind: "being-paid" }) : pay(payment);
    },
    getNote: getNote(deps),
    keepNote: deed(keepNote),
    getDetails: getDetails(deps),
    keepDetails: deed(keepDetails),
    collectInstead: deed(collectInstead),
    deliverAgain: deed(deliverAgain),
    orderAgain: command(orderAgain),
    takeOut: deed(takeOut),
    takePayment: takeOwnPayment(counter, ports.ticker, command),
    cancelPayment: async (orderId: string) => {
      await end(orderId);
      return counter.cancelPayment(orderId);
    },
    recoverPayments: recover,
    noteThanks: command(noteThanks),
    /** The visitor has seen the outcome: the agreement must not be captured any more. */
    forgetPayment: async (orderId: string) => {
      await counter.cancelPayment(orderId);
      return forget([orderId]);
    },
  };
};

export type Buyer = ReturnType<typeof createBuyer>;
