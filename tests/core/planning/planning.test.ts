import { describe, expect, test } from "vitest";
import type { Order } from "#core/orders/order.ts";
import type { EditedWeek } from "#core/planning/week-fields.ts";
import { DEFAULT_PROFILE } from "#core/profile/farm-profile.ts";
import { type OpenHours, WITHOUT_CAPS } from "#core/week/farm-week.ts";
import { aSharedShop } from "#tests/support/a-shared-shop.ts";
import { anOrder } from "#tests/support/orders.ts";

/** It is noon on Saturday 20 June 2026. */
const SUNDAY = "2026-06-21";
const NEXT_SATURDAY = "2026-06-27";
const NEXT_SUNDAY = "2026-06-28";

const shopWith = async (...orders: readonly Partial<Order>[]) => {
  const shop = aSharedShop();
  for (const [at, order] of orders.entries())
    await shop.records.orders.add(
      anOrder({
        id: `ORDER-${at}`,
        status: "Pending",
        days: { delivery: NEXT_SATURDAY },
        ...order,
      }),
    );
  const edit = async () => {
    const { version, week } = await shop.office.getWeek();
    const { week: rows, area, horizon } = week;
    return { version, week: rows, area, horizon };
  };
  const daysOf = async (id: string) => (await shop.records.orders.find(id))?.days;
  return { ...shop, edit, daysOf };
};

const CLOSED = {
  first: NEXT_SATURDAY,
  last: NEXT_SATURDAY,
  method: "both",
  reason: " Midsummer ",
} as const;

