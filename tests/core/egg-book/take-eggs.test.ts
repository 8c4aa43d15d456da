import { expect, test } from "vitest";
import { expectTheBookToAddUp } from "#tests/support/a-book-walk.ts";
import { withOpenBook } from "#tests/support/an-egg-book.ts";

const FIVE = { id: "T", category: "large", eggs: 5, kind: "given", note: "To the fair" } as const;

const TAKEN = { category: "large", eggs: 5, kind: "given" };

const withCount = async () => {
  const shop = await withOpenBook();
  await shop.log(3);
  return shop;
};

test("takeEggs answers again with every move of the first, so that all can be undone", async () => {
  const shop = await withCount();
  const first = await shop.office.takeEggs(FIVE);
  const second = await shop.office.takeEggs({ ...FIVE, note: " To the fair " });
  expect(first).toMatchObject({ ok: true, value: { undo: ["T-1", "T-2"] } });
  expect(second).toEqual(first);
  await shop.office.undoMoves(second.ok ? second.value.undo : []);
  expect(await shop.eggs()).toBe(183);
  await expectTheBookToAddUp(shop);
});

test.each([
  ["eggs", { eggs: 8 }],
  ["more eggs than there are", { eggs: 400 }],
  ["kind of eggs", { category: "small" }],
  ["way", { kind: "broken" }],
  ["note", { note: "To the school" }],
  ["note taken out", { note: undefined }],
  ["lot", { lot: "ID-1-opening-large" }],
  ["lot that isn't there", { lot: "nothing" }],
] as const)(
  "takeEggs under the id of earlier eggs refuses another %s, and says what left",
  async (_other, change) => {
    const shop = await withCount();
    await shop.office.takeEggs(FIVE);
    expect(await shop.office.takeEggs({ ...FIVE, ...change })).toEqual({
      ok: false,
      refusal: { kind: "already-taken", taken: TAKEN },
    });
    expect(await shop.moves()).toEqual(["given 2", "given 3"]);
    expect(await shop.eggs()).toBe(178);
    await expectTheBookToAddUp(shop);
  },
);

test("takeEggs takes what was refused under an id of its own", async () => {
  const shop = await withCount();
  await shop.office.takeEggs(FIVE);
  await shop.office.takeEggs({ ...FIVE, eggs: 8 });
  expect(await shop.office.takeEggs({ ...FIVE, id: "U", eggs: 8 })).toMatchObject({ ok: true });
  expect(await shop.eggs()).toBe(170);
  await expectTheBookToAddUp(shop);
});

test("takeEggs from a lot answers a second time as the first", async () => {
  const shop = await withCount();
  const [lot = ""] = (await shop.large()).lots.map(({ id }) => id);
  const take = (from: string) => shop.office.takeEggs({ ...FIVE, lot: from });
  const first = await take(lot);
  expect(first).toEqual({ ok: true, value: { undo: ["T-1"] } });
  expect(await take(lot)).toEqual(first);
  const [, other = ""] = (await shop.large()).lots.map(({ id }) => id);
  expect(await take(other)).toMatchObject({ refusal: { kind: "already-taken", taken: TAKEN } });
  expect(await shop.eggs()).toBe(178);
});
