import { addToCart } from "#core/cart/add-to-cart.ts";
import { getCart } from "#core/cart/get-cart.ts";
import { mendCart } from "#core/cart/mend-cart.ts";
import { inUnitOfWork } from "#core/command.ts";
import { deedsBy } from "#core/deed.ts";
import { lazily } from "#core/lazily.ts";
import { hasOwnPayments } from "#core/payments/has-own-payments.ts";
import { getDelivery } from "#core/preferences/get-delivery.ts";
import type { Day } from "#core/shared/day.ts";
import { accept } from "#core/shared/result.ts";
import { todayOf, yearOf } from "#core/shared/today.ts";
import type { Shop } from "#core/shop.ts";
import { closeSplash } from "#core/splash/close-splash.ts";
import { getUnseenSplash } from "#core/splash/get-unseen-splash.ts";
import type { VisitorPorts } from "#ports/ports.ts";

/**
 * What one person's browser keeps: basket, chosen delivery, payments, seen splash page, drafts, sidebar. It asks the
 * shop, and never the shop's records. The basket is at hand; the rest is fetched when it is first asked for.
 */
export const createVisitor = (ports: VisitorPorts, shop: Shop) => {
  const command = inUnitOfWork(ports);
  const { records } = ports.store;

  const atHand = {
    /** The day it is at the farm. */
    today: (): Day => todayOf(ports.clock),
    year: (): string => yearOf(ports.clock),
    getCart: getCart(records),
    addToCart: addToCart(shop.counter, command),
    /** Most baskets are whole, and need no turn. */
    mendCart: async () =>
      (await records.cart.countSkipped()) > 0 ? command(mendCart)() : accept(0),
    getDelivery: getDelivery(records),
    hasOwnPayments: hasOwnPayments(records),
    getUnseenSplash: getUnseenSplash(shop.counter, records),
    closeSplash: deedsBy(command)(closeSplash),
    /** What was asked for here and is not stored yet. */
    deeds: ports.store.deeds,
    buyer: lazily({}, async () => (await import("#core/buyer.ts")).createBuyer(ports, shop)),
    author: lazily({}, async () => (await import("#core/author.ts")).createAuthor(ports, shop)),
  };
  return lazily(atHand, async () => (await import("#core/basket.ts")).createBasket(command));
};

export type Visitor = ReturnType<typeof createVisitor>;