describe("saveWeek", () => {
  test("keeps days, caps, horizon and area, and the days of before for orders without days", async () => {
    const { office, records, edit } = await shopWith();
    const week = DEFAULT_PROFILE.week.week
      .filter(({ weekday }) => weekday === 0)
      .map((row) => ({ ...row, cutOffDays: 2, cutOffTime: "18:00", orders: 12, eggs: 200 }));
    const saved = await office.saveWeek({ ...(await edit()), week, area: ["RH10 6"], horizon: 14 });
    expect(saved.ok).toBe(true);
    expect((await records.profile.load()).week).toEqual({
      week,
      area: ["RH10 6"],
      horizon: 14,
      exceptions: [],
      before: DEFAULT_PROFILE.week.week,
    });
  });

  test("keeps what customers may, and what was said of it before where a page knows nothing of it", async () => {
    const { office, records, edit } = await shopWith();
    const customersMay = { changeDay: false, cancel: true };
    const stored = async () => (await records.profile.load()).week?.customersMay;
    await office.saveWeek({ ...(await edit()), customersMay });
    expect(await stored()).toEqual(customersMay);
    await office.saveWeek({ ...(await edit()), horizon: 7 });
    expect(await stored()).toEqual(customersMay);
  });

  test.each<[string, Partial<OpenHours>, string]>([
    ["a collection that ends before it begins", { from: "16:00", to: "10:00" }, "to"],
    ["a collection without hours", { from: "", to: "" }, "to"],
    ["eight days before", { cutOffDays: 8 }, "cutOffDays"],
    ["half a day before", { cutOffDays: 0.5 }, "cutOffDays"],
    ["25 o'clock", { cutOffTime: "25:00" }, "cutOffTime"],
    ["no orders at all", { orders: 0 }, "orders"],
    ["a thousand orders", { orders: 1_000 }, "orders"],
    ["five eggs", { eggs: 5 }, "eggs"],
  ])("refuses %s and stores nothing", async (_what, change, field) => {
    const { office, records, edit } = await shopWith();
    const week = DEFAULT_PROFILE.week.week.map((row) =>
      row.method === "collection" && row.weekday === 6 ? { ...row, ...change } : row,
    );
    expect(await office.saveWeek({ ...(await edit()), week })).toEqual({
      ok: false,
      refusal: {
        kind: "bad-week",
        rows: [{ weekday: 6, method: "collection", fields: [field] }],
      },
    });
    expect(await records.profile.load()).toEqual({});
  });

  test.each([
    [[]],
    [["RH1*"]],
    [["rh10"]],
    [["RH10 66"]],
    [Array.from({ length: 201 }, () => "RH10")],
  ])("refuses the area %j", async (area) => {
    const { office, edit } = await shopWith();
    expect(await office.saveWeek({ ...(await edit()), area })).toMatchObject({
      refusal: { kind: "bad-area" },
    });
  });

  describe("over another's save", () => {
    const WEEK = DEFAULT_PROFILE.week;
    const changed = (weekday: number, method: string, hours: Partial<OpenHours>) =>
      WEEK.week.map((row) =>
        row.weekday === weekday && row.method === method ? { ...row, ...hours } : row,
      );

    const overtaken = async (theirs: Partial<EditedWeek>) => {
      const shop = await shopWith();
      const { version, ...seen } = await shop.edit();
      await shop.office.saveWeek({ ...seen, ...theirs, version });
      return {
        office: shop.office,
        week: async () => (await shop.office.getWeek()).week,
        save: (mine: Partial<EditedWeek>) =>
          shop.office.saveWeek({ ...seen, ...mine, version, seen }),
      };
    };

    test("keeps what either alone has changed, of one day too", async () => {
      const { save, week } = await overtaken({
        week: changed(6, "collection", { orders: 5 }),
        customersMay: { changeDay: false, cancel: true },
        horizon: 30,
      });
      const mine = {
        week: changed(6, "collection", { from: "11:00" }),
        customersMay: { changeDay: true, cancel: false },
        area: ["BN6"],
      };
      expect(await save(mine)).toMatchObject({ ok: true });
      expect(await week()).toMatchObject({
        week: changed(6, "collection", { orders: 5, from: "11:00" }),
        customersMay: { changeDay: false, cancel: false },
        horizon: 30,
        area: ["BN6"],
      });
    });

    test("keeps days that were closed meanwhile, and days that either added", async () => {
      const { office, save, week } = await overtaken({});
      await office.closeDays(CLOSED);
      const [first] = WEEK.week;
      if (!first) throw new Error("a day");
      const more = { ...first, weekday: 2 } as const;
      expect(await save({ week: [...WEEK.week, more] })).toMatchObject({ ok: true });
      expect((await week()).exceptions).toHaveLength(1);
      expect((await week()).week).toContainEqual(more);
    });

    test.each<[string, Partial<EditedWeek>, Partial<EditedWeek>, readonly string[]]>([
      ["the horizon", { horizon: 30 }, { horizon: 10 }, ["horizon"]],
      ["the area", { area: ["BN6"] }, { area: ["BN5"] }, ["area"]],
      [
        "an hour",
        { week: changed(6, "collection", { from: "09:00" }) },
        { week: changed(6, "collection", { from: "11:00" }) },
        ["collection-6-from"],
      ],
      [
        "a day that the other switched off",
        { week: WEEK.week.filter(({ weekday }) => weekday !== 6) },
        { week: changed(6, "collection", { from: "11:00" }) },
        ["collection-6-from"],
      ],
    ])("stores nothing where both have changed %s", async (_what, theirs, mine, conflicts) => {
      const { save, week } = await overtaken(theirs);
      const before = await week();
      expect(await save(mine)).toMatchObject({
        refusal: { kind: "week-changed", conflicts, stored: before },
      });
      expect(await week()).toEqual(before);
    });

    test("refuses a day whose hours go together no more", async () => {
      const { save, week } = await overtaken({ week: changed(6, "collection", { to: "12:00" }) });
      expect(await save({ week: changed(6, "collection", { from: "13:00" }) })).toMatchObject({
        refusal: { kind: "bad-week", rows: [{ weekday: 6, fields: ["to"] }] },
      });
      expect((await week()).week).toEqual(changed(6, "collection", { to: "12:00" }));
    });

    test("by a page that tells nothing of what it saw is refused for each difference", async () => {
      const { office, edit } = await shopWith();
      const mine = await edit();
      await office.saveWeek({ ...mine, horizon: 30 });
      expect(await office.saveWeek({ ...mine, area: ["BN6"] })).toMatchObject({
        refusal: { kind: "week-changed", conflicts: ["area", "horizon"] },
      });
    });
  });

  test("asks what becomes of the orders of a weekday that is switched off", async () => {
    const { office, edit, daysOf } = await shopWith({}, { days: { delivery: NEXT_SUNDAY } });
    const edited = await edit();
    const week = edited.week.filter(({ weekday }) => weekday === 0);
    const asked = await office.saveWeek({ ...edited, week });
    expect(asked).toMatchObject({
      refusal: {
        kind: "orders-on-day",
        orders: [{ order: { id: "ORDER-0" }, day: NEXT_SATURDAY }],
      },
    });
    expect((await office.getWeek()).week.week).toEqual(edited.week);
    const moved = await office.saveWeek({ ...edited, week, orders: { moveTo: NEXT_SUNDAY } });
    expect(moved.ok).toBe(true);
    expect(await daysOf("ORDER-0")).toEqual({ delivery: NEXT_SUNDAY });
  });
});

