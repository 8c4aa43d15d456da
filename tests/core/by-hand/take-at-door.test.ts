import { expect, test } from "vitest";
import { orderToHandOver } from "#core/orders/order-to-hand-over.ts";
import { aSharedShop } from "#tests/support/a-shared-shop.ts";
import { NOON } from "#tests/support/a-shop.ts";
import { anOrder, type ToldOrder } from "#tests/support/orders.ts";

const TAKEN = {
  at: "2026-06-16T09:00:00.000Z",
  kind: "taken-by-hand",
  detail: "hand-over",
} as const;

const shopWith = async (change: ToldOrder = {}) => {
  const shop = aSharedShop();
  await shop.records.orders.add(
    anOrder({ date: TAKEN.at, paid: { how: "hand-over" }, log: [TAKEN], ...change }),
  );
  const seenBy = async () => {
    const { toPay, paidAtDoor } = orderToHandOver(await shop.order("A"), false);
    return { toPay, paidAtDoor };
  };
  return { ...shop, seenBy };
};

const CASH = { id: "A", how: "cash", isDone: true, seen: 1 } as const;

test.each(["cash", "card"] as const)("a tick makes a movement of what is owed: %s", async (how) => {
  const { office, order, seenBy } = await shopWith();
  expect(await seenBy()).toEqual({ toPay: 340 });
  expect(await office.takeAtDoor({ ...CASH, how })).toEqual({ ok: true, value: null });
  const { money, paid, log } = await order("A");
  const when = { day: "2026-06-20", at: NOON };
  expect(money).toEqual([{ kind: "sale", amount: 340, ...when, how, who: "owner" }]);
  expect(paid).toEqual({ how });
  expect(log?.at(-1)).toEqual({ at: NOON, kind: "marked-paid", detail: how });
  expect(await seenBy()).toEqual({ paidAtDoor: how });
});

test("a tick sent again, or by two people at once, makes one movement", async () => {
  const { office, order } = await shopWith();
  const answers = await Promise.all([office.takeAtDoor(CASH), office.takeAtDoor(CASH)]);
  expect(answers.map(({ ok }) => ok)).toEqual([true, true]);
  expect((await order("A")).money).toHaveLength(1);
  expect(await office.takeAtDoor({ ...CASH, how: "card" })).toEqual({
    ok: false,
    refusal: { kind: "not-to-mark" },
  });
});

test("a tick of before its packs were changed is refused: another sum is owed by now", async () => {
  const { office, order } = await shopWith();
  const change = { order: "A", difference: "at-door", version: "Pending 1 0" } as const;
  const packs = [{ id: "large-12", method: "delivery", quantity: 2 }] as const;
  expect(await office.changePacks({ ...change, packs })).toMatchObject({ ok: true });
  expect(await office.takeAtDoor(CASH)).toMatchObject({ refusal: { kind: "changed-since" } });
  const seen = (await order("A")).log?.length ?? 0;
  expect(await office.takeAtDoor({ ...CASH, seen })).toMatchObject({ ok: true });
});

test("a tick that is taken back leaves nothing, on the day of the money", async () => {
  const { office, order, seenBy, wait } = await shopWith();
  await office.takeAtDoor(CASH);
  wait(24 * 60);
  expect(await office.takeAtDoor({ ...CASH, isDone: false, seen: 2 })).toMatchObject({ ok: true });
  expect((await order("A")).money).toMatchObject([
    { kind: "sale", amount: 340 },
    { kind: "correction", amount: -340, day: "2026-06-20", how: "cash" },
  ]);
  expect(await seenBy()).toEqual({ toPay: 340 });
  expect(await office.takeAtDoor(CASH)).toMatchObject({ refusal: { kind: "changed-since" } });
  expect((await order("A")).money).toHaveLength(2);
});

test("a late tick counts for the day on which it was made", async () => {
  const { office, order } = await shopWith();
  await office.takeAtDoor({ ...CASH, at: "2026-06-19T15:00:00.000Z" });
  expect((await order("A")).money).toMatchObject([{ day: "2026-06-19", at: NOON }]);
});

test.each([
  { paid: { how: "account" } },
  { paid: { how: "cash" } },
  { paid: undefined },
  { status: "Cancelled" },
] as const)("nothing is taken at the door of %j", async (change) => {
  const { office, order } = await shopWith(change as ToldOrder);
  const before = await order("A");
  for (const isDone of [true, false])
    await office.takeAtDoor({ ...CASH, isDone }).then((answer) => expect(answer.ok).toBe(false));
  expect(await order("A")).toEqual(before);
});

test("what the owner noted, corrected or gave back isn't taken back at the door", async () => {
  const { office, order, seenBy } = await shopWith();
  await office.takeAtDoor(CASH);
  await office.markPaid({ id: "A", how: "card", isPaid: true, insteadOf: "cash" });
  const before = await order("A");
  expect(await seenBy()).toEqual({});
  for (const how of ["cash", "card"] as const)
    expect(await office.takeAtDoor({ id: "A", how, isDone: false })).toMatchObject({ ok: false });
  expect(await order("A")).toEqual(before);
});
