import { describe, expect, test } from "vitest";
import { NO_NOTE } from "#core/care/count-note.ts";
import type { TypedCount } from "#core/care/log-count.ts";
import { addHours } from "#core/shared/calendar.ts";
import type { Result } from "#core/shared/result.ts";
import { aShop, memoryStores, NOON } from "#tests/support/a-shop.ts";
import { anEggCount } from "#tests/support/records.ts";

const COUNTS = { small: "", medium: "20", large: "84", extraLarge: "3", doubleYolkers: "0" };
const TYPED: TypedCount = {
  flock: "1",
  id: "uuid",
  date: "2026-06-19",
  counts: COUNTS,
  cracked: "3",
  kept: { size: "large", eggs: "6" },
};
const ENTRY = {
  id: "uuid",
  date: "2026-06-19",
  counts: { small: 0, medium: 20, large: 84, extraLarge: 3, doubleYolkers: 0 },
};
const NOTE = { cracked: 3, kept: { size: "large", eggs: 6 }, at: NOON, isDeleted: false };

const refused = (refusal: object) => ({ ok: false, refusal });

const acceptedIn = <Value>(answer: Result<Value, { kind: string }>): Value => {
  if (!answer.ok) throw new Error(answer.refusal.kind);
  return answer.value;
};

const aCountedFlock = async () => {
  const stores = memoryStores();
  const at = (hours: number) =>
    aShop({ stores, clock: { now: () => addHours(NOON, hours) } }).app.shop.office;
  const { app, records } = aShop({ stores });
  const { office } = app.shop;
  const answer = await office.logCount(TYPED);
  const eggs = async () => (await records.flocks.books("1")).eggs;
  return { office, at, records, answer, eggs };
};

describe("logCount", () => {
  test("keeps the whole eggs in the log, and the rest by the count's id", async () => {
    const { answer, eggs, records } = await aCountedFlock();
    expect(answer).toEqual({ ok: true, value: ENTRY });
    expect(await eggs()).toEqual([ENTRY]);
    expect(await records.care.countNotes("1")).toEqual({ uuid: NOTE });
  });

  test("takes an id once, and answers as before", async () => {
    const { office, eggs, answer } = await aCountedFlock();
    expect(await office.logCount(TYPED)).toEqual(answer);
    expect(await eggs()).toEqual([ENTRY]);
    await office.logCount({ ...TYPED, id: "another" });
    expect(await eggs()).toHaveLength(2);
  });

  test("takes an id once also where its count was corrected, after a year", async () => {
    const { office, at, eggs, answer } = await aCountedFlock();
    const counts = { ...COUNTS, large: "80" };
    await office.updateEggs({ ...TYPED, counts, before: acceptedIn(answer) });
    expect(await at(24 * 365).logCount(TYPED)).toEqual(answer);
    expect((await eggs()).map(({ counts: { large } }) => large)).toEqual([80]);
  });

  test("never revives a count that was deleted: putBackEggs does", async () => {
    const { office, at, records, eggs, answer } = await aCountedFlock();
    const gone = acceptedIn(await office.deleteEggs({ flock: "1", id: "uuid" }));
    expect(await at(24 * 365).logCount(TYPED)).toEqual(answer);
    expect(await eggs()).toEqual([]);
    expect(await records.care.countNotes("1")).toEqual({ uuid: { ...NOTE, isDeleted: true } });
    await office.putBackEggs(gone);
    expect(await eggs()).toEqual([ENTRY]);
    expect(await records.care.countNotes("1")).toEqual({ uuid: NOTE });
  });

  test("takes an id once also where nothing but the log remembers it, and the log doesn't", async () => {
    const { at, records, office } = await aCountedFlock();
    const plain = {
      ...TYPED,
      id: "plain",
      cracked: "",
      kept: { size: "small", eggs: "" },
    } as const;
    await office.logCount(plain);
    await at(49).logCount({ ...plain, id: "next" });
    expect(Object.keys(await records.care.countNotes("1"))).toEqual(["uuid", "next"]);
    await at(50).logCount(plain);
    await at(50).deleteEggs({ flock: "1", id: "plain" });
    await at(51).logCount(plain);
    const { eggs } = await records.flocks.books("1");
    expect(eggs.map(({ id }) => id)).toEqual(["uuid", "next"]);
    expect(await records.care.findCountNote("plain")).toEqual({ ...NO_NOTE, isDeleted: true });
  });

  test.each<[Partial<TypedCount>, object]>([
    [{ counts: { ...COUNTS, small: "1000001" } }, { kind: "too-many-eggs", sizes: ["small"] }],
    [{ date: "2027-06-22" }, { kind: "unlikely-day" }],
    [{ cracked: "1000001" }, { kind: "too-many-cracked" }],
    [{ kept: { size: "medium", eggs: "21" } }, { kind: "too-many-kept", size: "medium", eggs: 20 }],
  ])("refuses %j", async (change, refusal) => {
    const { office, eggs } = await aCountedFlock();
    const answer = await office.logCount({ ...TYPED, id: "X", ...change });
    expect(answer).toEqual(refused(refusal));
    expect(await eggs()).toEqual([ENTRY]);
  });
});