describe("closeDays", () => {
  test("closes them with the reason, where no order is for them", async () => {
    const { office, counter } = await shopWith({ status: "Completed" }, { status: "Refunded" });
    expect((await office.closeDays(CLOSED)).ok).toBe(true);
    const { delivery } = await counter.getDays();
    expect(delivery.find(({ day }) => day === NEXT_SATURDAY)).toMatchObject({
      state: "closed",
      reason: "Midsummer",
    });
  });

  test("saves nothing until it is said what becomes of their orders", async () => {
    const { office, records, daysOf, messages } = await shopWith({}, {}, {}, {});
    const asked = await office.closeDays(CLOSED);
    expect(
      !asked.ok && asked.refusal.kind === "orders-on-day" && asked.refusal.orders,
    ).toHaveLength(4);
    expect(await records.profile.load()).toEqual({});
    await office.closeDays({ ...CLOSED, orders: { leave: true } });
    expect(await daysOf("ORDER-0")).toEqual({ delivery: NEXT_SATURDAY });
    expect((await office.getWeek()).onClosedDays).toHaveLength(4);
    expect(await messages()).toEqual([]);
  });

  test("moves their orders, with a line in each log and one mail each", async () => {
    const { office, records, daysOf, messages } = await shopWith({}, {}, {}, {});
    await office.closeDays({ ...CLOSED, orders: { moveTo: NEXT_SUNDAY } });
    expect(await daysOf("ORDER-3")).toEqual({ delivery: NEXT_SUNDAY });
    expect((await records.orders.find("ORDER-3"))?.log).toMatchObject([
      { kind: "day-moved", detail: "Saturday 27 June to Sunday 28 June" },
    ]);
    expect(await messages()).toHaveLength(4);
    const { items } = await records.messages.page(null);
    expect(items.map(({ subject }) => subject).toSorted()).toEqual(
      [0, 1, 2, 3].map((at) => `Your order ORDER-${at} is now for Sunday 28 June`),
    );
    expect((await office.getWeek()).onClosedDays).toEqual([]);
  });

  test("moves no order past the caps of the other day, unless it is to be so anyway", async () => {
    const { office, edit, daysOf } = await shopWith({}, {}, { days: { delivery: NEXT_SUNDAY } });
    const edited = await edit();
    const week = edited.week.map((row) => (row.weekday === 0 ? { ...row, orders: 2 } : row));
    await office.saveWeek({ ...edited, week });
    expect(await office.closeDays({ ...CLOSED, orders: { moveTo: NEXT_SUNDAY } })).toEqual({
      ok: false,
      refusal: { kind: "day-full" },
    });
    expect(await daysOf("ORDER-0")).toEqual({ delivery: NEXT_SATURDAY });
    expect((await office.getWeek()).week.exceptions).toEqual([]);
    const answer = { moveTo: NEXT_SUNDAY, anyway: true };
    expect(await office.closeDays({ ...CLOSED, orders: answer })).toMatchObject({ ok: true });
    expect(await daysOf("ORDER-1")).toEqual({ delivery: NEXT_SUNDAY });
  });

  test("counts the caps as the change itself sets them", async () => {
    const { office, edit } = await shopWith({}, {});
    const edited = await edit();
    const week = edited.week
      .filter(({ weekday }) => weekday === 0)
      .map((row) => ({ ...row, orders: 1 }));
    const orders = { moveTo: NEXT_SUNDAY };
    expect(await office.saveWeek({ ...edited, week, orders })).toMatchObject({
      refusal: { kind: "day-full" },
    });
    const roomier = week.map((row) => ({ ...row, orders: 2 }));
    expect(await office.saveWeek({ ...edited, week: roomier, orders })).toMatchObject({ ok: true });
  });

  test("moves no order to a day that is closed", async () => {
    const { office, daysOf } = await shopWith({});
    for (const moveTo of [NEXT_SATURDAY, "2026-06-24", "2026-06-14"])
      expect(await office.closeDays({ ...CLOSED, orders: { moveTo } })).toMatchObject({
        refusal: { kind: "no-day-to-move-to" },
      });
    expect(await daysOf("ORDER-0")).toEqual({ delivery: NEXT_SATURDAY });
  });

  test.each([
    ["reason", { reason: " " }],
    ["reason", { reason: "x".repeat(81) }],
    ["last", { last: "2026-06-26" }],
    ["last", { last: "2026-09-27" }],
    ["first", { first: "2026-02-30" }],
  ])("refuses a bad %s in %j", async (field, change) => {
    const { office } = await shopWith();
    expect(await office.closeDays({ ...CLOSED, ...change })).toEqual({
      ok: false,
      refusal: { kind: "bad-exception", field },
    });
  });
});

