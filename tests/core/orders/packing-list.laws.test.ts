import fc from "fast-check";
import { expect, test } from "vitest";
import { FARM, type Farm } from "#core/farm.ts";
import { dueBy, dueOf, fulfilmentDay } from "#core/orders/fulfilment-day.ts";
import { asCalledNow } from "#core/orders/item-names.ts";
import type { Order, OrderItem } from "#core/orders/order.ts";
import { methodsOf } from "#core/orders/order-methods.ts";
import { ORDER_STATUSES } from "#core/orders/order-status.ts";
import { type PackingDay, packingListOf } from "#core/orders/packing-list.ts";
import { isToHandOver } from "#core/orders/status-sets.ts";
import { addDays, timeAt } from "#core/shared/calendar.ts";
import type { Day } from "#core/shared/day.ts";
import type { DeliveryMethod } from "#core/shared/delivery-method.ts";
import { todayAt } from "#core/shared/today.ts";
import { type Weekday, weekdayOf } from "#core/shared/week.ts";
import { farmOpenOn } from "#tests/support/farms.ts";
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

const methods = fc.constantFrom<DeliveryMethod>("delivery", "collection");

const daysOfWeek = fc.subarray<Weekday>([0, 1, 2, 3, 4, 5, 6], { minLength: 1 });

/** Farms of all kinds of weeks, and that of a fresh shop. */
const farms: fc.Arbitrary<Farm> = fc.oneof(
  fc.constant(FARM),
  fc
    .record({
      delivered: daysOfWeek,
      collected: daysOfWeek,
      hours: fc.constantFrom(["10:00", "16:00"] as const, ["07:30", "09:00"] as const),
    })
    .map(({ delivered, collected, hours: [from, to] }) =>
      farmOpenOn([
        ...delivered.map((weekday) => ({ weekday, method: "delivery" as const, from: "", to: "" })),
        ...collected.map((weekday) => ({ weekday, method: "collection" as const, from, to })),
      ]),
    ),
);

const weekdaysOf = ({ calendar: { week } }: Farm, method: DeliveryMethod): readonly Weekday[] =>
  week.filter((day) => day.method === method).map(({ weekday }) => weekday);

const closingOn = ({ calendar: { week } }: Farm, day: Day): string =>
  week.find(({ weekday, to }) => to !== "" && weekday === weekdayOf(day))?.to ?? "24:00";

const parcelsOf = (list: readonly PackingDay[]) =>
  list.flatMap(({ deliveries, collections }) => [...deliveries, ...collections]);

const eggsIn = (some: readonly OrderItem[]): number =>
  some.reduce((eggs, { packSize, quantity }) => eggs + packSize * quantity, 0);

test("packingListOf has every item of every order to hand over once, under its order's own day", () => {
  fc.assert(
    fc.property(orders, instants, farms, (all, now, farm) => {
      const list = packingListOf(all, now, farm);
      const wanted = all.filter(isToHandOver);
      for (const order of wanted) {
        const mine = parcelsOf(list).filter((parcel) => parcel.order === order);
        expect(new Set(mine.flatMap((parcel) => parcel.items))).toEqual(
          new Set(asCalledNow(order.items, farm.eggs)),
        );
        expect(mine.flatMap((parcel) => parcel.items)).toHaveLength(order.items.length);
        expect(mine.length).toBeGreaterThan(0);
        for (const method of methodsOf(order)) {
          const due = dueBy(order, method, now, farm);
          const day = list.find((one) => one.day === due.day);
          const parcels = method === "delivery" ? day?.deliveries : day?.collections;
          expect(parcels?.some((parcel) => parcel.order === order)).toBe(true);
          expect(day?.isOverdue).toBe(due.isOverdue);
        }
      }
      expect(new Set(parcelsOf(list).map(({ order }) => order))).toEqual(new Set(wanted));
    }),
  );
});

test("packingListOf marks parcels of which more leaves in the other way", () => {
  fc.assert(
    fc.property(orders, instants, farms, (all, now, farm) => {
      for (const { order, items, isPart } of parcelsOf(packingListOf(all, now, farm)))
        expect(isPart).toBe(items.length !== order.items.length);
    }),
  );
});

test("packingListOf orders its days, each once, the overdue ones first", () => {
  fc.assert(
    fc.property(orders, instants, farms, (all, now, farm) => {
      const list = packingListOf(all, now, farm);
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
    fc.property(instants, instants, farms, (date, now, farm) => {
      const { day, isOverdue } = dueOf(anOrder({ date }), now, farm);
      const clock = `${todayAt(now)} ${timeAt(now)}`;
      expect(isOverdue).toBe(clock >= `${day} ${closingOn(farm, day)}`);
    }),
  );
});

test("packingListOf adds up the eggs of each day", () => {
  fc.assert(
    fc.property(orders, instants, farms, (all, now, farm) => {
      for (const day of packingListOf(all, now, farm)) {
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

test("fulfilmentDay is a day of its method's own that is not over", () => {
  fc.assert(
    fc.property(instants, instants, farms, methods, (date, now, farm, method) => {
      const order = anOrder({ date });
      const day = fulfilmentDay(order, method, now, farm);
      const { day: own, isOverdue } = dueBy(order, method, now, farm);
      expect(weekdaysOf(farm, method)).toContain(weekdayOf(day));
      expect(`${day} ${closingOn(farm, day)}` > `${todayAt(now)} ${timeAt(now)}`).toBe(true);
      expect(day <= addDays(todayAt(now), 7) || day === own).toBe(true);
      if (!isOverdue) expect(day).toBe(own);
    }),
  );
});

test("dueOf is the first day for which any of an order is", () => {
  fc.assert(
    fc.property(orders, instants, farms, (all, now, farm) => {
      for (const order of all) {
        const days = methodsOf(order).map((method) => dueBy(order, method, now, farm).day);
        expect(dueOf(order, now, farm).day).toBe(days.toSorted()[0]);
      }
    }),
  );
});
