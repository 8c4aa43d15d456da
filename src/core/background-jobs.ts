import { inUnitOfWork } from "#core/command.ts";
import { deliverMessages } from "#core/messages/deliver-messages.ts";
import { writeOrderLinks } from "#core/orders/order-links.ts";
import { hearOfPayment } from "#core/payments/receive-webhook.ts";
import { sweepPayments } from "#core/payments/reconcile-payments.ts";
import { finishRefunds } from "#core/payments/retry-refunds.ts";
import { tellWaitlist } from "#core/waitlist/tell-waitlist.ts";
import type { ShopPorts } from "#ports/ports.ts";

/** What the shop does by itself, without anybody asking. Each is safe to do twice, and by several at once. */
export const createBackgroundJobs = (
  ports: Omit<ShopPorts, "sessions" | "lookups" | "passwords" | "address">,
) => {
  const deps = { ...ports.store.records, ...ports, command: inUnitOfWork(ports) };
  return {
    sweepPayments: sweepPayments(deps),
    hearOfPayment: hearOfPayment(deps),
    finishRefunds: finishRefunds(deps),
    tellWaitlist: tellWaitlist(deps),
    writeOrderLinks: writeOrderLinks(deps),
    deliverMessages: deliverMessages(deps),
  };
};

export type BackgroundJobs = ReturnType<typeof createBackgroundJobs>;
