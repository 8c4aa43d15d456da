import { afterEach, describe, expect, test, vi } from "vitest";
import { waitingIn } from "#core/outbox/entry.ts";
import { addHours } from "#core/shared/calendar.ts";
import { Fault } from "#ports/fault.ts";
import { aShop, NOON } from "#tests/support/a-shop.ts";
import { aCountToSend } from "#tests/support/counts.ts";
import { eventually } from "#tests/support/eventually.ts";
import { addEach } from "#tests/support/outbox.ts";

afterEach(() => void vi.unstubAllEnvs());

/** A phone, and the shop that it reaches or not. */
const aPhone = () => {
  const time = { now: NOON };
  const { app, records } = aShop({ clock: { now: () => time.now } });
  const { office } = app.shop;
  const whole = { ...office };
  const { eggCounter, counts } = app.visitor;
  return {
    ...{ eggCounter, counts, office: whole, records, time },
    cut: () => {
      const unreachable = async () => Promise.reject(new Fault("shop-unreachable"));
      Object.assign(office, { logCount: unreachable, deleteEggs: unreachable });
    },
    /** The shop does what it is asked, and its answer never comes. */
    lose: () =>
      Object.assign(office, {
        logCount: async (count: Parameters<typeof whole.logCount>[0]) => {
          await whole.logCount(count);
          throw new Fault("shop-unreachable");
        },
      }),
    hold: (logCount: typeof whole.logCount) => void Object.assign(office, { logCount }),
    mend: () => void Object.assign(office, whole),
    logged: async () => (await records.flocks.books("1")).eggs.map(({ id, date }) => [id, date]),
    save: async (change: Parameters<typeof aCountToSend>[0] = {}) => {
      const saved = await eggCounter.saveCount(aCountToSend(change));
      if (!saved.ok) throw new Error(saved.refusal.kind);
      return saved.value;
    },
  };
};

describe("saveCount", () => {
  test("sends a count at once, and keeps nothing waiting", async () => {
    const { save, logged, counts } = aPhone();
    const { id, ...saved } = await save();
    expect(saved).toEqual({ flock: "1", eggs: 84, state: "taken" });
    expect(await logged()).toEqual([[id, "2026-06-20"]]);
    expect(await counts.list()).toEqual([]);
  });

  test("tells that a count is kept before it is sent, and not of one that it refuses", async () => {
    const { eggCounter, office, counts, hold } = aPhone();
    const told: string[] = [];
    const kept = () => void told.push("kept");
    hold(async (count) => {
      told.push("sent");
      return office.logCount(count);
    });
    await eggCounter.saveCount(aCountToSend(), { kept });
    expect(told).toEqual(["kept", "sent"]);
    await eggCounter.saveCount(aCountToSend({ date: "2030-01-01" }), { kept });
    expect(told).toEqual(["kept", "sent"]);
    expect(await counts.list()).toEqual([]);
  });

  test("answers that a count waits once its patience is over, and the shop takes it later, once", async () => {
    const { eggCounter, office, counts, logged, hold } = aPhone();
    let answer = (): void => undefined;
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    hold(async (count) => {
      await answered;
      return office.logCount(count);
    });
    const patience = async () => undefined;
    const saved = await eggCounter.saveCount(aCountToSend(), { patience });
    expect(saved).toMatchObject({ ok: true, value: { state: "waiting" } });
    expect(waitingIn(await counts.list())).toHaveLength(1);
    answer();
    await eventually(async () => expect(await counts.list()).toEqual([]));
    expect(await logged()).toHaveLength(1);
  });

  test("keeps counts without a network, and ten are sent once each though each answer is lost", async () => {
    const { save, cut, lose, mend, counts, logged, time } = aPhone();
    cut();
    for (let at = 0; at < 10; at += 1) expect(await save()).toMatchObject({ state: "waiting" });
    expect(await logged()).toEqual([]);
    lose();
    for (let at = 0; at < 10; at += 1) {
      await counts.sendAll();
      mend();
      // Another tab.
      await counts.sendAll();
      lose();
    }
    mend();
    time.now = addHours(NOON, 24 * 30);
    await counts.sendAll();
    expect(await counts.list()).toEqual([]);
    expect(new Set((await logged()).map(([id]) => id)).size).toBe(10);
    expect(await logged()).toHaveLength(10);
  });

  test("a count whose answer was lost stays deleted when it is sent again", async () => {
    const { save, lose, mend, counts, logged, office } = aPhone();
    lose();
    const { id } = await save();
    await office.deleteEggs({ flock: "1", id });
    mend();
    expect(await counts.sendAll()).toHaveLength(1);
    expect(await logged()).toEqual([]);
  });

  test.each(
    ["Europe/London", "Asia/Tokyo", "America/Los_Angeles"].flatMap((zone) => [
      ["2026-10-24T22:59:00.000Z", "2026-10-24", zone] as const,
      ["2026-10-24T23:30:00.000Z", "2026-10-25", zone] as const,
      ["2027-03-27T23:59:00.000Z", "2027-03-27", zone] as const,
      ["2027-03-28T22:59:00.000Z", "2027-03-28", zone] as const,
    ]),
  )(
    "a count saved at %s is of %s, whenever it is sent, by a device in %s",
    async (now, day, zone) => {
      vi.stubEnv("TZ", zone);
      expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
      const { save, cut, mend, counts, logged, time } = aPhone();
      time.now = now;
      cut();
      const { id } = await save({ date: "" });
      mend();
      time.now = addHours(now, 30);
      await counts.sendAll();
      expect(await logged()).toEqual([[id, day]]);
    },
  );

  test.each([
    [{ cracked: "1000001" }, "too-many-cracked"],
    [{ date: "2029-01-01" }, "unlikely-day"],
    [{ kept: { size: "small", eggs: "1" } } as const, "too-many-kept"],
  ])("refuses %j before anything is kept", async (change, kind) => {
    const { eggCounter, counts } = aPhone();
    const answer = await eggCounter.saveCount(aCountToSend(change));
    expect(answer).toMatchObject({ ok: false, refusal: { kind } });
    expect(await counts.list()).toEqual([]);
  });

  test("puts a corrected count in the place of the one that was refused", async () => {
    const { eggCounter, counts, records, logged } = aPhone();
    await addEach(records.countQueue, [
      { id: "old", at: NOON, what: aCountToSend(), refused: "unlikely-day" },
    ]);
    await eggCounter.saveCount(aCountToSend(), { instead: "old" });
    expect(await counts.list()).toEqual([]);
    expect(await logged()).toHaveLength(1);
  });
});

