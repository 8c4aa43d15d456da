import { describe, expect, test } from "vitest";
import { moneyIn, moneyOf } from "#core/orders/order-money.ts";
import { HOW_PAID, WAY_OF_HOW } from "#core/orders/paid-by-hand.ts";
import { dayOf } from "#core/shared/day.ts";
import { aSharedShop } from "#tests/support/a-shared-shop.ts";
import { NOON } from "#tests/support/a-shop.ts";
import { anOrder, type ToldOrder } from "#tests/support/orders.ts";

const shopWith = async (change: ToldOrder) => {
  const shop = aSharedShop();
  await shop.records.orders.add(anOrder(change));
  return shop;
};

const EARLIER = "2026-06-19T09:00:00.000Z";

const PAID_EARLIER = { how: "cash", at: EARLIER } as const;

const ON_ACCOUNT = { paid: { how: "account" } } as const;

describe("markPaid", () => {
  test.each(["cash", "card", "account"] as const)(
    "says when and in which way the money came: %s",
    async (how) => {
      const { office, order } = await shopWith({ ...ON_ACCOUNT, status: "Completed" });
      expect((await office.markPaid({ id: "A", how, isPaid: true })).ok).toBe(true);
      const paid = await order("A");
      expect(paid).toMatchObject({ status: "Completed", paid: { how } });
      const when = { day: "2026-06-20", at: NOON };
      expect(paid.money).toEqual([
        { kind: "sale", amount: 340, ...when, how: WAY_OF_HOW[how], who: "owner" },
      ]);
      expect(paid.log).toEqual([{ at: NOON, kind: "marked-paid", detail: how }]);
      expect(moneyOf(paid)).toBe(340);
    },
  );

  test("puts the money on the day that the owner names", async () => {
    const { office, order } = await shopWith({ ...ON_ACCOUNT, date: "2026-06-16T09:00:00.000Z" });
    const mark = { id: "A", how: "cash", isPaid: true, day: "2026-06-18" } as const;
    expect((await office.markPaid(mark)).ok).toBe(true);
    expect((await order("A")).money).toMatchObject([{ day: "2026-06-18", at: NOON }]);
  });

  test.each(["2026-06-21", "2026-06-15", "2026-02-30", ""])(
    "refuses money of %j, which no order of 16 June can have by 20 June",
    async (day) => {
      const { office, order } = await shopWith({ ...ON_ACCOUNT, date: "2026-06-16T09:00:00.000Z" });
      expect(await office.markPaid({ id: "A", how: "cash", isPaid: true, day })).toEqual({
        ok: false,
        refusal: { kind: "bad-paid-day" },
      });
      expect((await order("A")).money).toEqual([]);
    },
  );

  test("asks once about a day of a tax year that has ended", async () => {
    const { office, order } = await shopWith({ ...ON_ACCOUNT, date: "2026-04-03T09:00:00.000Z" });
    const mark = { id: "A", how: "cash", isPaid: true, day: "2026-04-05" } as const;
    expect(await office.markPaid(mark)).toEqual({
      ok: false,
      refusal: {
        kind: "tax-year-over",
        year: { first: "2025-04-06", last: "2026-04-05" },
      },
    });
    expect((await order("A")).money).toEqual([]);
    expect((await office.markPaid({ ...mark, day: "2026-04-06" })).ok).toBe(true);
    expect((await office.markPaid({ id: "A", how: "account", isPaid: false })).ok).toBe(true);
    expect((await office.markPaid({ ...mark, anyway: true })).ok).toBe(true);
    expect((await order("A")).money.map(({ day, amount }) => [day, amount])).toEqual([
      ["2026-04-06", 340],
      ["2026-04-06", -340],
      ["2026-04-05", 340],
    ]);
  });

  test("corrects money of a tax year that has ended today, and leaves that year as it was", async () => {
    const { office, order } = await shopWith({
      date: "2026-04-03T09:00:00.000Z",
      status: "Completed",
      paid: { how: "cash", at: "2026-04-03T09:00:00.000Z" },
    });
    await office.markPaid({ id: "A", how: "card", isPaid: true, insteadOf: "cash" });
    expect((await order("A")).money.map(({ day, amount, how }) => [day, amount, how])).toEqual([
      ["2026-04-03", 340, "cash"],
      ["2026-06-20", -340, "cash"],
      ["2026-06-20", 340, "card"],
    ]);
  });

  test("is undone: the order is owed as before", async () => {
    const { office, order } = await shopWith(ON_ACCOUNT);
    await office.markPaid({ id: "A", how: "cash", isPaid: true });
    expect((await office.markPaid({ id: "A", how: "account", isPaid: false })).ok).toBe(true);
    expect((await order("A")).paid).toEqual({ how: "account" });
    expect((await order("A")).log?.at(-1)).toEqual({
      at: NOON,
      kind: "marked-unpaid",
      detail: "account",
    });
  });

  test("marks once after a double press", async () => {
    const { office, order } = await shopWith(ON_ACCOUNT);
    const mark = { id: "A", how: "cash", isPaid: true } as const;
    const answers = await Promise.all([office.markPaid(mark), office.markPaid(mark)]);
    expect(answers.map(({ ok }) => ok).sort()).toEqual([false, true]);
    expect((await order("A")).log).toHaveLength(1);
  });

  test("corrects in which way the money came, and keeps when", async () => {
    const { office, order } = await shopWith({ status: "Completed", paid: PAID_EARLIER });
    const correction = { id: "A", how: "card", isPaid: true, insteadOf: "cash" } as const;
    expect((await office.markPaid(correction)).ok).toBe(true);
    expect(await order("A")).toMatchObject({
      status: "Completed",
      paid: { how: "card" },
      log: [{ at: NOON, kind: "edited", detail: "paid-card" }],
    });
  });

  test("corrects an order without an instant of payment: it stays paid, on the day of its order", async () => {
    const { office, order } = await shopWith({ date: EARLIER, paid: { how: "cash" } });
    await office.markPaid({ id: "A", how: "account", isPaid: true, insteadOf: "cash" });
    expect((await order("A")).paid).toEqual({ how: "account" });
    expect(moneyIn(await order("A"), dayOf(EARLIER) ?? "", dayOf(EARLIER) ?? "")).toBe(340);
  });

  test.each<[string, ToldOrder]>([
    ["that is owed", ON_ACCOUNT],
    ["that is paid in another way by now", { paid: { how: "card", at: NOON } }],
    ["that PayPal took the money of", {}],
    ["that was cancelled", { paid: PAID_EARLIER, status: "Cancelled" }],
  ])("corrects no order %s", async (_what, change) => {
    const { office, order } = await shopWith(change);
    expect(
      await office.markPaid({ id: "A", how: "account", isPaid: true, insteadOf: "cash" }),
    ).toEqual({ ok: false, refusal: { kind: "not-to-mark" } });
    expect(await order("A")).toEqual(anOrder(change));
  });

  test("corrects nothing where the way stays the same", async () => {
    const { office, order } = await shopWith({ paid: PAID_EARLIER });
    const same = { id: "A", how: "cash", isPaid: true, insteadOf: "cash" } as const;
    expect((await office.markPaid(same)).ok).toBe(false);
    expect((await order("A")).log).toBeUndefined();
  });

  test.each<[string, ToldOrder, boolean]>([
    ["an order that PayPal took the money of", {}, true],
    ["a cancelled one", { ...ON_ACCOUNT, status: "Cancelled" }, true],
    ["a paid one", { paid: { how: "cash", at: NOON } }, true],
    ["an owed one as not paid", ON_ACCOUNT, false],
  ])("refuses %s, and changes nothing", async (_what, change, isPaid) => {
    const { office, order } = await shopWith(change);
    expect(await office.markPaid({ id: "A", how: "account", isPaid })).toEqual({
      ok: false,
      refusal: { kind: "not-to-mark" },
    });
    expect(await order("A")).toEqual(anOrder(change));
  });

  test("refuses to owe what is paid at once", async () => {
    const { office } = await shopWith({ paid: { how: "cash", at: NOON } });
    const answers = await Promise.all(
      HOW_PAID.map((how) => office.markPaid({ id: "A", how, isPaid: false })),
    );
    expect(answers.map(({ ok }) => ok)).toEqual([false, false, true, false]);
  });

  test("refuses an order that is no longer kept", async () => {
    const { office } = aSharedShop();
    expect(await office.markPaid({ id: "A", how: "cash", isPaid: true })).toEqual({
      ok: false,
      refusal: { kind: "order-gone" },
    });
  });
});
