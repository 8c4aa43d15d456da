import { describe, expect, test } from "vitest";
import { CLOSED_BOOK } from "#core/ledger/book-settings.ts";
import { weekSumsOf } from "#core/ledger/week-sum.ts";
import { NOON } from "#tests/support/a-shop.ts";
import { aLot, aMove } from "#tests/support/records.ts";
import { expectACopy } from "#tests/support/spoil.ts";
import { TEST_STORES } from "#tests/support/stores.ts";

const LATER = "2026-06-21T09:00:00.000Z";

const EMPTY = aLot({ id: "B-large", laid: "2026-05-01", left: 0, flock: "2" });
const FOUND = aLot({
  id: "A-pullet",
  at: LATER,
  from: "found",
  flock: "",
  category: "pullet",
});

describe.each(TEST_STORES)("the egg book in %s", (_name, freshTestStore) => {
  const filled = async () => {
    const testStore = freshTestStore();
    await testStore.openTab().shop.unitOfWork.run(async ({ lots, moves }) => {
      await lots.save([aLot(), EMPTY, FOUND]);
      await moves.addAll([
        aMove({ id: "1", order: "ORDER", half: "collection" }),
        aMove({ id: "2", lot: "B-large", kind: "given", note: "To the fair" }),
        aMove({ id: "3", at: LATER, kind: "gate" }),
        aMove({ id: "4", at: LATER, lot: "B-large", kind: "undone", undoes: "2" }),
      ]);
    });
    return testStore.openTab().shop.records;
  };

  test("is closed where nothing was written, and has no lots", async () => {
    const { bookSettings, lots, moves } = freshTestStore().openTab().shop.records;
    expect(await bookSettings.load()).toEqual(CLOSED_BOOK);
    expect(await lots.open()).toEqual([]);
    expect(await lots.weekSumsFrom("")).toEqual([]);
    expect(await moves.last(5)).toEqual([]);
  });

  test("keeps its settings, and another version with them", async () => {
    const { bookSettings } = freshTestStore().openTab().shop.records;
    const before = await bookSettings.version();
    const settings = { ...CLOSED_BOOK, isOpen: true, openedAt: LATER };
    await bookSettings.save({ ...settings, bestBeforeDays: 21 });
    expect(await bookSettings.load()).toEqual({ ...settings, bestBeforeDays: 21 });
    expect(await bookSettings.version()).not.toBe(before);
  });

  test("finds lots by what is left, by flock and day, by id and by when they were booked", async () => {
    const { lots } = await filled();
    expect(await lots.open()).toEqual([aLot(), FOUND]);
    expect(await lots.open(["pullet", "small"])).toEqual([FOUND]);
    expect(await lots.open([])).toEqual([]);
    expect(await lots.withIds(["B-large", "none"])).toEqual([EMPTY]);
    expect(await lots.withIds([])).toEqual([]);
    expect(await lots.laidBy("1", "2026-06-20", "2026-06-20")).toEqual([aLot()]);
    expect(await lots.laidBy("1", "2026-06-21", "2026-06-30")).toEqual([]);
    expect(await lots.bookedSince(LATER)).toEqual([FOUND]);
    expect(await lots.bookedSince(NOON, LATER)).toEqual([aLot(), EMPTY]);
    expect(await lots.bookedSince(LATER, LATER)).toEqual([]);
    expect(await lots.finishedBefore("2026-05-02", 5)).toEqual([EMPTY]);
    expect(await lots.finishedBefore("2026-05-01", 5)).toEqual([]);
    expect(await lots.finishedBefore("2026-05-02", 0)).toEqual([]);
  });

  test("replaces a lot of the same id", async () => {
    const { lots } = await filled();
    await lots.save([aLot({ left: 12 })]);
    expect(await lots.open()).toEqual([aLot({ left: 12 }), FOUND]);
  });

  test("finds moves by id, order, lot and instant, the last ones newest first", async () => {
    const { moves } = await filled();
    const first = aMove({ id: "1", order: "ORDER", half: "collection" });
    const gate = aMove({ id: "3", at: LATER, kind: "gate" });
    const given = aMove({ id: "2", lot: "B-large", kind: "given", note: "To the fair" });
    const undone = aMove({ id: "4", at: LATER, lot: "B-large", kind: "undone", undoes: "2" });
    expect(await moves.withIds(["2"])).toEqual([given]);
    expect(await moves.undoing(["2"])).toEqual([undone]);
    const instead = aMove({
      id: "5",
      at: LATER,
      lot: "B-large",
      kind: "changed",
      undoes: "A-large",
    });
    await moves.addAll([instead]);
    expect(await moves.undoing(["A-large", "2"])).toEqual([undone, instead]);
    expect(await moves.ofOrders(["ORDER", ""])).toEqual([first]);
    expect(await moves.ofLots(["A-large"])).toEqual([first, gate]);
    expect(await moves.between(NOON, LATER)).toEqual([first, given]);
    expect(await moves.between(LATER, "2026-06-21T09:00:00.001Z")).toEqual([gate, undone, instead]);
    expect(await moves.last(2)).toEqual([instead, undone]);
  });

  test("keeps moves of orders that name no half, and sums of them", async () => {
    const { lots, moves } = await filled();
    const packed = aMove({ id: "5", lot: "B-large", order: "EARLIER" });
    const back = aMove({ id: "6", lot: "B-large", kind: "unpacked", order: "EARLIER" });
    await moves.addAll([packed, back]);
    expect(await moves.ofOrders(["EARLIER"])).toStrictEqual([packed, back]);
    const sums = weekSumsOf([EMPTY], await moves.ofLots(["B-large"]));
    await moves.removeOfLots(["B-large"]);
    await lots.remove(["B-large"]);
    await lots.addSums(sums);
    expect(await lots.weekSumsFrom("")).toEqual(sums);
    expect(await moves.ofOrders(["EARLIER", "ORDER"])).toHaveLength(1);
  });

  test("adds up the eggs that came in since an instant, and those that left less what came back", async () => {
    const { lots, moves } = await filled();
    const after = "2026-06-21T09:00:00.001Z";
    expect(await lots.eggsSince(NOON)).toBe(180);
    expect(await lots.eggsSince(LATER)).toBe(60);
    expect(await lots.eggsSince(after)).toBe(0);
    await moves.addAll([aMove({ id: "5", at: LATER, kind: "unpacked", eggs: 2, order: "ORDER" })]);
    expect(await moves.eggsOutSince(NOON)).toBe(6 + 6 + 6 - 6 - 2);
    expect(await moves.eggsOutSince(LATER)).toBe(6 - 6 - 2);
    expect(await moves.eggsOutSince(after)).toBe(0);
  });

  test("adds up moves between two instants by lot and kind", async () => {
    const { moves } = await filled();
    await moves.addAll([aMove({ id: "5", at: LATER, kind: "gate", eggs: 4 })]);
    const gate = { lot: "A-large", kind: "gate", eggs: 10 };
    const undone = { lot: "B-large", kind: "undone", eggs: 6 };
    const after = await moves.sumsBetween(LATER, "2026-06-21T09:00:00.001Z");
    expect(after.toSorted((a, b) => (a.lot < b.lot ? -1 : 1))).toEqual([gate, undone]);
    expect(await moves.sumsBetween(NOON, LATER)).toHaveLength(2);
    expect(await moves.sumsBetween(LATER, LATER)).toEqual([]);
  });

  test("replaces lots by sums, which add up, and removes their moves", async () => {
    const { lots, moves } = await filled();
    const sum = { week: "2026-04-27", category: "large", kind: "given", eggs: 6 } as const;
    await lots.remove(["B-large"]);
    await lots.addSums([sum]);
    await moves.removeOfLots(["B-large"]);
    await lots.remove([]);
    await lots.addSums([]);
    await lots.save([EMPTY]);
    await lots.remove(["B-large"]);
    await lots.addSums([sum]);
    expect(await lots.withIds(["B-large"])).toEqual([]);
    expect(await moves.ofLots(["B-large"])).toEqual([]);
    expect(await moves.ofLots(["A-large"])).toHaveLength(2);
    expect(await lots.weekSumsFrom("2026-04-27")).toEqual([{ ...sum, eggs: 12 }]);
    expect(await lots.weekSumsFrom("2026-04-28")).toEqual([]);
  });

  test("hands out and takes copies", async () => {
    const { lots } = await filled();
    await expectACopy(lots.open);
  });
});
