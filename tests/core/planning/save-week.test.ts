import { describe, expect, test } from "vitest";
import type { EditedWeek } from "#core/planning/week-fields.ts";
import { DEFAULT_PROFILE } from "#core/profile/farm-profile.ts";
import type { OpenHours } from "#core/week/farm-week.ts";
import {
  CLOSED,
  NEXT_SATURDAY,
  NEXT_SUNDAY,
  SUNDAY,
  shopWith,
} from "#tests/support/a-planned-week.ts";

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
