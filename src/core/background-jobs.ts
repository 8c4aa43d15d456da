import { turnDay } from "#core/egg-book/turn-day.ts";
import { deliverMessages } from "#core/messages/deliver-messages.ts";
import { noteUnsent } from "#core/orders/note-unsent.ts";
import { writeOrderLinks } from "#core/orders/order-links.ts";
import { receiveWebhook } from "#core/payments/receive-webhook.ts";
import { reconcilePayments } from "#core/payments/reconcile-payments.ts";
import { retryRefunds } from "#core/payments/retry-refunds.ts";
import { dropPictures } from "#core/pictures/drop-pictures.ts";
import { finishErasures } from "#core/privacy/finish-erasures.ts";
import { shopCommands } from "#core/shop-commands.ts";
import { tellWaitlist } from "#core/waitlist/tell-waitlist.ts";
import type { ShopPorts } from "#ports/ports.ts";

/** What the shop does by itself. Each job is idempotent, and safe in several processes at once. */
export const createBackgroundJobs = (
  ports: Omit<
    ShopPorts,
    "sessions" | "people" | "lookups" | "passwords" | "machine" | "address" | "pictureCodec"
  >,
) => {
  const deps = { ...ports.store.records, ...ports, command: shopCommands(ports) };
  return {
    reconcilePayments: reconcilePayments(deps),
    receiveWebhook: receiveWebhook(deps),
    retryRefunds: retryRefunds(deps),
    tellWaitlist: tellWaitlist(deps),
    turnDay: deps.command(turnDay),
    finishErasures: deps.command(finishErasures),
    dropPictures: deps.command(dropPictures),
    writeOrderLinks: writeOrderLinks(deps),
    deliverMessages: deliverMessages({ ...deps, givenUp: deps.command(noteUnsent) }),
  };
};

export type BackgroundJobs = ReturnType<typeof createBackgroundJobs>;
