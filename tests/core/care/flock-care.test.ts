import { describe, expect, test } from "vitest";
import { isPulletDay, NO_CARE } from "#core/care/flock-care.ts";
import { aShop } from "#tests/support/a-shop.ts";
import { aHenEntry, aMedicine } from "#tests/support/records.ts";

const NAMELESS = { name: "", pulletsUntil: "" };

const refused = (refusal: object) => ({ ok: false, refusal });

describe("nameFlock", () => {
  test("keeps a name and the last day of young hens, and empties both", async () => {
    const { app, records } = aShop();
    const { office } = app.shop;
    const named = { name: "The Reds", pulletsUntil: "2026-12-24" };
    await office.nameFlock({ flock: "2", ...named, name: " The Reds ", before: NAMELESS });
    expect(await records.care.of("2")).toEqual({ ...NO_CARE, ...named });
    await office.nameFlock({ flock: "2", ...NAMELESS, before: named });
    expect(await records.care.of("2")).toEqual(NO_CARE);
  });

  test("refuses a name of 31 letters, an unlikely day and an edit that was overtaken", async () => {
    const { app, records } = aShop();
    const name = (change: object) =>
      app.shop.office.nameFlock({ flock: "1", ...NAMELESS, before: NAMELESS, ...change });
    expect(await name({ name: "ü".repeat(30) })).toMatchObject({ ok: true });
    const before = { ...NAMELESS, name: "ü".repeat(30) };
    expect(await name({ name: "ü".repeat(31), before })).toEqual(refused({ kind: "long-name" }));
    for (const pulletsUntil of ["soon", "2026-02-30", "2027-06-22"])
      expect(await name({ pulletsUntil, before })).toEqual(refused({ kind: "unlikely-day" }));
    expect(await name({ name: "Reds" })).toEqual(
      refused({ kind: "record-changed", stored: before }),
    );
    expect(await records.care.of("1")).toEqual({ ...NO_CARE, ...before });
  });
});

test("isPulletDay is true up to the day, and never where none is set", () => {
  const until = { name: "", pulletsUntil: "2026-06-20" };
  expect(isPulletDay(until, "2026-06-20")).toBe(true);
  expect(isPulletDay(until, "2026-06-21")).toBe(false);
  expect(isPulletDay(NAMELESS, "2026-06-20")).toBe(false);
});

test("getCareOverview tells the names, the hens and what is withheld of today", async () => {
  const { app, records } = aShop();
  await records.care.saveName("2", { name: "The Reds", pulletsUntil: "" });
  await records.care.addHens("2", aHenEntry());
  await records.care.addHens("2", aHenEntry({ id: "B", what: "died", hens: 2 }));
  await records.care.addHens("2", aHenEntry({ id: "C", date: "2026-06-21" }));
  const medicine = aMedicine({ last: "2026-06-14" });
  await records.care.addMedicine("2", medicine);
  const overview = await app.shop.office.getCareOverview();
  expect(overview.map(({ flock }) => flock)).toEqual(["1", "2", "3", "4", "5"]);
  expect(overview[0]).toEqual({ flock: "1", name: "", hens: 0, withheld: null });
  expect(overview[1]).toEqual({
    flock: "2",
    name: "The Reds",
    hens: 48,
    withheld: { medicine, until: "2026-06-21" },
  });
});

test("getFlockCare tells all that is kept of a flock, with the notes of its counts", async () => {
  const { app, records } = aShop();
  await records.care.addHens("2", aHenEntry());
  const note = { cracked: 2, kept: null, at: "", isDeleted: false };
  await records.care.noteCount("2", "A", note);
  const care = await app.shop.office.getFlockCare("2");
  expect(care).toEqual({ ...NO_CARE, hens: [aHenEntry()], counts: { A: note } });
});
