import { expect, test } from "vitest";
import { expectTheBookToAddUp } from "#tests/support/a-book-walk.ts";
import { withOpenBook } from "#tests/support/an-egg-book.ts";

test("the stock that is typed becomes the stock, and the book says changed or found", async () => {
  const shop = await withOpenBook();
  await shop.buy();
  await shop.setStock(100);
  expect(await shop.eggs()).toBe(100);
  expect((await shop.moves())[0]).toBe("changed 68");
  await shop.setStock(130);
  expect(await shop.eggs()).toBe(130);
  expect((await shop.large()).lots.at(-1)).toMatchObject({ from: "found", eggs: 30 });
  await expectTheBookToAddUp(shop);
});

test("the stock that is typed after midnight, before anything has settled it, becomes the stock", async () => {
  const shop = await withOpenBook();
  shop.wait(20 * 24 * 60);
  await shop.log(40, "2026-07-10");
  shop.wait(22 * 24 * 60);
  // What was read before the day was turned is refused; then it is turned.
  expect(await shop.setStock(50)).toMatchObject({ ok: false });
  expect(await shop.setStock(50)).toMatchObject({ ok: true });
  expect(await shop.eggs()).toBe(50);
  await expectTheBookToAddUp(shop);
});

test("a version before that sells and sets stock is booked as changed outside the book", async () => {
  const shop = await withOpenBook();
  const { inventory } = shop.records;
  await inventory.save({ ...(await inventory.load()), large: 150 });
  await shop.buy();
  await shop.office.takeEggs({ id: "T", category: "large", eggs: 1, kind: "given" });
  expect(await shop.moves()).toEqual(["given 1", "changed 30"]);
  expect(await shop.eggs()).toBe(137);
  await expectTheBookToAddUp(shop);
});

test("a counted shelf lacks the newest eggs, or has some more, and both can be undone", async () => {
  const shop = await withOpenBook();
  await shop.log(30);
  const fewer = await shop.countShelf(205);
  expect(fewer).toMatchObject({ ok: true, value: { missing: 5, found: 0 } });
  expect((await shop.large()).lots.map(({ left }) => left)).toEqual([180, 25]);
  const more = await shop.countShelf(211);
  expect(more).toMatchObject({ ok: true, value: { missing: 0, found: 6 } });
  expect((await shop.large()).lots.map(({ laid }) => laid)).toEqual([
    "2026-06-15",
    "2026-06-15",
    "2026-06-20",
  ]);
  const ids = [fewer, more].flatMap((one) => (one.ok ? one.value.undo : []));
  for (const id of ids) expect(await shop.office.undoMove(id)).toMatchObject({ ok: true });
  expect(await shop.eggs()).toBe(210);
  await expectTheBookToAddUp(shop);
});

test("a counted shelf is refused where the stock has changed since it was read", async () => {
  const shop = await withOpenBook();
  const { version } = await shop.large();
  await shop.buy();
  const counted = await shop.office.countShelf([{ category: "large", eggs: 9, version }]);
  expect(counted).toMatchObject({ ok: false, refusal: { kind: "stock-changed" } });
  expect(await shop.eggs()).toBe(168);
});

test("a counted shelf that names a kind twice is refused, and books neither", async () => {
  const shop = await withOpenBook();
  const { version } = await shop.large();
  const counted = [90, 170].map((eggs) => ({ category: "large", eggs, version }) as const);
  expect(await shop.office.countShelf(counted)).toMatchObject({
    ok: false,
    refusal: { kind: "bad-shelf", categories: ["large"] },
  });
  expect(await shop.eggs()).toBe(180);
  expect(await shop.moves()).toEqual([]);
});
