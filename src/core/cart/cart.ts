import { type Pack, packId } from "#core/catalogue/pack.ts";
import { readFigure } from "#core/shared/figure.ts";
import { type Pence, sumOf } from "#core/shared/money.ts";

export const DELIVERY_METHODS = ["delivery", "collection"] as const;

export type DeliveryMethod = (typeof DELIVERY_METHODS)[number];

/** A pack and how it reaches the customer. The two together are a line's identity. */
export interface PackChoice extends Pack {
  readonly deliveryMethod: DeliveryMethod;
}

export interface CartLine extends PackChoice {
  /** What the pack cost when it was added, in pence. */
  readonly price: Pence;
  /** Packs: a whole number from 1 to MAX_QUANTITY. */
  readonly quantity: number;
}

/** The basket. No two lines have the same pack and delivery method. */
export type Cart = readonly CartLine[];

export const MAX_QUANTITY = 9999;

/** Of what the buyer says to the farm. */
export const MOST_NOTE_LETTERS = 200;

export const lineKey = (choice: PackChoice): string => `${packId(choice)} ${choice.deliveryMethod}`;

export const isSameLine = (a: PackChoice, b: PackChoice): boolean => lineKey(a) === lineKey(b);

const clampQuantity = (quantity: number): number => Math.min(quantity, MAX_QUANTITY);

/** One more pack: on its line if there is one, else on a new line at `price`. */
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

/** Whether the basket's line of this choice takes no further pack. */
export const isLineFull = (cart: Cart, choice: PackChoice): boolean =>
  cart.some((line) => isSameLine(line, choice) && line.quantity >= MAX_QUANTITY);

export const removeLine = (cart: Cart, choice: PackChoice): Cart =>
  cart.filter((line) => !isSameLine(line, choice));

/** Sets a line's packs; 0 or less removes it, and what is no whole number changes nothing. */
export const changeQuantity = (cart: Cart, choice: PackChoice, quantity: number): Cart => {
  if (!Number.isInteger(quantity)) return cart;
  if (quantity <= 0) return removeLine(cart, choice);
  return cart.map((line) =>
    isSameLine(line, choice) ? { ...line, quantity: clampQuantity(quantity) } : line,
  );
};

/** Whether any line is brought to the customer. */
export const needsDelivery = (lines: readonly PackChoice[]): boolean =>
  lines.some(({ deliveryMethod }) => deliveryMethod === "delivery");

/** Packs in the basket. */
export const itemCount = (cart: Cart): number => sumOf(cart, (line) => line.quantity);

/** What a typed quantity means, from 1 to MAX_QUANTITY; null when it is no number. */
export const readQuantity = (typed: string): number | null => {
  const figure = readFigure(typed);
  return figure === null ? null : clampQuantity(Math.max(1, Math.floor(figure)));
};
