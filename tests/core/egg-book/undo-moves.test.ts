import { expect, test } from "vitest";
import { expectTheBookToAddUp } from "#tests/support/a-book-walk.ts";
import { withOpenBook } from "#tests/support/an-egg-book.ts";
import { refundOrder } from "#tests/support/give-back.ts";

const GONE = { ok: false, refusal: { kind: "move-gone" } };

const withMoves = async () => {
  const shop = await withOpenBook();
  const last = async () => {
    const [move] = (await shop.office.getEggBook()).moves;
    if (!move) throw new Error("Nothing has left the book.");
    return move;
  };
  return { ...shop, last };
};

type Shop = Awaited<ReturnType<typeof withMoves>>;

const ways: readonly (readonly [string, (shop: Shop) => Promise<unknown>])[] = [
  [
    "packed",
    async ({ office, buy }) => office.setOrderStatus({ id: await buy(), status: "Ready" }),
  ],
  [
    "gate",
    ({ office }) =>
      office.sellAtGate({
        packs: [{ category: "large", packSize: 6, quantity: 2, price: 180 }],
        how: "cash",
        note: "",
      }),
  ],
  ["missing", async ({ office, buy }) => refundOrder(office, { id: await buy(), puttingBack: [] })],
];

test.each(ways)(
  "undoMoves refuses eggs of an order that are %s: they come back with it",
  async (kind, leave) => {
    const shop = await withMoves();
    await leave(shop);
    const move = await shop.last();
    expect(move).toMatchObject({ kind, eggs: 12, mayUndo: false });
    expect(move.order).toBeDefined();
    expect(await shop.office.undoMoves([move.id])).toEqual(GONE);
    expect(await shop.eggs()).toBe(168);
    await expectTheBookToAddUp(shop);
  },
);

test("undoMoves undoes a move of today once, and none of yesterday", async () => {
  const shop = await withMoves();
  const take = (id: string) =>
    shop.office.takeEggs({ id, category: "large", eggs: 4, kind: "broken" });
  await take("T");
  const { id } = await shop.last();
  expect(await shop.last()).toMatchObject({ mayUndo: true });
  expect(await shop.office.undoMoves([id])).toEqual({ ok: true, value: null });
  expect(await shop.last()).toMatchObject({ kind: "undone", mayUndo: false });
  expect((await shop.office.getEggBook()).moves.map(({ mayUndo }) => mayUndo)).toEqual([
    false,
    false,
  ]);
  expect(await shop.office.undoMoves([id])).toEqual(GONE);
  await take("U");
  const late = await shop.last();
  shop.wait(24 * 60);
  expect(await shop.last()).toMatchObject({ id: late.id, mayUndo: false });
  expect(await shop.office.undoMoves([late.id])).toEqual(GONE);
  expect(await shop.eggs()).toBe(176);
  await expectTheBookToAddUp(shop);
});

test("getEggBook lists found eggs among the last moves, and undoMoves takes the rest back", async () => {
  const shop = await withMoves();
  await shop.office.takeEggs({ id: "T", category: "large", eggs: 4, kind: "broken" });
  shop.wait(1);
  await shop.countShelf(186);
  const found = await shop.last();
  expect(found).toMatchObject({ kind: "found", eggs: 10, category: "large", mayUndo: true });
  expect((await shop.office.getEggBook()).moves.map(({ kind }) => kind)).toEqual([
    "found",
    "broken",
  ]);
  expect(await shop.office.undoMoves([found.id])).toEqual({ ok: true, value: null });
  expect(await shop.eggs()).toBe(176);
  expect((await shop.last()).kind).toBe("broken");
  expect(await shop.office.undoMoves([found.id])).toEqual(GONE);
  await expectTheBookToAddUp(shop);
});

test("undoMoves refuses eggs that were found yesterday", async () => {
  const shop = await withMoves();
  await shop.countShelf(190);
  const found = await shop.last();
  shop.wait(24 * 60);
  expect(await shop.last()).toMatchObject({ id: found.id, mayUndo: false });
  expect(await shop.office.undoMoves([found.id])).toEqual(GONE);
  expect(await shop.eggs()).toBe(190);
});

test("undoMoves undoes several moves and what was found, or none of them", async () => {
  const shop = await withMoves();
  await shop.log(30);
  await shop.office.takeEggs({ id: "T", category: "large", eggs: 40, kind: "given" });
  const given = ["T-1", "T-2"];
  shop.wait(1);
  await shop.countShelf(175);
  const found = await shop.last();
  for (const ids of [
    [...given, "none"],
    [...given, "T-1"],
    [found.id, ...given, found.id],
  ]) {
    expect(await shop.office.undoMoves(ids)).toEqual(GONE);
    expect(await shop.eggs()).toBe(175);
  }
  expect(await shop.office.undoMoves([...given, found.id])).toEqual({ ok: true, value: null });
  expect(await shop.eggs()).toBe(210);
  expect(await shop.office.undoMoves(given)).toEqual(GONE);
  await expectTheBookToAddUp(shop);
});

test("getEggBook lists the last 50 moves, the newest first", async () => {
  const shop = await withMoves();
  for (let at = 1; at <= 52; at += 1) {
    await shop.office.takeEggs({ id: `T${at}`, category: "large", eggs: 1, kind: "given" });
    shop.wait(1);
  }
  await shop.countShelf(130);
  const { moves } = await shop.office.getEggBook();
  expect(moves).toHaveLength(50);
  expect(moves.slice(0, 2).map(({ kind, id }) => [kind, id.slice(0, 3)])).toMatchObject(
    [["found"], ["given", "T52"]].map(([kind, id = expect.any(String)]) => [kind, id]),
  );
});
