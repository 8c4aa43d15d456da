import fc from "fast-check";
import { expect, test } from "vitest";
import { FARM } from "#core/farm.ts";
import { dueOf, fulfilmentDay } from "#core/orders/fulfilment-day.ts";
import { isToHandOver, type Order, type OrderItem } from "#core/orders/order.ts";
import { ORDER_STATUSES } from "#core/orders/order-status.ts";
import { type PackingDay, packingListOf } from "#core/orders/packing-list.ts";
import { addDays, timeAt } from "#core/shared/calendar.ts";
import { todayAt } from "#core/shared/today.ts";
import { weekdayOf } from "#core/shared/week.ts";
import { anOrder } from "#tests/support/orders.ts";

const JUNE = Date.UTC(2026, 5, 1);
const A_YEAR_MS = 366 * 86_400_000;

const instants = fc
  .integer({ min: JUNE, max: JUNE + A_YEAR_MS })
  .map((at) => new Date(at).toISOString());

const items: fc.Arbitrary<OrderItem> = fc.record({
  id: fc.constantFrom("large-12", "small-6", "goose-4"),
  name: fc.constantFrom("Large Eggs", "Double Yolkers"),
  packSize: fc.constantFrom(6, 12, 30),
  deliveryMethod: fc.constantFrom("delivery", "collection", "by drone"),
  price: fc.constant(100),
  quantity: fc.integer({ min: 1, max: 9 }),
});

const orders: fc.Arbitrary<readonly Order[]> = fc
  .array(
    fc.record({
      date: fc.oneof(instants, fc.constant("")),
      status: fc.constantFrom(...ORDER_STATUSES, "Shipped"),
      items: fc.array(items, { maxLength: 4 }),
    }),
    { maxLength: 8 },
  )
  .map((some) => some.map((one, at) => anOrder({ id: `order ${at}`, ...one })));

const parcelsOf = (list: readonly PackingDay[]) =>
  list.flatMap(({ deliveries, collections }) => [...deliveries, ...collections]);

const eggsIn = (some: readonly OrderItem[]): number =>
  some.reduce((eggs, { packSize, quantity }) => eggs + packSize * quantity, 0);

test("packingListOf has every item of every order to hand over once, under its order's own day", () => {
  fc.assert(
    fc.property(orders, instants, (all, now) => {
      const list = packingListOf(all, now);
      const wanted = all.filter(isToHandOver);
      for (const order of wanted) {
        const mine = parcelsOf(list).filter((parcel) => parcel.order === order);
        expect(new Set(mine.flatMap((parcel) => parcel.items))).toEqual(new Set(order.items));
        expect(mine.flatMap((parcel) => parcel.items)).toHaveLength(order.items.length);
        expect(mine.length).toBeGreaterThan(0);
        const day = list.find((one) => parcelsOf([one]).some((parcel) => parcel.order === order));
        expect(day).toMatchObject(dueOf(order, now));
      }
      expect(new Set(parcelsOf(list).map(({ order }) => order))).toEqual(new Set(wanted));
    }),
  );
});

test("packingListOf marks parcels of which more leaves in the other way", () => {
  fc.assert(
    fc.property(orders, instants, (all, now) => {
      for (const { order, items, isPart } of parcelsOf(packingListOf(all, now)))
        expect(isPart).toBe(items.length !== order.items.length);
    }),
  );
});

test("packingListOf orders its days, each once, the overdue ones first", () => {
  fc.assert(
    fc.property(orders, instants, (all, now) => {
      const list = packingListOf(all, now);
      const days = list.map(({ day }) => day);
      expect(days).toEqual([...new Set(days)].sort());
      const late = list.map(({ isOverdue }) => isOverdue);
      expect(late).toEqual([...late].sort((a, b) => Number(b) - Number(a)));
      expect(late.filter((isLate) => !isLate).length).toBeGreaterThanOrEqual(2);
    }),
  );
});

test("packingListOf marks a day as overdue from closing time on", () => {
  fc.assert(
    fc.property(instants, instants, (date, now) => {
      const { day, isOverdue } = dueOf(anOrder({ date }), now);
      const clock = `${todayAt(now)} ${timeAt(now)}`;
      expect(isOverdue).toBe(clock >= `${day} ${FARM.collection.closes}`);
    }),
  );
});

test("packingListOf adds up the eggs of each day", () => {
  fc.assert(
    fc.property(orders, instants, (all, now) => {
      for (const day of packingListOf(all, now)) {
        const parcels = parcelsOf([day]);
        const eggsOf = (status: string) =>
          eggsIn(
            parcels.filter(({ order }) => order.status === status).flatMap((one) => one.items),
          );
        expect(day.toPack.eggs).toBe(eggsOf("Pending"));
        expect(day.packed.eggs).toBe(eggsOf("Ready"));
        const packs = parcels
          .flatMap((one) => one.items)
          .reduce((sum, one) => sum + one.quantity, 0);
        const counted = [...day.toPack.packs, ...day.packed.packs];
        expect(counted.reduce((sum, one) => sum + one.packs, 0)).toBe(packs);
      }
    }),
  );
});

test("fulfilmentDay is a weekend day that is not over", () => {
  fc.assert(
    fc.property(instants, instants, (date, now) => {
      const order = anOrder({ date });
      const day = fulfilmentDay(order, now);
      const { day: own, isOverdue } = dueOf(order, now);
      expect([0, 6]).toContain(weekdayOf(day));
      expect(`${day} ${FARM.collection.closes}` > `${todayAt(now)} ${timeAt(now)}`).toBe(true);
      expect(day < addDays(todayAt(now), 7) || day === own).toBe(true);
      if (!isOverdue) expect(day).toBe(own);
    }),
  );
});
