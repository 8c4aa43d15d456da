import * as v from "valibot";
import type { DocumentFormat } from "#adapters/farm-json/document-format.ts";
import { readList } from "#adapters/farm-json/record-list.ts";
import { asList, asMap } from "#adapters/farm-json/records.ts";
import { StoredNumber } from "#adapters/farm-json/stored-number.ts";
import { type Cart, type CartLine, lineKey } from "#core/cart/cart.ts";
import { MAX_QUANTITY } from "#core/cart/cart-quantity.ts";
import { CATALOGUE } from "#core/catalogue/catalogue.ts";
import { packId, packOf } from "#core/catalogue/pack.ts";
import { DELIVERY_METHODS } from "#core/shared/delivery-method.ts";
import { toPence, toPounds } from "#core/shared/money.ts";

const StoredLine = v.pipe(
  v.object({
    id: v.string(),
    packSize: StoredNumber,
    price: v.pipe(StoredNumber, v.minValue(0)),
    deliveryMethod: v.picklist(DELIVERY_METHODS),
    quantity: v.pipe(StoredNumber, v.integer(), v.minValue(1), v.toMaxValue(MAX_QUANTITY)),
  }),
  v.rawTransform(({ dataset, addIssue, NEVER }): CartLine => {
    const { id, packSize, price, deliveryMethod, quantity } = dataset.value;
    const pack = packOf(id);
    if (pack?.packSize !== packSize) {
      addIssue({ message: "no such pack" });
      return NEVER;
    }
    return { ...pack, deliveryMethod, price: toPence(price), quantity };
  }),
);

const joinTwins = (lines: Cart): Cart => {
  const joined = new Map<string, CartLine>();
  for (const line of lines) {
    const quantity = (joined.get(lineKey(line))?.quantity ?? 0) + line.quantity;
    const first = joined.get(lineKey(line)) ?? line;
    joined.set(lineKey(line), { ...first, quantity: Math.min(quantity, MAX_QUANTITY) });
  }
  return [...joined.values()];
};

export const cartFormat: DocumentFormat<Cart> = {
  topic: "cart",
  initial: [],
  read: (stored) => {
    const lines = readList(StoredLine, stored);
    return lines && { ...lines, value: joinTwins(lines.value) };
  },
};

const keyOfStored = (stored: unknown): string => {
  const { id, deliveryMethod } = asMap(stored) ?? {};
  return `${id} ${deliveryMethod}`;
};

export const cartToJson = (cart: Cart, before: unknown): unknown => {
  const byKey = new Map(asList(before).map((record) => [keyOfStored(record), record]));
  return cart.map((line) => ({
    ...asMap(byKey.get(lineKey(line))),
    id: packId(line),
    name: CATALOGUE[line.category].name,
    packSize: line.packSize,
    price: toPounds(line.price),
    deliveryMethod: line.deliveryMethod,
    image: CATALOGUE[line.category].image,
    quantity: line.quantity,
  }));
};
