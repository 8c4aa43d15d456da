import type { Inventory } from "#core/inventory/inventory.ts";
import { eggsAsked, putEggsBack } from "#core/inventory/stock.ts";
import { packsOf, shortOf } from "#core/orders/eggs-of-order.ts";
import type { GivenPack } from "#core/orders/given-back.ts";
import {
  itemsLeft,
  itemsThatBecame,
  packsOfHalves,
  withPacksGiven,
} from "#core/orders/given-packs.ts";
import { methodsHere } from "#core/orders/halves.ts";
import type { EggsShort, Order } from "#core/orders/order.ts";
import type { OrderLogEntry } from "#core/orders/order-log.ts";
import { methodOf } from "#core/orders/order-methods.ts";
import type { DeliveryMethod } from "#core/shared/delivery-method.ts";

/** The packs of these halves, as far as they haven't been handed over. */
export const halvesBack = (order: Order, asked: readonly DeliveryMethod[]): readonly GivenPack[] =>
  packsOfHalves(
    order,
    methodsHere(order).filter((method) => asked.includes(method)),
    "back",
  );

/** Eggs that were handed over meanwhile stay with the customer; what is gone by now isn't given again. */
export const withPacks = (order: Order, packs: readonly GivenPack[]): Order => {
  const here = methodsHere(order);
  return packs.reduce((given, pack) => {
    const left = pack.eggs === "back" && pack.method && !here.includes(pack.method);
    return withPacksGiven(given, [left ? { ...pack, eggs: "with-customer" } : pack]) ?? given;
  }, order);
};

/** Eggs that weren't in stock when they left come back last. */
const stillShort = (before: Order): EggsShort => {
  const back = before.items.flatMap(({ givenBack = {}, ...item }) =>
    givenBack.back ? [{ ...item, quantity: givenBack.back }] : [],
  );
  const packs = packsOf({ items: back });
  return Object.fromEntries(
    Object.entries(shortOf(before)).map(([kind, eggs]) => [
      kind,
      Math.max(0, eggs - eggsAsked(packs, kind as keyof EggsShort)),
    ]),
  );
};

/** The stock with the eggs that came back between two versions of an order. */
export const withEggsBack = (stock: Inventory, before: Order, after: Order): Inventory =>
  putEggsBack(
    stock,
    packsOf({ items: itemsThatBecame("back", before, after) }),
    stillShort(before),
  );

const isPartOf = (items: Order["items"], method: DeliveryMethod): boolean =>
  items.some((item) => methodOf(item) === method);

/** What the log says of the eggs of an order that is given up. */
export const linesOfEggs = (before: Order, after: Order): readonly Omit<OrderLogEntry, "at">[] => {
  const back = itemsThatBecame("back", before, after);
  const rest = [...itemsLeft(after), ...itemsThatBecame("broken", before, after)];
  const kept = methodsHere(before).filter((method) => isPartOf(rest, method));
  return [
    ...(back.length > 0 ? [{ kind: "put-back" } as const] : []),
    ...kept.map((detail) => ({ kind: "not-put-back", detail }) as const),
  ];
};
