import { type Pack, packId } from "#core/catalogue/pack.ts";
import type { Pence } from "#core/shared/money.ts";
import { sumOf } from "#core/shared/sum.ts";

export const DELIVERY_METHODS = ["delivery", "collection"] as const;

export type DeliveryMethod = (typeof DELIVERY_METHODS)[number];

/** Both together are a line's identity. */
export interface PackChoice extends Pack {
  readonly deliveryMethod: DeliveryMethod;
}

export interface CartLine extends PackChoice {
  /** In pence, when it was added. */
  readonly price: Pence;
  readonly quantity: number;
}

/** No two lines have the same pack and delivery method. */
export type Cart = readonly CartLine[];

export const MAX_QUANTITY = 9999;

export const MOST_NOTE_LETTERS = 200;

export const lineKey = (choice: PackChoice): string => `${packId(choice)} ${choice.deliveryMethod}`;

export const isSameLine = (a: PackChoice, b: PackChoice): boolean => lineKey(a) === lineKey(b);

export const addPack = (cart: Cart, choice: PackChoice, price: Pence): Cart =>
  cart.some((line) => isSameLine(line, choice))
    ? cart.map((line) =>
        isSameLine(line, choice)
          ? { ...line, quantity: Math.min(line.quantity + 1, MAX_QUANTITY) }
          : line,
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

export const itemCount = (cart: Cart): number => sumOf(cart, (line) => line.quantity);
