import { describe, expect, test } from "vitest";
import type { FlockId } from "#core/flocks/flock.ts";
import type { Entry } from "#core/outbox/entry.ts";
import type { Outbox } from "#ports/outbox.ts";
import type { VisitorRecords } from "#ports/records.ts";
import { NOON } from "#tests/support/a-shop.ts";
import { A_WAITING_COUNT } from "#tests/support/counts.ts";
import { heardWhile } from "#tests/support/hearing.ts";
import { addEach } from "#tests/support/outbox.ts";
import { expectACopy, handOverAndSpoil } from "#tests/support/spoil.ts";
import { TEST_STORES } from "#tests/support/stores.ts";
import { A_TICK } from "#tests/support/taken-along.ts";

// Of a flock that a later version has: its count is refused, and not lost.
const OF_A_LATER_FLOCK = { ...A_WAITING_COUNT.what, flock: "6" as FlockId };

const KINDS: readonly (readonly [string, (records: VisitorRecords) => unknown, object])[] = [
  ["ticks", ({ tickQueue }) => tickQueue, A_TICK.what],
  ["counts", ({ countQueue }) => countQueue, A_WAITING_COUNT.what],
  ["counts of a later flock", ({ countQueue }) => countQueue, OF_A_LATER_FLOCK],
];

const ROWS = TEST_STORES.flatMap(([store, fresh]) =>
  KINDS.map(([kind, of, what]) => [kind, store, fresh, of, what] as const),
);

describe.each(ROWS)("the outbox of %s in %s", (_kind, _store, freshTestStore, of, what) => {
  const outboxOf = (records: VisitorRecords) => of(records) as Outbox<unknown>;
  const FIRST: Entry<unknown> = { id: "1", at: NOON, what };
  const REFUSED = { ...FIRST, id: "2", refused: "order-gone", mayBeDone: true, sentAt: NOON };
  const UNDONE = { ...FIRST, id: "3", isUndone: true };
  const ALL = [FIRST, REFUSED, UNDONE];

  test("is empty at first", async () => {
    const outbox = outboxOf(freshTestStore().openTab().visitor.records);
    expect([await outbox.all(), await outbox.find("1")]).toEqual([[], null]);
  });

  test("has its entries in their order, for every tab", async () => {
    const testStore = freshTestStore();
    const { visitor } = testStore.openTab();
    await visitor.unitOfWork.run(async (records) => {
      await addEach(outboxOf(records), ALL);
      expect(await outboxOf(records).all()).toEqual(ALL);
    });
    for (const tab of [visitor, testStore.openTab().visitor]) {
      expect(await outboxOf(tab.records).all()).toEqual(ALL);
      for (const entry of ALL) expect(await outboxOf(tab.records).find(entry.id)).toEqual(entry);
    }
  });

  test("replaces an entry in its place, without what it has no more", async () => {
    const { visitor } = freshTestStore().openTab();
    const outbox = outboxOf(visitor.records);
    await addEach(outbox, ALL);
    const waits = { ...FIRST, id: "2" };
    await visitor.unitOfWork.run((records) => outboxOf(records).replace(waits));
    expect(await outbox.all()).toStrictEqual([FIRST, waits, UNDONE]);
  });

  test("removes an entry, and keeps those beside it", async () => {
    const { visitor } = freshTestStore().openTab();
    const outbox = outboxOf(visitor.records);
    await addEach(outbox, ALL);
    await visitor.unitOfWork.run((records) => outboxOf(records).remove("2"));
    expect(await outbox.all()).toEqual([FIRST, UNDONE]);
  });

  test("changes nothing, and tells no tab, where the entry isn't there", async () => {
    const testStore = freshTestStore();
    const [{ visitor }, other] = [testStore.openTab(), testStore.openTab()];
    await outboxOf(visitor.records).add(FIRST);
    const heard = await heardWhile(other, () =>
      visitor.unitOfWork.run(async (records) => {
        await outboxOf(records).replace(REFUSED);
        await outboxOf(records).remove("2");
      }),
    );
    expect([heard, await outboxOf(other.visitor.records).all()]).toEqual([[], [FIRST]]);
  });

  test("keeps its entries where the unit of work fails", async () => {
    const { visitor } = freshTestStore().openTab();
    await outboxOf(visitor.records).add(FIRST);
    const fail = visitor.unitOfWork.run(async (records) => {
      await outboxOf(records).remove("1");
      throw new Error("in the middle");
    });
    await expect(fail).rejects.toThrow("in the middle");
    expect(await outboxOf(visitor.records).all()).toEqual([FIRST]);
  });

  test("copies entries on their way in and out", async () => {
    const outbox = outboxOf(freshTestStore().openTab().visitor.records);
    await handOverAndSpoil(FIRST, (mine) => outbox.add(mine));
    expect(await outbox.all()).toEqual([FIRST]);
    await expectACopy(() => outbox.find("1"));
    await expectACopy(() => outbox.all());
  });
});
