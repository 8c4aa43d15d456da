import { tokenFor } from "#core/customer-changes/token-for.ts";
import { ageEggs } from "#core/egg-book/age-eggs.ts";
import { noteUnsent } from "#core/letters/note-unsent.ts";
import { deliverMessages } from "#core/messages/deliver-messages.ts";
import { writeOrderLinks } from "#core/orders/order-links.ts";
import { receiveWebhook } from "#core/payments/receive-webhook.ts";
import { reconcilePayments } from "#core/payments/reconcile-payments.ts";
import { retryRefunds } from "#core/payments/retry-refunds.ts";
import { dropPictures } from "#core/pictures/drop-pictures.ts";
import { finishErasures } from "#core/privacy/finish-erasures.ts";
import { todayOf } from "#core/shared/today.ts";
import { shopCommands } from "#core/shop/shop-commands.ts";
import { queryDeps } from "#core/shop/shop-queries.ts";
import { tellWaitlist } from "#core/waitlist/tell-waitlist.ts";
import type { Clock } from "#ports/clock.ts";
import type { ShopPorts } from "#ports/ports.ts";

const eachDay = (clock: Clock, job: () => Promise<void>): (() => Promise<void>) => {
  let done = "";
  return async () => {
    const today = todayOf(clock);
    if (done === today) return;
    await job();
    done = today;
  };
};

/** Each job is idempotent, and safe in several processes at once. */
export const createBackgroundJobs = (
  ports: Omit<
    ShopPorts,
    "sessions" | "people" | "lookups" | "passwords" | "machine" | "address" | "pictureCodec"
  >,
) => {
  const deps = { ...queryDeps(ports), command: shopCommands(ports) };
  return {
    reconcilePayments: reconcilePayments(deps),
    receiveWebhook: receiveWebhook(deps),
    retryRefunds: retryRefunds(deps),
    tellWaitlist: tellWaitlist(deps),
    ageEggs: eachDay(deps.clock, deps.command(ageEggs)),
    finishErasures: deps.command(finishErasures),
    dropPictures: deps.command(dropPictures),
    writeOrderLinks: writeOrderLinks(deps),
    deliverMessages: deliverMessages({
      ...deps,
      tokenFor: tokenFor(deps),
      givenUp: deps.command(noteUnsent),
    }),
  };
};

export type BackgroundJobs = ReturnType<typeof createBackgroundJobs>;
