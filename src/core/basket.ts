import { changeDelivery } from "#core/cart/change-delivery.ts";
import { clearCart } from "#core/cart/clear-cart.ts";
import { putBack } from "#core/cart/put-back.ts";
import { removeFromCart } from "#core/cart/remove-from-cart.ts";
import { setQuantity } from "#core/cart/set-quantity.ts";
import type { Commands } from "#core/command.ts";
import { deedsBy } from "#core/deed.ts";
import { chooseDelivery } from "#core/preferences/choose-delivery.ts";
import type { VisitorRecords } from "#ports/records.ts";

/** How a visitor changes a basket that has something in it. */
export const createBasket = (command: Commands<VisitorRecords>) => {
  const deed = deedsBy(command);
  return {
    setQuantity: deed(setQuantity),
    changeDelivery: deed(changeDelivery),
    removeFromCart: deed(removeFromCart),
    putBack: deed(putBack),
    clearCart: command(clearCart),
    chooseDelivery: deed(chooseDelivery),
  };
};
