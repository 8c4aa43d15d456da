import fc from "fast-check";
import { expect, test } from "vitest";
import { EGG_TYPES } from "#core/catalogue/catalogue.ts";
import type { Order, OrderItem } from "#core/orders/order.ts";
import { labelsOf } from "#core/packing/labels.ts";
import { toPack } from "#core/packing/parcel.ts";
import { DELIVERY_METHODS } from "#core/shared/delivery-method.ts";
import { aShop, NOON } from "#tests/support/a-shop.ts";
import { anOrder } from "#tests/support/orders.ts";
import { plantOrders } from "#tests/support/plant.ts";

const SATURDAY = "2026-06-27";

const items = fc.uniqueArray(
  fc
    .tuple(
      fc.constantFrom(
        ...EGG_TYPES.flatMap(({ id, name, sizes }) => sizes.map((size) => ({ id, name, size }))),
      ),
      fc.constantFrom(...DELIVERY_METHODS),
      fc.integer({ min: 1, max: 9 }),
    )
    .map(
      ([{ id, name, size }, deliveryMethod, quantity]): OrderItem => ({
        id: `${id}-${size}`,
        name,
        packSize: size,
        deliveryMethod,
        price: 100,
        quantity,
      }),
    ),
  { selector: ({ id, deliveryMethod }) => `${id} ${deliveryMethod}`, maxLength: 6, minLength: 1 },
);

const orders = fc
  .array(fc.tuple(items, fc.constantFrom("Pending", "Ready", "Completed", "Refunded"), fc.nat(9)), {
    minLength: 1,
    maxLength: 60,
    size: "max",
  })
  .map((all) =>
    all.map(
      ([sold, status, chance], at): Order =>
        anOrder({
          id: `ORDER-${at}`,
          items: sold,
          status,
          days: { delivery: SATURDAY, collection: SATURDAY },
          ...(chance === 0 && { log: [{ at: NOON, kind: "refund-asked" }] }),
        }),
    ),
  );

type Counted = readonly (readonly [pack: string, packs: number])[];

const summed = (packs: Counted): Readonly<Record<string, number>> => {
  const sums: Record<string, number> = {};
  for (const [pack, count] of packs) sums[pack] = (sums[pack] ?? 0) + count;
  return sums;
};

const countedIn = (sold: readonly Omit<OrderItem, "price">[]): Counted =>
  sold.map(({ name, packSize, quantity }) => [`${name} ${packSize}`, quantity]);

test("totals, parcels and labels of a day have the same packs as its orders, pack by pack", async () => {
  await fc.assert(
    fc.asyncProperty(orders, async (all) => {
      const shop = aShop();
      await plantOrders(shop, ...all);
      const { totals, parcels } = await shop.app.shop.office.getPackDay(SATURDAY);
      const due = all.filter(({ status, log }) => status !== "Refunded" && !log);
      const expected = summed(countedIn(due.flatMap((order) => order.items)));
      const kinds = [...totals.toPack, ...totals.packed];
      expect(
        summed(
          kinds.flatMap(({ name, packs }) =>
            packs.map((one) => [`${name} ${one.size}`, one.packs]),
          ),
        ),
      ).toEqual(expected);
      expect(summed(countedIn(toPack(parcels).flatMap((one) => one.items)))).toEqual(expected);
      expect(summed(labelsOf(parcels).map(({ name, eggs }) => [`${name} ${eggs}`, 1]))).toEqual(
        expected,
      );
    }),
    { numRuns: 30 },
  );
});
