import { addToCart } from "#core/cart/add-to-cart.ts";
import { getCart } from "#core/cart/get-cart.ts";
import { inUnitOfWork } from "#core/command.ts";
import { lazily } from "#core/lazily.ts";
import { hasOwnPayments } from "#core/payments/has-own-payments.ts";
import type { Day } from "#core/shared/day.ts";
import { onDemand } from "#core/shared/on-demand.ts";
import { accept } from "#core/shared/result.ts";
import { todayOf } from "#core/shared/today.ts";
import type { Shop } from "#core/shop.ts";
import { getUnseenSplash } from "#core/splash/get-unseen-splash.ts";
import type { VisitorPorts } from "#ports/ports.ts";

/**
 * What one person's browser keeps: basket, payments, seen splash page, drafts, sidebar. It asks the
 * shop, and never the shop's records. The basket is at hand; the rest is fetched when it is first asked for.
 */
export const createVisitor = (ports: VisitorPorts, shop: Shop) => {
  const command = inUnitOfWork(ports);
  const { records } = ports.store;
  const visit = onDemand(async () => (await import("#core/visit.ts")).createVisit(ports));

  return lazily(
    {
      /** The day it is at the farm. */
      today: (): Day => todayOf(ports.clock),
      getCart: getCart(records),
      addToCart: addToCart(shop.counter, command),
      /** Most baskets are whole, and need no turn. */
      mendCart: async () =>
        (await records.cart.countSkipped()) > 0 ? (await visit()).mendCart() : accept(0),
      hasOwnPayments: hasOwnPayments(records),
      getUnseenSplash: getUnseenSplash(shop.counter, records),
      buyer: lazily({}, async () => (await import("#core/buyer.ts")).createBuyer(ports, shop)),
      author: lazily({}, async () => (await import("#core/author.ts")).createAuthor(ports, shop)),
    },
    visit,
  );
};

export type Visitor = ReturnType<typeof createVisitor>;
