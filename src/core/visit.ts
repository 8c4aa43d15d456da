import { clearCart } from "#core/cart/clear-cart.ts";
import { mendCart } from "#core/cart/mend-cart.ts";
import { removeFromCart } from "#core/cart/remove-from-cart.ts";
import { setQuantity } from "#core/cart/set-quantity.ts";
import { inUnitOfWork } from "#core/command.ts";
import { closeSplash } from "#core/splash/close-splash.ts";
import type { VisitorPorts } from "#ports/ports.ts";

/** What a visitor does besides looking around and filling the basket. */
export const createVisit = (ports: VisitorPorts) => {
  const command = inUnitOfWork(ports);
  return {
    setQuantity: command(setQuantity),
    removeFromCart: command(removeFromCart),
    clearCart: command(clearCart),
    mendCart: command(mendCart),
    closeSplash: command(closeSplash),
  };
};