const ADDED = { day: "2026-06-24", method: "delivery", from: "", to: "", ...WITHOUT_CAPS } as const;

describe("addDay and removeException", () => {
  test("add a day, and take it away again once its orders are answered for", async () => {
    const { office, counter, records } = await shopWith();
    await office.addDay(ADDED);
    const open = (await counter.getDays()).delivery.map(({ day }) => day);
    expect(open).toContain("2026-06-24");
    await records.orders.add(anOrder({ id: "W", days: { delivery: "2026-06-24" } }));
    const [{ id }] = (await office.getWeek()).week.exceptions as unknown as [{ id: string }];
    expect(await office.removeException(id)).toMatchObject({ refusal: { kind: "orders-on-day" } });
    expect((await office.removeException(id, { leave: true })).ok).toBe(true);
    expect((await office.getWeek()).week.exceptions).toEqual([]);
    expect((await office.removeException(id)).ok).toBe(true);
  });

  test.each([
    ["day", { day: "2026-06-19" }],
    ["day", { day: "soon" }],
    ["to", { from: "10:00", to: "09:00" }],
    ["eggs", { eggs: 1 }],
  ])("refuse a bad %s in %j", async (field, change) => {
    const { office } = await shopWith();
    expect(await office.addDay({ ...ADDED, ...change })).toEqual({
      ok: false,
      refusal: { kind: "bad-exception", field },
    });
  });
});

