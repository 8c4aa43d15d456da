import { describe, expect, test } from "vitest";
import { WITHOUT_CAPS } from "#core/week/farm-week.ts";
import { CLOSED, NEXT_SATURDAY, NEXT_SUNDAY, shopWith } from "#tests/support/a-planned-week.ts";
import { anOrder } from "#tests/support/orders.ts";

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
