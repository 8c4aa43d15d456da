import { addToCart } from "#core/cart/add-to-cart.ts";
import { changeDelivery } from "#core/cart/change-delivery.ts";
import { clearCart } from "#core/cart/clear-cart.ts";
import { getCart } from "#core/cart/get-cart.ts";
import { mendCart } from "#core/cart/mend-cart.ts";
import { putBack } from "#core/cart/put-back.ts";
import { removeFromCart } from "#core/cart/remove-from-cart.ts";
import { setQuantity } from "#core/cart/set-quantity.ts";
import { hasOwnPayments } from "#core/checkout/has-own-payments.ts";
import { forgetEmail, getLastEmail } from "#core/checkout/remember-email.ts";
import { inUnitOfWork } from "#core/command.ts";
import { deedsBy } from "#core/outbox/run-deed.ts";
import { chooseDelivery } from "#core/preferences/choose-delivery.ts";
import { getDelivery } from "#core/preferences/get-delivery.ts";
import type { Day } from "#core/shared/day.ts";
import { accept, type Result } from "#core/shared/result.ts";
import { todayOf, yearOf } from "#core/shared/today.ts";
import type { Shop } from "#core/shop/shop.ts";
import { closeSplash } from "#core/splash/close-splash.ts";
import { getUnseenSplash } from "#core/splash/get-unseen-splash.ts";
import type { VisitorParts } from "#core/visitor/visitor-parts.ts";
import { chooseDay, getChosenDays } from "#core/week/choose-day.ts";
import { getDeliveryPostcode, rememberPostcode } from "#core/week/remember-postcode.ts";
import type { ShopperPorts } from "#ports/ports.ts";

/** One person's browser: it calls the shop, and never the shop's records. */
export const createVisitor = (ports: ShopperPorts, shop: Shop, parts: VisitorParts) => {
  const command = inUnitOfWork(ports);
  const deed = deedsBy(command);
  const { records, deeds } = ports.store;

  return {
    now: (): string => ports.clock.now(),
    today: (): Day => todayOf(ports.clock),
    year: (): string => yearOf(ports.clock),
    newId: (): string => ports.ids.next(),
    getCart: getCart(records),
    addToCart: deed(addToCart),
    setQuantity: deed(setQuantity),
    changeDelivery: deed(changeDelivery),
    removeFromCart: deed(removeFromCart),
    putBack: deed(putBack),
    clearCart: command(clearCart),
    /** Most baskets are whole, and need no unit of work. */
    mendCart: async () =>
      (await records.cart.countSkipped()) > 0 ? command(mendCart)() : accept(0),
    getLastEmail: getLastEmail({ ...records, clock: ports.clock }),
    forgetEmail: command(forgetEmail),
    getDeliveryPostcode: getDeliveryPostcode({ ...records, clock: ports.clock }),
    rememberPostcode: deed(rememberPostcode),
    getChosenDays: getChosenDays(records),
    chooseDay: deed(chooseDay),
    getDelivery: getDelivery(records),
    chooseDelivery: deed(chooseDelivery),
    hasOwnPayments: hasOwnPayments(records),
    getUnseenSplash: getUnseenSplash(shop.counter, records),
    closeSplash: deed(closeSplash),
    /** For what runs the deed elsewhere: refused where another page has it. */
    claim: deed(
      () =>
        async (none: null): Promise<Result<null, never>> =>
          accept(none),
    ),
    deeds,
    ...parts,
  };
};

export type Visitor = ReturnType<typeof createVisitor>;