describe("moveOrder", () => {
  const move = { id: "ORDER-0", method: "delivery", day: SUNDAY, anyway: false } as const;

  test("moves one method's part, and writes to the customer", async () => {
    const { office, daysOf, messages } = await shopWith({});
    expect(await office.moveOrder(move)).toMatchObject({
      ok: true,
      value: { days: { delivery: SUNDAY } },
    });
    expect(await daysOf("ORDER-0")).toEqual({ delivery: SUNDAY });
    expect(await messages()).toEqual(["moved to mabel@example.com"]);
    await office.moveOrder(move);
    expect(await messages()).toHaveLength(1);
  });

  test("gives an order of before the day that it is moved to", async () => {
    const { office, daysOf, records } = await shopWith();
    await records.orders.add(anOrder({ id: "OLD", date: "2026-06-20T08:00:00Z" }));
    await office.moveOrder({ ...move, id: "OLD", day: NEXT_SATURDAY });
    expect(await daysOf("OLD")).toEqual({ delivery: NEXT_SATURDAY });
  });

  test("moves onto a closed or a full day only anyway", async () => {
    const { office, daysOf, edit } = await shopWith({}, { days: { delivery: SUNDAY } });
    const edited = await edit();
    const week = edited.week.map((row) => ({ ...row, orders: 1 }));
    await office.saveWeek({ ...edited, week });
    for (const [day, why] of [
      [SUNDAY, "full"],
      ["2026-06-24", "closed"],
    ] as const)
      expect(await office.moveOrder({ ...move, day })).toEqual({
        ok: false,
        refusal: { kind: "day-not-open", why },
      });
    await office.moveOrder({ ...move, day: "2026-06-24", anyway: true });
    expect(await daysOf("ORDER-0")).toEqual({ delivery: "2026-06-24" });
  });

  const FULL = { ok: false, refusal: { kind: "day-not-open", why: "full" } };

  test.each([
    ["past its cut-off", SUNDAY, { cutOffDays: 7 }],
    ["beyond the horizon", "2026-07-26", {}],
  ])("moves onto a full day %s only anyway", async (_what, day, change) => {
    const { office, daysOf, edit } = await shopWith({}, { days: { delivery: day } });
    const edited = await edit();
    const week = edited.week.map((row) => ({ ...row, ...change, orders: 1 }));
    await office.saveWeek({ ...edited, week });
    expect(await office.moveOrder({ ...move, day })).toEqual(FULL);
    expect(await office.moveOrder({ ...move, day, anyway: true })).toMatchObject({ ok: true });
    expect(await daysOf("ORDER-0")).toEqual({ delivery: day });
  });

  test("moves onto a day that has room for fewer eggs than the order's only anyway", async () => {
    const { office, edit } = await shopWith({}, { days: { delivery: SUNDAY } });
    const edited = await edit();
    const week = edited.week.map((row) => ({ ...row, eggs: 23 }));
    await office.saveWeek({ ...edited, week });
    expect(await office.moveOrder({ ...move, day: SUNDAY })).toEqual(FULL);
    const roomier = edited.week.map((row) => ({ ...row, eggs: 24 }));
    await office.saveWeek({ ...(await edit()), week: roomier });
    expect(await office.moveOrder({ ...move, day: SUNDAY })).toMatchObject({ ok: true });
  });

  test.each([
    ["order-gone", { id: "NONE" }],
    ["not-to-move", { method: "collection" }],
    ["day-past", { day: "2026-06-19" }],
    ["day-past", { day: "soon" }],
  ] as const)("is refused as %s of %j", async (kind, change) => {
    const { office } = await shopWith({});
    expect(await office.moveOrder({ ...move, ...change })).toEqual({
      ok: false,
      refusal: { kind },
    });
  });
});

test("getWeek has a day to come whose cut-off is long over, with what it takes", async () => {
  const { office, edit } = await shopWith({});
  const week = DEFAULT_PROFILE.week.week.map((row) => ({ ...row, cutOffDays: 7, orders: 12 }));
  await office.saveWeek({ ...(await edit()), week });
  const { coming } = await office.getWeek();
  expect(coming).toContainEqual(
    expect.objectContaining({ day: SUNDAY, method: "delivery", state: "over" }),
  );
  expect(coming).toContainEqual(
    expect.objectContaining({
      day: NEXT_SATURDAY,
      method: "delivery",
      taken: expect.objectContaining({ orders: 1 }),
      caps: { orders: 12, eggs: null },
    }),
  );
});
