import { describe, expect, test } from "vitest";
import type { Box } from "#core/messages/boxes.ts";
import { addMinutes } from "#core/shared/calendar.ts";
import { NOON } from "#tests/support/a-shop.ts";
import { aMessage, aPartRefund, aRefund, aWaiting } from "#tests/support/records.ts";
import { expectACopy, handOverAndSpoil } from "#tests/support/spoil.ts";
import { TEST_STORES } from "#tests/support/stores.ts";

const ANSWERED = { replyTo: { name: "Ada", email: "Ada@example.com" }, to: "owner" };

const LONG = `mabel@${"hens.".repeat(50)}example.com`;
const ANOTHERS = LONG.replace("example.com", "example.org");

describe.each(TEST_STORES)("the outbox in %s", (_name, freshTestStore) => {
  test("is empty at first", async () => {
    const { messages } = freshTestStore().openTab().shop.records;
    expect(await messages.find("A")).toBeNull();
    expect(await messages.due("2030-01-01T00:00:00Z", 10)).toEqual([]);
    expect(await messages.page(null)).toEqual({ items: [], total: 0, next: null });
  });

  test("keeps each message as it was written, once, for every tab", async () => {
    const testStore = freshTestStore();
    const answered = aMessage({ id: "B", linksTo: "PAY-1", ...ANSWERED });
    const { messages } = testStore.openTab().shop.records;
    await messages.add(aMessage());
    const another = aMessage({ subject: "Another of the same id" });
    await messages.add(another, answered, { ...answered, subject: "And a third" });
    const other = testStore.openTab().shop.records.messages;
    expect(await other.find("A")).toEqual(aMessage());
    expect(await other.find("B")).toEqual(answered);
    expect((await other.page(null)).total).toBe(2);
  });

  test("hands out what waits and is due, the longest first, and no more than are asked for", async () => {
    const { messages } = freshTestStore().openTab().shop.records;
    const at = (minutes: number) => addMinutes(NOON, minutes);
    await messages.add(aMessage({ id: "third", dueAt: at(3) }));
    await messages.add(aMessage({ id: "first", dueAt: at(1) }));
    await messages.add(aMessage({ id: "second", dueAt: at(2) }));
    for (const state of ["sent", "failed", "unsent"] as const)
      await messages.add(aMessage({ id: state, state }));
    const due = async (now: string, most: number) =>
      (await messages.due(now, most)).map(({ id }) => id);
    expect(await due(at(2), 10)).toEqual(["first", "second"]);
    expect(await due(at(9), 2)).toEqual(["first", "second"]);
    expect(await due(at(0), 9)).toEqual([]);
  });

  test("knows whom a message is to or from, in any case", async () => {
    const { messages } = freshTestStore().openTab().shop.records;
    await messages.add(aMessage({ to: "Mabel@Example.com" }));
    await messages.add(aMessage({ id: "B", ...ANSWERED }));
    const of = async (email: string) => (await messages.ofEmail(email)).map(({ id }) => id);
    expect(await of("mabel@example.com")).toEqual(["A"]);
    expect(await of("ADA@example.com")).toEqual(["B"]);
    expect(await of("nobody@example.com")).toEqual([]);
  });

  test("doesn't take a long address for another that begins like it", async () => {
    const { messages } = freshTestStore().openTab().shop.records;
    await messages.add(aMessage({ to: LONG }));
    await messages.add(aMessage({ id: "B", to: "owner", replyTo: { name: "", email: LONG } }));
    await messages.add(aMessage({ id: "C", to: ANOTHERS }));
    const of = async (email: string) => (await messages.ofEmail(email)).map(({ id }) => id);
    expect([await of(LONG), await of(ANOTHERS)]).toEqual([["A", "B"], ["C"]]);
  });

  test("replaces and removes one, and changes nothing for one that isn't there", async () => {
    const { messages } = freshTestStore().openTab().shop.records;
    await messages.add(aMessage());
    await messages.add(aMessage({ id: "B" }));
    await messages.replace(aMessage({ state: "sent", tries: 1 }));
    await messages.replace(aMessage({ id: "NOBODYS" }));
    expect(await messages.find("A")).toMatchObject({ state: "sent", tries: 1 });
    await messages.remove("A");
    await messages.remove("NOBODYS");
    expect(await messages.find("A")).toBeNull();
    expect((await messages.page(null)).items.map(({ id }) => id)).toEqual(["B"]);
  });

  test("comes page by page, the newest first", async () => {
    const { shop } = freshTestStore().openTab();
    await shop.unitOfWork.run(async ({ messages }) => {
      for (let at = 0; at < 205; at += 1)
        await messages.add(aMessage({ id: `M${at}`, writtenAt: addMinutes(NOON, at) }));
    });
    const { messages } = shop.records;
    const first = await messages.page(null);
    const second = await messages.page(first.next);
    expect([first.items.length, first.total, second.items.length]).toEqual([200, 205, 5]);
    expect(first.items[0]?.id).toBe("M204");
    expect(second.items.at(-1)?.id).toBe("M0");
    expect(second.next).toBeNull();
  });

  test("keeps what customers wrote in the inbox until it is done, and all else in the outbox", async () => {
    const testStore = freshTestStore();
    const { messages } = testStore.openTab().shop.records;
    await messages.add(aMessage({ id: "sold" }));
    await messages.add(aMessage({ id: "new", kind: "contact" }));
    for (const mark of ["unread", "read", "done"] as const)
      await messages.add(aMessage({ id: mark, kind: "contact", mark }));
    const other = testStore.openTab().shop.records.messages;
    const idsIn = async (box: Box) => {
      const { items, total, next } = await other.page(null, box);
      expect([items.length, next]).toEqual([total, null]);
      return items.map(({ id }) => id).sort();
    };
    expect(await idsIn("inbox")).toEqual(["new", "read", "unread"]);
    expect(await idsIn("done")).toEqual(["done"]);
    expect(await idsIn("outbox")).toEqual(["sold"]);
    expect((await other.page(null)).total).toBe(5);
    expect(await other.unread()).toBe(2);
    expect(await other.find("read")).toEqual(
      aMessage({ id: "read", kind: "contact", mark: "read" }),
    );
    await other.replace(aMessage({ id: "new", kind: "contact", mark: "read" }));
    expect(await messages.unread()).toBe(1);
  });

  test("copies what it is handed and what it hands out", async () => {
    const { messages } = freshTestStore().openTab().shop.records;
    const message = aMessage({ ...ANSWERED });
    await handOverAndSpoil(message, (one) => messages.add(one));
    await expectACopy(() => messages.find("A"));
  });
});

