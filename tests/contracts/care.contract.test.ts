import { describe, expect, test } from "vitest";
import { NO_NOTE } from "#core/care/count-note.ts";
import { NO_CARE } from "#core/care/flock-care.ts";
import { heardWhile } from "#tests/support/hearing.ts";
import { aHenEntry, aMedicine } from "#tests/support/records.ts";
import { TEST_STORES } from "#tests/support/stores.ts";

const NOTE = { cracked: 3, kept: { size: "large", eggs: 6 }, at: "2026-06-20T07:12:00.000Z" };
const A_NOTE = { ...NO_NOTE, ...NOTE } as typeof NO_NOTE;

describe.each(TEST_STORES)("the care of the flocks in %s", (_name, freshTestStore) => {
  test("is empty where nothing was written", async () => {
    const { care } = freshTestStore().openTab().shop.records;
    expect(await care.of("1")).toEqual(NO_CARE);
    expect(await care.countNotes("1")).toEqual({});
    expect(await care.findCountNote("A")).toBeNull();
    expect(await care.medicines()).toEqual({});
    expect(await care.countNotesOf("1", ["A"])).toEqual({});
  });

  test("keeps what was written, flock by flock, in the order in which it was", async () => {
    const testStore = freshTestStore();
    const [late, early] = [aHenEntry({ id: "2" }), aHenEntry({ id: "1", date: "2026-01-01" })];
    const wormer = aMedicine({ struck: { at: "2026-06-20T11:00:00.000Z", reason: "Wrong" } });
    await testStore.openTab().shop.unitOfWork.run(async ({ care }) => {
      await care.addHens("1", late);
      await care.addHens("1", { ...early, weeks: null });
      await care.addMedicine("1", wormer);
      await care.saveName("1", { name: "The Reds", pulletsUntil: "2026-12-24" });
      await care.noteCount("5", "A", A_NOTE);
    });
    const { care } = testStore.openTab().shop.records;
    expect(await care.of("1")).toEqual({
      name: "The Reds",
      pulletsUntil: "2026-12-24",
      hens: [late, { ...early, weeks: null }],
      medicines: [wormer],
    });
    expect(await care.of("5")).toEqual(NO_CARE);
    expect(await care.countNotes("5")).toEqual({ A: A_NOTE });
    expect(await care.countNotes("1")).toEqual({});
    expect(await care.findCountNote("A")).toEqual(A_NOTE);
    expect(await care.medicines()).toEqual({ "1": [wormer] });
  });

  test("finds the notes of some counts of a flock", async () => {
    const { care } = freshTestStore().openTab().shop.records;
    for (const id of ["A", "B", "C"]) await care.noteCount("1", id, A_NOTE);
    await care.noteCount("2", "A", { ...A_NOTE, cracked: 1 });
    expect(await care.countNotesOf("1", ["A", "C", "D"])).toEqual({ A: A_NOTE, C: A_NOTE });
    expect(await care.countNotesOf("1", [])).toEqual({});
  });

  test("knows the medicines of all flocks, in the order in which they were added", async () => {
    const { care } = freshTestStore().openTab().shop.records;
    const [late, early] = [aMedicine({ id: "2" }), aMedicine({ id: "1", first: "2026-01-01" })];
    for (const one of [late, early]) await care.addMedicine("3", one);
    await care.addMedicine("1", late);
    expect(await care.medicines()).toEqual({ "1": [late], "3": [late, early] });
  });

  test("is changed in place, and names are replaced", async () => {
    const { care } = freshTestStore().openTab().shop.records;
    for (const id of ["A", "B"]) {
      await care.addHens("2", aHenEntry({ id }));
      await care.addMedicine("2", aMedicine({ id }));
    }
    await care.replaceHens("2", aHenEntry({ hens: 48, weeks: null }));
    await care.replaceMedicine("2", aMedicine({ days: 14 }));
    await care.saveName("2", { name: "Reds", pulletsUntil: "2026-12-24" });
    await care.saveName("2", { name: "", pulletsUntil: "" });
    expect(await care.of("2")).toEqual({
      ...NO_CARE,
      hens: [aHenEntry({ hens: 48, weeks: null }), aHenEntry({ id: "B" })],
      medicines: [aMedicine({ days: 14 }), aMedicine({ id: "B" })],
    });
  });

  test("loses hens that are removed, and takes them back last and once", async () => {
    const { care } = freshTestStore().openTab().shop.records;
    for (const id of ["A", "B"]) await care.addHens("1", aHenEntry({ id }));
    const removed = await care.removeHens("1", "A");
    expect(removed.map(({ item }) => item)).toEqual([aHenEntry()]);
    expect((await care.of("1")).hens).toEqual([aHenEntry({ id: "B" })]);
    for (let time = 0; time < 2; time += 1) await care.putBackHens("1", removed);
    expect((await care.of("1")).hens.map(({ id }) => id)).toEqual(["B", "A"]);
  });

  test("marks the note of a count as deleted and back, and makes one for a deleted count alone", async () => {
    const { care } = freshTestStore().openTab().shop.records;
    await care.noteCount("1", "A", { ...A_NOTE, cracked: 1 });
    await care.noteCount("1", "A", A_NOTE);
    await care.markCount("1", "A", true);
    await care.markCount("1", "B", true);
    await care.markCount("1", "C", false);
    expect(await care.countNotes("1")).toEqual({
      A: { ...A_NOTE, isDeleted: true },
      B: { ...NO_NOTE, isDeleted: true },
    });
    await care.markCount("1", "A", false);
    expect(await care.findCountNote("A")).toEqual(A_NOTE);
  });

  test("forgets a flock's notes that tell nothing but a time before an instant", async () => {
    const { care } = freshTestStore().openTab().shop.records;
    const [before, then] = ["2026-06-20T07:00:00.000Z", "2026-06-20T08:00:00.000Z"];
    await care.noteCount("1", "time", { ...NO_NOTE, at: before });
    await care.noteCount("1", "later", { ...NO_NOTE, at: then });
    await care.noteCount("1", "cracked", { ...NO_NOTE, at: before, cracked: 1 });
    await care.noteCount("1", "kept", { ...A_NOTE, cracked: 0, at: before });
    await care.noteCount("1", "deleted", { ...NO_NOTE, at: before, isDeleted: true });
    await care.noteCount("2", "another", { ...NO_NOTE, at: before });
    await care.forgetTimes("1", then);
    const left = Object.keys(await care.countNotes("1"));
    expect(left.toSorted()).toEqual(["cracked", "deleted", "kept", "later"]);
    expect(Object.keys(await care.countNotes("2"))).toEqual(["another"]);
  });

  test("notifies no tab of what changes nothing", async () => {
    const testStore = freshTestStore();
    const [{ shop }, other] = [testStore.openTab(), testStore.openTab()];
    const heard = await heardWhile(other, () =>
      shop.unitOfWork.run(async ({ care }) => {
        await care.removeHens("1", "A");
        await care.replaceHens("1", aHenEntry());
        await care.replaceMedicine("1", aMedicine());
        await care.putBackHens("1", []);
        await care.markCount("1", "A", false);
        await care.forgetTimes("1", "2027-01-01T00:00:00Z");
      }),
    );
    expect(heard).toEqual([]);
  });
});
