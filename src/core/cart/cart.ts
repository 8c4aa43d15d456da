import { clampQuantity, MAX_QUANTITY } from "#core/cart/cart-quantity.ts";
import { type Pack, packId } from "#core/catalogue/pack.ts";
import type { DeliveryMethod } from "#core/shared/delivery-method.ts";
import type { Pence } from "#core/shared/money.ts";
import { sumOf } from "#core/shared/sum.ts";

export interface PackChoice extends Pack {
  readonly deliveryMethod: DeliveryMethod;
}

export interface CartLine extends PackChoice {
  readonly price: Pence;
  readonly quantity: number;
}

/** No two lines have the same pack and delivery method. */
export type Cart = readonly CartLine[];

export const lineKey = (choice: PackChoice): string => `${packId(choice)} ${choice.deliveryMethod}`;

export const isSameLine = (a: PackChoice, b: PackChoice): boolean => lineKey(a) === lineKey(b);

export const addPack = (cart: Cart, choice: PackChoice, price: Pence): Cart =>
  cart.some((line) => isSameLine(line, choice))
    ? cart.map((line) =>
        isSameLine(line, choice) ? { ...line, quantity: clampQuantity(line.quantity + 1) } : line,
      )
    : [
        ...cart,
        {
          category: choice.category,
          packSize: choice.packSize,
          deliveryMethod: choice.deliveryMethod,
          price,
          quantity: 1,
        },
      ];

export const isLineFull = (cart: Cart, choice: PackChoice): boolean =>
  cart.some((line) => isSameLine(line, choice) && line.quantity >= MAX_QUANTITY);

export const removeLine = (cart: Cart, choice: PackChoice): Cart =>
  cart.filter((line) => !isSameLine(line, choice));

export const changeQuantity = (cart: Cart, choice: PackChoice, quantity: number): Cart => {
  if (!Number.isInteger(quantity)) return cart;
  if (quantity <= 0) return removeLine(cart, choice);
  return cart.map((line) =>
    isSameLine(line, choice) ? { ...line, quantity: clampQuantity(quantity) } : line,
  );
};

export const needsDelivery = (lines: readonly PackChoice[]): boolean =>
  lines.some(({ deliveryMethod }) => deliveryMethod === "delivery");

export const lineOf = (cart: Cart, choice: PackChoice): CartLine | undefined =>
  cart.find((line) => isSameLine(line, choice));

/** At the prices of when the packs were put in; what is paid is reviewed at the basket. */
export const sumWhenAdded = (cart: Cart): Pence =>
  sumOf(cart, (line) => line.price * line.quantity);

export const itemCount = (cart: Cart): number => sumOf(cart, (line) => line.quantity);
