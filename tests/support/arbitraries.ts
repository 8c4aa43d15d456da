import fc from "fast-check";
import { addPack, type Cart, changeQuantity, type PackChoice } from "#core/cart/cart.ts";
import { CATALOGUE, CATEGORY_IDS, EGG_TYPES } from "#core/catalogue/catalogue.ts";
import type { Inventory } from "#core/inventory/inventory.ts";
import type { Prices } from "#core/pricing/prices.ts";
import { DELIVERY_METHODS } from "#core/shared/delivery-method.ts";

export const packs = fc.constantFrom(
  ...EGG_TYPES.flatMap((type) => type.sizes.map((packSize) => ({ category: type.id, packSize }))),
);

export const choices: fc.Arbitrary<PackChoice> = fc
  .tuple(packs, fc.constantFrom(...DELIVERY_METHODS))
  .map(([pack, deliveryMethod]) => ({ ...pack, deliveryMethod }));

const choiceOf = ({ category, packSize, deliveryMethod }: PackChoice): PackChoice => ({
  category,
  packSize,
  deliveryMethod,
});

/** From 0, which is not for sale, to £200. */
const pence = fc.integer({ min: 0, max: 20_000 });

/** Every basket that presses of the shop's buttons can make. */
export const carts = fc
  .array(fc.tuple(choices, pence, fc.integer({ min: 1, max: 9999 })), { maxLength: 12 })
  .map((lines) =>
    lines.reduce<Cart>(
      (cart, [choice, price, quantity]) =>
        changeQuantity(addPack(cart, choice, price), choice, quantity),
      [],
    ),
  );

/** A basket, and a choice that is as often on one of its lines as not. */
export const cartsWithChoice = carts.chain((cart) =>
  fc.tuple(
    fc.constant(cart),
    fc.oneof(choices, ...(cart.length > 0 ? [fc.constantFrom(...cart).map(choiceOf)] : [])),
  ),
);

export const inventories: fc.Arbitrary<Inventory> = fc
  .tuple(...CATEGORY_IDS.map(() => fc.nat({ max: 2000 })))
  .map((counts) => Object.fromEntries(CATEGORY_IDS.map((id, i) => [id, counts[i]])) as Inventory);

export const prices: fc.Arbitrary<Prices> = fc
  .record(
    Object.fromEntries(
      CATEGORY_IDS.map((id) => [
        id,
        fc.record(Object.fromEntries(CATALOGUE[id].sizes.map((size) => [size, pence]))),
      ]),
    ),
  )
  .map((all) => all as unknown as Prices);
