import { describe, expect, test } from "vitest";
import { NEXT_SATURDAY, SUNDAY, shopWith } from "#tests/support/a-planned-week.ts";
import { anOrder } from "#tests/support/orders.ts";

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