describe("undoCount", () => {
  test("takes back offline a count whose answer was lost, and deletes it at the shop later", async () => {
    const { save, cut, lose, eggCounter, counts, mend, logged, records } = aPhone();
    lose();
    const { id } = await save();
    expect((await counts.list())[0]).toMatchObject({ mayBeDone: true });
    cut();
    expect(await eggCounter.undoCount({ flock: "1", id })).toMatchObject({ ok: true });
    expect(waitingIn(await counts.list())).toEqual([]);
    expect((await records.ownCounts.load()).counts).toEqual([]);
    expect(await logged()).toHaveLength(1);
    mend();
    expect(await counts.sendAll()).toHaveLength(1);
    expect(await counts.list()).toEqual([]);
    expect(await logged()).toEqual([]);
  });

  test("shows what a count with a lost answer took from other lots, at once or when sent", async () => {
    for (const isLater of [false, true]) {
      const { save, cut, lose, eggCounter, counts, mend, office } = aPhone();
      await office.openBook({ shelf: { large: { eggs: 90, laid: "2026-06-19" } } });
      lose();
      const { id } = await save();
      const lot = `${id}-large`;
      await office.takeEggs({ id: "T", category: "large", eggs: 5, kind: "given", lot });
      if (isLater) cut();
      const undone = await eggCounter.undoCount({ flock: "1", id });
      mend();
      const told = isLater ? await counts.sendAll() : [undone.ok && undone.value];
      expect(told).toMatchObject([{ changed: 5 }]);
    }
  });

  test("takes one out that was never sent while there is no network", async () => {
    const { cut, eggCounter, counts } = aPhone();
    cut();
    const saved = await eggCounter.saveCount(aCountToSend(), { isLost: true });
    const id = saved.ok ? saved.value.id : "";
    expect(await eggCounter.undoCount({ flock: "1", id })).toMatchObject({ ok: true });
    expect(await counts.list()).toEqual([]);
  });

  test("deletes one that the shop has taken", async () => {
    const { save, eggCounter, logged } = aPhone();
    const { id } = await save();
    await eggCounter.undoCount({ flock: "1", id });
    expect(await logged()).toEqual([]);
  });

  test("refuses while it is being sent", async () => {
    const { eggCounter, records } = aPhone();
    await addEach(records.countQueue, [{ id: "C", at: NOON, what: aCountToSend(), sentAt: NOON }]);
    const answer = await eggCounter.undoCount({ flock: "1", id: "C" });
    expect(answer).toEqual({ ok: false, refusal: { kind: "being-sent" } });
  });
});

describe("throwing a count away", () => {
  test("removes it at the shop too where its answer was lost", async () => {
    const { save, lose, mend, counts, logged } = aPhone();
    lose();
    const { id } = await save();
    mend();
    expect(await counts.throwAway(id)).toEqual({ ok: true, value: null });
    expect(await counts.list()).toEqual([]);
    expect(await logged()).toEqual([]);
  });

  test("keeps one whose answer was lost while the shop can't be reached", async () => {
    const { save, lose, cut, counts, logged } = aPhone();
    lose();
    const { id } = await save();
    cut();
    await expect(counts.throwAway(id)).rejects.toThrow(Fault);
    expect(waitingIn(await counts.list())).toMatchObject([{ id }]);
    expect(await logged()).toHaveLength(1);
  });

  test("asks the shop nothing of one that was never sent, or was refused", async () => {
    const { cut, counts, eggCounter, records } = aPhone();
    cut();
    await eggCounter.saveCount(aCountToSend(), { isLost: true });
    const refused = { id: "R", at: NOON, what: aCountToSend(), mayBeDone: true, refused: "x" };
    await records.countQueue.add(refused);
    for (const { id } of await counts.list())
      expect(await counts.throwAway(id)).toMatchObject({ ok: true });
    expect(await counts.list()).toEqual([]);
  });

  test("refuses while it is being sent, and asks the shop nothing", async () => {
    const { cut, counts, records } = aPhone();
    cut();
    await addEach(records.countQueue, [{ id: "C", at: NOON, what: aCountToSend(), sentAt: NOON }]);
    expect(await counts.throwAway("C")).toMatchObject({ refusal: { kind: "being-sent" } });
    expect(await counts.list()).toHaveLength(1);
  });
});

test("logAtOnce writes to the shop of this browser, and notes what was counted", async () => {
  const { eggCounter, logged, records, counts } = aPhone();
  const saved = await eggCounter.logAtOnce(aCountToSend());
  expect(saved).toMatchObject({ ok: true, value: { state: "taken", eggs: 84 } });
  expect(await logged()).toHaveLength(1);
  expect(await counts.list()).toEqual([]);
  expect(await records.ownCounts.load()).toMatchObject({
    flock: "1",
    counts: [{ date: "2026-06-20" }],
  });
});