describe.each(TEST_STORES)(
  "refunds under way and those who wait in %s",
  (_name, freshTestStore) => {
    test("are found by every tab as they were added, and are gone once they are removed", async () => {
      const testStore = freshTestStore();
      const { refunds, partRefunds, waitlist } = testStore.openTab().shop.records;
      await refunds.add(aRefund());
      await refunds.add(aRefund({ orderId: "B", puttingBack: ["collection"] }));
      await refunds.add(aRefund({ orderId: "D", puttingBack: [] }));
      await partRefunds.add(aPartRefund());
      await partRefunds.add(aPartRefund({ orderId: "B", amount: 1 }));
      await waitlist.add(aWaiting());
      await waitlist.add(aWaiting({ id: "B", category: "small", eggsThen: null }));
      await waitlist.add(aWaiting({ id: "C", email: "ADA@example.com", eggsThen: 7 }));
      const other = testStore.openTab().shop.records;
      expect(await other.refunds.find("A")).toEqual(aRefund());
      expect(await other.refunds.find("B")).toEqual(
        aRefund({ orderId: "B", puttingBack: ["collection"] }),
      );
      expect(await other.refunds.find("D")).toEqual(aRefund({ orderId: "D", puttingBack: [] }));
      expect(await other.refunds.find("C")).toBeNull();
      const under = (await other.refunds.all()).map(({ orderId }) => orderId);
      expect(under.sort()).toEqual(["A", "B", "D"]);
      expect(await other.partRefunds.find("B")).toEqual(aPartRefund({ orderId: "B", amount: 1 }));
      expect(await other.partRefunds.find("C")).toBeNull();
      expect(await other.waitlist.of("small")).toEqual([
        aWaiting({ id: "B", category: "small", eggsThen: null }),
      ]);
      const of = async (email: string) =>
        (await other.waitlist.ofEmail(email)).map(({ id }) => id).sort();
      expect(await of("Mabel@example.com")).toEqual(["A", "B"]);
      expect(await of("ada@example.com")).toEqual(["C"]);
      for (const id of ["A", "NOBODYS"]) {
        await other.refunds.remove(id);
        await other.partRefunds.remove(id);
        await other.waitlist.remove(id);
      }
      expect(await refunds.find("A")).toBeNull();
      expect((await partRefunds.all()).map(({ orderId }) => orderId)).toEqual(["B"]);
      expect((await waitlist.of("large")).map(({ id, eggsThen }) => [id, eggsThen])).toEqual([
        ["C", 7],
      ]);
    });

    test("who waits isn't taken for another whose long address begins like it", async () => {
      const { waitlist } = freshTestStore().openTab().shop.records;
      await waitlist.add(aWaiting({ email: LONG }));
      await waitlist.add(aWaiting({ id: "B", email: ANOTHERS }));
      const of = async (email: string) => (await waitlist.ofEmail(email)).map(({ id }) => id);
      expect([await of(LONG), await of(ANOTHERS)]).toEqual([["A"], ["B"]]);
    });
  },
);
