import { DELIVERY_METHODS, MAX_QUANTITY, type PackChoice } from "#core/cart/cart.ts";
import type { TakenOut } from "#core/cart/line-moves.ts";
import { packId, packOf } from "#core/catalogue/pack.ts";
import { isPrice } from "#core/pricing/price-edit.ts";

export const isChoice = (choice: PackChoice): boolean =>
  packOf(packId(choice)) !== null && DELIVERY_METHODS.includes(choice.deliveryMethod);

export const isQuantity = (quantity: number): boolean =>
  Number.isInteger(quantity) && quantity >= 1 && quantity <= MAX_QUANTITY;

export const isLikelyLine = ({ line, place }: TakenOut): boolean =>
  isChoice(line) &&
  isQuantity(line.quantity) &&
  isPrice(line.price) &&
  Number.isSafeInteger(place) &&
  place >= 0;
