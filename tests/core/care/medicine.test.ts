import { describe, expect, test } from "vitest";
import type { Medicine } from "#core/care/medicine.ts";
import { withheldOn } from "#core/care/medicine.ts";
import { addHours } from "#core/shared/calendar.ts";
import { aShop, memoryStores, NOON } from "#tests/support/a-shop.ts";
import { aMedicine } from "#tests/support/records.ts";

const { id: _id, struck: _struck, ...GIVEN } = aMedicine();
const TYPED = { ...GIVEN, flock: "1", days: "7" } as const;

const refused = (refusal: object) => ({ ok: false, refusal });

const aTreatedFlock = async () => {
  const stores = memoryStores();
  const at = (hours: number) => aShop({ stores, clock: { now: () => addHours(NOON, hours) } });
  const { app, records } = at(0);
  const medicines = async () => (await records.care.of("1")).medicines;
  await app.shop.office.addMedicine(TYPED);
  const [given = aMedicine()] = await medicines();
  return { office: app.shop.office, later: at(1).app.shop.office, medicines, given };
};

describe("withheldOn", () => {
  const untilOf = (medicines: readonly Medicine[], day: string) =>
    withheldOn({ medicines }, day)?.until ?? null;

  test("withholds from the first day to the last and its days, both included", () => {
    const medicines = [aMedicine()];
    expect(untilOf(medicines, "2026-05-31")).toBeNull();
    expect(untilOf(medicines, "2026-06-01")).toBe("2026-06-12");
    expect(untilOf(medicines, "2026-06-12")).toBe("2026-06-12");
    expect(untilOf(medicines, "2026-06-13")).toBeNull();
  });

  test("withholds nothing for 0 days, nor what is struck out", () => {
    expect(untilOf([aMedicine({ days: 0 })], "2026-06-03")).toBeNull();
    const struck = { at: NOON, reason: "Wrong" };
    expect(untilOf([aMedicine({ struck })], "2026-06-03")).toBeNull();
  });

  test("names the last day of an unbroken run, and the medicine that withholds eggs longest", () => {
    const medicines = [
      aMedicine({ id: "short", days: 1 }),
      aMedicine({ id: "long" }),
      aMedicine({ id: "next", first: "2026-06-13", last: "2026-06-13", days: 2 }),
      aMedicine({ id: "far", first: "2026-06-17", last: "2026-06-17", days: 2 }),
    ];
    const withheld = withheldOn({ medicines }, "2026-06-02");
    expect(withheld).toMatchObject({ medicine: { id: "long" }, until: "2026-06-15" });
  });
});

describe("addMedicine", () => {
  test("keeps what was typed", async () => {
    const { office, medicines, given } = await aTreatedFlock();
    expect(given).toEqual(aMedicine({ id: given.id }));
    await office.addMedicine({ ...TYPED, medicine: " Wormer ", boughtOn: "soon", days: "0" });
    expect((await medicines())[1]).toMatchObject({ medicine: "Wormer", boughtOn: "", days: 0 });
  });

  test.each([
    [{ medicine: " " }, ["medicine"]],
    [{ quantity: "" }, ["quantity"]],
    [{ first: "" }, ["first"]],
    [{ last: "2026-06-31" }, ["last"]],
    [{ days: "" }, ["days"]],
    [{ days: "1.5" }, ["days"]],
    [{ days: "366" }, ["days"]],
    [{ days: "-1" }, ["days"]],
  ])("refuses %j", async (change, fields) => {
    const { office, medicines } = await aTreatedFlock();
    expect(await office.addMedicine({ ...TYPED, ...change })).toEqual(
      refused({ kind: "missing-fields", fields }),
    );
    expect(await medicines()).toHaveLength(1);
  });

  test("refuses days that are unlikely, and a last day before the first", async () => {
    const { office } = await aTreatedFlock();
    const add = (change: object) => office.addMedicine({ ...TYPED, ...change });
    expect(await add({ last: "2028-01-01", boughtOn: "1969-12-31" })).toEqual(
      refused({ kind: "unlikely-day", fields: ["last", "boughtOn"] }),
    );
    expect(await add({ last: "2026-05-31" })).toEqual(refused({ kind: "backwards" }));
  });
});

describe("correctMedicine", () => {
  test("changes an entry that is as it was", async () => {
    const { office, medicines, given } = await aTreatedFlock();
    const edit = { ...TYPED, days: "14", batch: "B13", before: given };
    expect(await office.correctMedicine(edit)).toMatchObject({ ok: true });
    expect(await medicines()).toEqual([{ ...given, days: 14, batch: "B13" }]);
    expect(await office.correctMedicine(edit)).toEqual(
      refused({ kind: "record-changed", stored: { ...given, days: 14, batch: "B13" } }),
    );
    const gone = { ...given, id: "gone" };
    expect(await office.correctMedicine({ ...edit, before: gone })).toEqual(
      refused({ kind: "record-gone" }),
    );
  });

  test.each([{ days: "6" }, { days: "0" }, { last: "2026-06-04" }, { first: "2026-06-02" }])(
    "refuses to put withheld eggs on sale by %j",
    async (change) => {
      const { office, medicines, given } = await aTreatedFlock();
      expect(await office.correctMedicine({ ...TYPED, ...change, before: given })).toEqual(
        refused({ kind: "lifts-withdrawal" }),
      );
      expect(await medicines()).toEqual([given]);
    },
  );

  test("shortens one whose days another entry withholds", async () => {
    const { office, given } = await aTreatedFlock();
    await office.addMedicine({ ...TYPED, days: "20" });
    const edit = { ...TYPED, days: "0", before: given };
    expect(await office.correctMedicine(edit)).toMatchObject({ ok: true });
  });

  test("leaves what is struck out as it was", async () => {
    const { office, given } = await aTreatedFlock();
    const struck = await office.strikeMedicine({ flock: "1", id: given.id, reason: "Wrong" });
    const before = struck.ok ? struck.value : given;
    expect(await office.correctMedicine({ ...TYPED, days: "14", before })).toEqual(
      refused({ kind: "struck-out" }),
    );
  });
});

describe("strikeMedicine", () => {
  test("keeps the entry with the reason, and withholds its eggs no longer", async () => {
    const { office, later, medicines, given } = await aTreatedFlock();
    await office.strikeMedicine({ flock: "1", id: given.id, reason: " Flock 2 had it " });
    const struck = { at: NOON, reason: "Flock 2 had it" };
    expect(await medicines()).toEqual([{ ...given, struck }]);
    expect(withheldOn({ medicines: await medicines() }, "2026-06-02")).toBeNull();
    const again = await later.strikeMedicine({ flock: "1", id: given.id, reason: "Another" });
    expect(again).toEqual({ ok: true, value: { ...given, struck } });
    expect(await medicines()).toEqual([{ ...given, struck }]);
  });

  test("refuses no reason, and an entry that isn't there", async () => {
    const { office, medicines, given } = await aTreatedFlock();
    expect(await office.strikeMedicine({ flock: "1", id: given.id, reason: " " })).toEqual(
      refused({ kind: "missing-fields", fields: ["reason"] }),
    );
    expect(await office.strikeMedicine({ flock: "2", id: given.id, reason: "Wrong" })).toEqual(
      refused({ kind: "record-gone" }),
    );
    expect(await medicines()).toEqual([given]);
  });
});
