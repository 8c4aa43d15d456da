import { describe, expect, test } from "vitest";
import { hensOn } from "#core/care/hens.ts";
import { aShop } from "#tests/support/a-shop.ts";
import { aHenEntry } from "#tests/support/records.ts";

const TYPED = {
  flock: "1",
  date: "2026-06-01",
  what: "in",
  hens: "50",
  weeks: "",
  note: "",
} as const;
const DIED = { ...TYPED, date: "2026-06-10", what: "died", hens: "8" } as const;

const aFlock = async () => {
  const shop = aShop();
  const { office } = shop.app.shop;
  const hens = async () => (await shop.records.care.of("1")).hens;
  await office.addHens(TYPED);
  await office.addHens(DIED);
  return { shop, office, hens };
};

const refused = (refusal: object) => ({ ok: false, refusal });

describe("addHens", () => {
  test("keeps what was typed, and today where no day was", async () => {
    const { office, hens } = await aFlock();
    await office.addHens({ ...TYPED, date: "", hens: " 3 ", weeks: "16", note: " Ash Farm " });
    const kept = (await hens()).at(-1);
    expect(kept).toMatchObject({ date: "2026-06-20", hens: 3, weeks: 16, note: "Ash Farm" });
    expect((await hens())[0]).toMatchObject({ what: "in", hens: 50, weeks: null });
  });

  test.each([
    [{ hens: "" }, ["hens"]],
    [{ hens: "0" }, ["hens"]],
    [{ hens: "2.5" }, ["hens"]],
    [{ hens: "1000001" }, ["hens"]],
    [{ what: "sold" }, ["what"]],
    [{ weeks: "old" }, ["weeks"]],
    [{ weeks: "-1", hens: "x", what: "" }, ["what", "hens", "weeks"]],
  ])("refuses %j", async (change, fields) => {
    const { office, hens } = await aFlock();
    const answer = await office.addHens({ ...TYPED, ...change });
    expect(answer).toEqual(refused({ kind: "missing-hens", fields }));
    expect(await hens()).toHaveLength(2);
  });

  test("refuses a day more than a year ahead", async () => {
    const { office } = await aFlock();
    const answer = await office.addHens({ ...TYPED, date: "2027-06-22" });
    expect(answer).toEqual(refused({ kind: "unlikely-day" }));
  });

  test("refuses more than there were on that day", async () => {
    const { office, hens } = await aFlock();
    const gone = { ...TYPED, date: "2026-06-15", what: "out", hens: "43" };
    const day = "2026-06-15";
    expect(await office.addHens(gone)).toEqual(refused({ kind: "too-few-hens", day, hens: 42 }));
    expect(await hens()).toHaveLength(2);
    expect(await office.addHens({ ...gone, hens: "42" })).toMatchObject({ ok: true });
    expect(hensOn({ hens: await hens() }, "2026-06-20")).toBe(0);
  });

  test("refuses what leaves too few for a later day, which it names", async () => {
    const { office } = await aFlock();
    const early = await office.addHens({ ...DIED, date: "2026-06-05", hens: "43" });
    expect(early).toEqual(refused({ kind: "too-few-hens", day: "2026-06-10", hens: 7 }));
  });

  test("refuses hens that leave before any came", async () => {
    const { office } = await aFlock();
    const early = await office.addHens({ ...DIED, date: "2026-05-31", hens: "1" });
    expect(early).toEqual(refused({ kind: "too-few-hens", day: "2026-05-31", hens: 0 }));
  });

  test("takes hens that mend a little of what a restored book lacks", async () => {
    const { shop, office } = await aFlock();
    await shop.records.care.addHens("2", aHenEntry({ what: "died" }));
    expect(await office.addHens({ ...TYPED, flock: "2", hens: "10" })).toMatchObject({ ok: true });
    const worse = await office.addHens({ ...DIED, flock: "2", hens: "1" });
    expect(worse).toMatchObject(refused({ kind: "too-few-hens" }));
  });
});

describe("updateHens", () => {
  test("changes an entry that is as it was, and keeps its day where none is typed", async () => {
    const { office, hens } = await aFlock();
    const [, before = aHenEntry()] = await hens();
    const edit = { ...DIED, date: "", hens: "2", before };
    expect(await office.updateHens(edit)).toMatchObject({ ok: true });
    expect((await hens())[1]).toEqual({ ...before, hens: 2 });
    expect(await office.updateHens(edit)).toMatchObject(refused({ kind: "record-changed" }));
  });

  test("refuses one that is gone, and fewer that came in than left", async () => {
    const { office, hens } = await aFlock();
    const [before = aHenEntry()] = await hens();
    expect(await office.updateHens({ ...TYPED, hens: "7", before })).toEqual(
      refused({ kind: "too-few-hens", day: "2026-06-10", hens: 7 }),
    );
    const gone = { ...before, id: "gone" };
    expect(await office.updateHens({ ...TYPED, before: gone })).toEqual(
      refused({ kind: "record-gone" }),
    );
  });
});

describe("deleteHens and putBackHens", () => {
  test("take an entry out and put it back once", async () => {
    const { office, hens } = await aFlock();
    const [, died = aHenEntry()] = await hens();
    const gone = await office.deleteHens({ flock: "1", id: died.id });
    expect(await hens()).toHaveLength(1);
    for (let time = 0; time < 2; time += 1) if (gone.ok) await office.putBackHens(gone.value);
    expect((await hens())[1]).toEqual(died);
  });

  test("refuse hens that came in while others are in the book that left", async () => {
    const { office, hens } = await aFlock();
    const [came = aHenEntry()] = await hens();
    expect(await office.deleteHens({ flock: "1", id: came.id })).toEqual(
      refused({ kind: "too-few-hens", day: "2026-06-10", hens: 0 }),
    );
  });

  test("refuse to put back what the rules of adding refuse", async () => {
    const { office } = await aFlock();
    const back = (item: ReturnType<typeof aHenEntry>) =>
      office.putBackHens({ flock: "1", removed: [{ item, unknown: null }] });
    expect(await back(aHenEntry({ id: "X", date: "soon" }))).toEqual(
      refused({ kind: "unlikely-day" }),
    );
    expect(await back(aHenEntry({ id: "X", hens: 0 }))).toMatchObject(
      refused({ kind: "missing-hens" }),
    );
    expect(await back(aHenEntry({ id: "X", what: "died", hens: 51 }))).toMatchObject(
      refused({ kind: "too-few-hens" }),
    );
  });
});
