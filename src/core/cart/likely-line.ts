import type { PackChoice } from "#core/cart/cart.ts";
import { isQuantity } from "#core/cart/cart-quantity.ts";
import type { TakenOut } from "#core/cart/removed-line.ts";
import { packId, packOf } from "#core/catalogue/pack.ts";
import { isPrice } from "#core/pricing/prices.ts";
import { DELIVERY_METHODS } from "#core/shared/delivery-method.ts";

export const isChoice = (choice: PackChoice): boolean =>
  packOf(packId(choice)) !== null && DELIVERY_METHODS.includes(choice.deliveryMethod);

export const isLikelyLine = ({ line, place }: TakenOut): boolean =>
  isChoice(line) &&
  isQuantity(line.quantity) &&
  isPrice(line.price) &&
  Number.isSafeInteger(place) &&
  place >= 0;