test("updateEggs keeps no more of a size than there are by now", async () => {
  const { office, records, answer } = await aCountedFlock();
  const counts = { ...COUNTS, large: "2" };
  const { cracked: _cracked, kept: _kept, ...typed } = TYPED;
  await office.updateEggs({ ...typed, counts, before: acceptedIn(answer) });
  expect(await records.care.findCountNote("uuid")).toMatchObject({ kept: { eggs: 2 } });
  const [corrected = anEggCount()] = (await records.flocks.books("1")).eggs;
  await office.updateEggs({ ...typed, counts: { ...COUNTS, large: "" }, before: corrected });
  expect(await records.care.findCountNote("uuid")).toMatchObject({ cracked: 3, kept: null });
});

describe("updateEggs of what the log has no column for", () => {
  test("corrects cracked eggs and those that are kept", async () => {
    const { office, records, answer } = await aCountedFlock();
    const before = acceptedIn(answer);
    await office.updateEggs({
      ...TYPED,
      cracked: "1",
      kept: { size: "medium", eggs: "20" },
      before,
    });
    expect(await records.care.findCountNote("uuid")).toEqual({
      ...NOTE,
      cracked: 1,
      kept: { size: "medium", eggs: 20 },
    });
    await office.updateEggs({ ...TYPED, cracked: "", kept: { size: "small", eggs: "" }, before });
    expect(await records.care.findCountNote("uuid")).toEqual({ ...NOTE, cracked: 0, kept: null });
  });

  test("refuses more than there are, and corrects nothing", async () => {
    const { office, records, answer, eggs } = await aCountedFlock();
    const edit = { ...TYPED, counts: { ...COUNTS, large: "5" }, before: acceptedIn(answer) };
    expect(await office.updateEggs({ ...edit, kept: { size: "large", eggs: "6" } })).toEqual(
      refused({ kind: "too-many-kept", size: "large", eggs: 5 }),
    );
    expect(await office.updateEggs({ ...edit, cracked: "1000001" })).toEqual(
      refused({ kind: "too-many-cracked" }),
    );
    expect(await eggs()).toEqual([ENTRY]);
    expect(await records.care.findCountNote("uuid")).toEqual(NOTE);
  });

  test("makes a note of a count that had none, and leaves one alone of which nothing is said", async () => {
    const { office, records } = await aCountedFlock();
    const logged = acceptedIn(await office.logEggs({ flock: "1", date: "", counts: COUNTS }));
    const { cracked: _cracked, kept: _kept, id: _id, ...typed } = TYPED;
    const edited = acceptedIn(await office.updateEggs({ ...typed, before: logged }));
    expect(await records.care.findCountNote(logged.id)).toBeNull();
    await office.updateEggs({ ...typed, cracked: "2", before: edited });
    expect(await records.care.findCountNote(logged.id)).toEqual({ ...NO_NOTE, cracked: 2 });
  });
});
