import { describe, expect, test } from "vitest";
import type { ParcelTick } from "#core/along/parcel-tick.ts";
import { inUnitOfWork } from "#core/command.ts";
import type { Entry } from "#core/outbox/entry.ts";
import { openQueue } from "#core/outbox/open-queue.ts";
import { addMinutes } from "#core/shared/calendar.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";
import { Fault, type FaultCode } from "#ports/fault.ts";
import type { VisitorRecords } from "#ports/records.ts";
import { countingIds, NOON } from "#tests/support/a-shop.ts";
import { localStorageTestStore, memoryTestStore, type TestStore } from "#tests/support/stores.ts";

type Answer = Result<unknown, { readonly kind: string }>;

const tickOf = (orderId: string): ParcelTick => ({ orderId, box: "packed", isDone: true, seen: 0 });

/** A phone with several tabs, and a shop that answers on demand. */
const aPhone = (store: TestStore) => {
  const time = { now: NOON };
  const heard: string[] = [];
  const bugs: unknown[] = [];
  const log = { error: (cause: unknown) => bugs.push(cause) };
  const shop = {
    answer: async (_id: string): Promise<Answer> => accept(null),
    taken: async (_id: string): Promise<void> => undefined,
  };
  const [clock, ids] = [{ now: () => time.now }, countingIds()];
  const openTab = () => {
    const { visitor } = store.openTab();
    const command = inUnitOfWork({ store: visitor, clock, ids });
    const send = ({ what }: Entry<ParcelTick>): Promise<Answer> => {
      heard.push(what.orderId);
      return shop.answer(what.orderId);
    };
    const outboxOf = ({ tickQueue }: VisitorRecords) => tickQueue;
    const taken = () => (entry: Entry<ParcelTick>) => shop.taken(entry.what.orderId);
    return openQueue<ParcelTick, unknown>({ command, log, outboxOf, send, taken }, visitor.records);
  };
  const tab = openTab();
  return {
    ...{ openTab, tab, heard, bugs, shop },
    add: async (...orders: readonly string[]) => {
      for (const order of orders) await tab.add(tickOf(order));
    },
    waiting: async () => (await tab.list()).map(({ what, refused }) => [what.orderId, refused]),
    wait: (minutes: number) => {
      time.now = addMinutes(time.now, minutes);
    },
  };
};

const failing = (code: FaultCode) => async (): Promise<Answer> => {
  throw new Fault(code);
};

const held = () => {
  let go = (): void => undefined;
  const until = new Promise<void>((resolve) => {
    go = resolve;
  });
  return { until, go };
};

