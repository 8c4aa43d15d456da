import fc from "fast-check";
import { expect, test } from "vitest";
import { settledDay } from "#core/orders/fulfilment-day.ts";
import { loadFarm } from "#core/profile/farm-of.ts";
import { addDays, addMinutes } from "#core/shared/calendar.ts";
import { DELIVERY_METHODS } from "#core/shared/delivery-method.ts";
import { aShop, NOON } from "#tests/support/a-shop.ts";
import { calendarsFrom, exceptionsFrom } from "#tests/support/calendars.ts";
import { anOrder, TWO_ITEMS } from "#tests/support/orders.ts";
import { aTab } from "#tests/support/stored-tab.ts";

const TODAY = NOON.slice(0, 10);

const steps = fc.oneof(
  calendarsFrom(TODAY).map((calendar) => ({ kind: "save" as const, calendar })),
  exceptionsFrom(TODAY).map((exception) => ({ kind: "except" as const, exception })),
  fc.nat(5).map((at) => ({ kind: "remove" as const, at })),
  fc.nat(20_000).map((minutes) => ({ kind: "wait" as const, minutes })),
  fc.constant({ kind: "reopen" as const }),
);

type Step = typeof steps extends fc.Arbitrary<infer One> ? One : never;

const orders = fc.array(
  fc.record({ delivery: fc.nat(25), collection: fc.nat(25), hasDays: fc.boolean() }),
  { minLength: 1, maxLength: 4 },
);

/** A shop in one browser, which can be closed and opened again over what it stored. */
const aShopOfTime = (stored: Record<string, unknown>) => {
  const time = { now: NOON };
  const open = (items: Record<string, unknown>) => {
    const tab = aTab(items);
    return { tab, shop: aShop({ stores: tab.stores, clock: { now: () => time.now } }) };
  };
  let here = open(stored);
  return {
    here: () => here,
    wait: (minutes: number) => {
      time.now = addMinutes(time.now, minutes);
    },
    reopen: () => {
      const { storage } = here.tab;
      here = open(
        Object.fromEntries(
          Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? "").map((key) => [
            key,
            storage.getItem(key) ?? "",
          ]),
        ),
      );
    },
  };
};

const leave = { leave: true } as const;

const doStep = async (step: Step, time: ReturnType<typeof aShopOfTime>): Promise<void> => {
  const { office } = time.here().shop.app.shop;
  switch (step.kind) {
    case "save": {
      const { version, week } = await office.getWeek();
      const { week: rows, horizon } = step.calendar;
      await office.saveWeek({ version, week: rows, area: week.area, horizon, orders: leave });
      return;
    }
    case "except": {
      const { id: _id, ...one } = step.exception;
      if (one.kind === "closed") await office.closeDays({ ...one, orders: leave });
      else await office.addDay(one);
      return;
    }
    case "remove": {
      const { week } = await office.getWeek();
      await office.removeException(week.exceptions[step.at]?.id ?? "", leave);
      return;
    }
    case "wait":
      return time.wait(step.minutes);
    case "reopen":
      return time.reopen();
  }
};

test("no sequence of calendar edits, passing days and opened stores changes an order's days", async () => {
  await fc.assert(
    fc.asyncProperty(orders, fc.array(steps, { maxLength: 12 }), async (placed, taken) => {
      const time = aShopOfTime({});
      const { records } = time.here().shop;
      for (const [at, { delivery, collection, hasDays }] of placed.entries())
        await records.orders.add(
          anOrder({
            id: `ORDER-${at}`,
            items: TWO_ITEMS,
            ...(hasDays && {
              days: {
                delivery: addDays(TODAY, delivery),
                collection: addDays(TODAY, collection),
              },
            }),
          }),
        );
      const told = async () => {
        const { shop } = time.here();
        const farm = await loadFarm(shop.records);
        const stored = await Promise.all(
          placed.map((_, at) => shop.records.orders.find(`ORDER-${at}`)),
        );
        return stored.map((order) => ({
          order,
          due: DELIVERY_METHODS.map((method) => order && settledDay(order, method, farm)),
        }));
      };
      const before = await told();
      for (const step of taken) await doStep(step, time);
      expect(await told()).toEqual(before);
    }),
    { numRuns: 60 },
  );
});