describe.each([
  ["memory", memoryTestStore],
  ["local storage", localStorageTestStore],
] as const)("a queue in %s", (_name, freshStore) => {
  test("sends the oldest first, and each once", async () => {
    const { add, tab, heard } = aPhone(freshStore());
    await add("A", "B", "C");
    expect(await tab.sendAll()).toHaveLength(3);
    expect(heard).toEqual(["A", "B", "C"]);
    expect(await tab.sendAll()).toHaveLength(0);
    expect(await tab.list()).toEqual([]);
  });

  const LATER = [
    ...(["shop-unreachable", "shop-failed", "shop-busy", "shop-full"] as const),
    ...(["not-logged-in", "not-allowed", "too-many-requests"] as const),
  ];

  test.each<FaultCode>(LATER)(
    "keeps everything in its order while the answer is %s",
    async (code) => {
      const { add, tab, shop, heard, waiting } = aPhone(freshStore());
      await add("A", "B");
      shop.answer = failing(code);
      expect(await tab.sendAll()).toHaveLength(0);
      expect(heard).toEqual(["A"]);
      expect(await waiting()).toEqual([
        ["A", undefined],
        ["B", undefined],
      ]);
      shop.answer = async () => accept(null);
      expect(await tab.sendAll()).toHaveLength(2);
      expect(heard).toEqual(["A", "A", "B"]);
    },
  );

  test("knows that the shop may have done what was sent without an answer", async () => {
    const { add, tab, shop } = aPhone(freshStore());
    await add("A");
    shop.answer = failing("not-logged-in");
    await tab.sendAll();
    expect((await tab.list())[0]).not.toHaveProperty("mayBeDone");
    shop.answer = failing("shop-unreachable");
    await tab.sendAll();
    expect((await tab.list())[0]).toMatchObject({ mayBeDone: true });
  });

  test("knows that the shop may have done what it failed at", async () => {
    const { add, tab, shop } = aPhone(freshStore());
    await add("A");
    shop.answer = failing("shop-failed");
    await tab.sendAll();
    expect((await tab.list())[0]).toMatchObject({ mayBeDone: true });
  });

  test("keeps what the shop refuses with the reason, and sends what comes after it", async () => {
    const { add, tab, shop, waiting } = aPhone(freshStore());
    await add("A", "B", "C");
    shop.answer = async (id) => (id === "B" ? refuse({ kind: "order-gone" }) : accept(null));
    expect(await tab.sendAll()).toHaveLength(2);
    expect(await waiting()).toEqual([["B", "order-gone"]]);
    expect(await tab.sendAll()).toHaveLength(0);
  });

  test("reports a bug, sets what it was met at aside, and sends what comes after it", async () => {
    const { add, tab, shop, bugs, heard, waiting } = aPhone(freshStore());
    await add("A", "B");
    const bug = new TypeError("undefined is no function");
    shop.answer = async (id) => {
      if (id === "A") throw bug;
      return accept(null);
    };
    expect(await tab.sendAll()).toHaveLength(1);
    expect([heard, bugs]).toEqual([["A", "B"], [bug]]);
    expect(await waiting()).toEqual([["A", "sending-failed"]]);
    expect(await tab.sendAll()).toHaveLength(0);
    expect(bugs).toEqual([bug]);
  });

  test("reports a bug in noting what the shop took, and sends what comes after it", async () => {
    const { add, tab, shop, bugs, heard, waiting } = aPhone(freshStore());
    await add("A", "B");
    const bug = new TypeError("undefined is no function");
    shop.taken = async (id) => {
      if (id === "A") throw bug;
    };
    expect(await tab.sendAll()).toHaveLength(2);
    expect([heard, bugs]).toEqual([["A", "B"], [bug]]);
    expect(await waiting()).toEqual([["A", "sending-failed"]]);
  });

  test("keeps what can't be noted for want of room, and sends it again", async () => {
    const { add, tab, shop, bugs, heard, wait } = aPhone(freshStore());
    await add("A");
    shop.taken = () => Promise.reject(new Fault("storage-full"));
    await expect(tab.sendAll()).rejects.toThrow(Fault);
    shop.taken = async () => undefined;
    wait(1);
    expect(await tab.sendAll()).toHaveLength(1);
    expect([heard, bugs]).toEqual([["A", "A"], []]);
  });

  test("tries what was refused again, or throws it away", async () => {
    const { add, tab, shop, waiting } = aPhone(freshStore());
    await add("A", "B");
    shop.answer = failing("refused-by-shop");
    await tab.sendAll();
    const [a, b] = await tab.list();
    await tab.throwAway(b?.id ?? "");
    expect(await waiting()).toEqual([["A", "refused-by-shop"]]);
    shop.answer = async () => accept(null);
    await tab.tryAgain(a?.id ?? "");
    expect(await tab.sendAll()).toHaveLength(1);
    expect(await tab.list()).toEqual([]);
  });

  test("is sent by one of two open tabs, what was added meanwhile too", async () => {
    const { add, openTab, tab, shop, heard } = aPhone(freshStore());
    await add("A", "B");
    const [first, other] = [held(), openTab()];
    shop.answer = async () => first.until.then(() => accept(null));
    const sending = [tab.sendAll(), other.sendAll(), tab.sendAll()];
    await expect.poll(() => heard).toEqual(["A"]);
    await add("C");
    first.go();
    await Promise.all(sending);
    expect(heard).toEqual(["A", "B", "C"]);
  });

  test("isn't held up for long by a tab that was closed while it sent", async () => {
    const { add, openTab, tab, shop, heard, wait } = aPhone(freshStore());
    await add("A", "B");
    shop.answer = () => held().until as Promise<never>;
    void tab.sendAll();
    await expect.poll(() => heard).toEqual(["A"]);
    const other = openTab();
    shop.answer = async () => accept(null);
    expect(await other.sendAll()).toHaveLength(0);
    wait(1);
    expect(await other.sendAll()).toHaveLength(2);
    expect(heard).toEqual(["A", "A", "B"]);
  });

  test("doesn't throw away what is being sent", async () => {
    const { add, tab, shop, heard } = aPhone(freshStore());
    await add("A");
    const answer = held();
    shop.answer = async () => answer.until.then(() => accept(null));
    const sending = tab.sendAll();
    await expect.poll(() => heard).toEqual(["A"]);
    const [entry] = await tab.list();
    expect(await tab.throwAway(entry?.id ?? "")).toEqual({
      ok: false,
      refusal: { kind: "being-sent" },
    });
    answer.go();
    await sending;
    expect(await tab.list()).toEqual([]);
  });
});
