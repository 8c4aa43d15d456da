import { describe, expect, test } from "vitest";
import type { LoggedSize } from "#core/flocks/flock.ts";
import { expectTheBookToAddUp } from "#tests/support/a-book-walk.ts";
import { aSharedShop, LARGE_DOZEN } from "#tests/support/a-shared-shop.ts";

/** It is noon on Saturday 20 June 2026. */
const TODAY = "2026-06-20";

const typed = (counts: Partial<Record<LoggedSize, number>>) => ({
  small: String(counts.small ?? 0),
  medium: "0",
  large: String(counts.large ?? 0),
  extraLarge: "0",
  doubleYolkers: "0",
});

type Shop = ReturnType<typeof aSharedShop>;

const openShop = async (eggs = 180): Promise<Shop> => {
  const shop = aSharedShop();
  const shelf = { large: { eggs, laid: "2026-06-15" }, small: { eggs: 150, laid: "2026-06-15" } };
  expect(await shop.office.openBook({ shelf })).toEqual({ ok: true, value: null });
  return shop;
};

const buy = async (shop: Shop, quantity = 1): Promise<string> => {
  const opened = await shop.counter.openPayment(
    [{ ...LARGE_DOZEN, quantity }],
    "paypal",
    340 * quantity,
  );
  if (!opened.ok) throw new Error(opened.refusal.kind);
  const { orderId } = opened.value;
  shop.provider.approve(orderId);
  const taken = await shop.counter.takePayment(orderId);
  expect(taken.ok).toBe(true);
  return orderId;
};

const largeIn = async ({ office }: Shop) => (await office.getEggBook()).kinds.large;

const setStock = async ({ office }: Shop, to: number) => {
  const { version } = (await office.getEggBook()).kinds.large;
  return office.saveInventory([{ category: "large", version, to }]);
};

const countShelf = async ({ office }: Shop, eggs: number) => {
  const { version } = (await office.getEggBook()).kinds.large;
  return office.countShelf([{ category: "large", eggs, version }]);
};

describe("a count", () => {
  const counted = {
    id: "COUNT",
    flock: "1" as const,
    date: TODAY,
    counts: typed({ large: 84 }),
    cracked: "3",
    kept: { size: "large" as const, eggs: "6" },
  };

  test("puts its whole eggs on sale, less those kept, once however often it is sent", async () => {
    const shop = await openShop();
    for (let times = 0; times < 5; times += 1) await shop.office.logCount(counted);
    expect(await shop.eggs()).toBe(180 + 84 - 6);
    await expectTheBookToAddUp(shop);
  });

  test("that is corrected changes the stock by the difference", async () => {
    const shop = await openShop();
    const entry = await shop.office.logCount(counted);
    if (!entry.ok) throw new Error("refused");
    const edit = { flock: "1" as const, date: TODAY, counts: typed({ large: 80 }) };
    await shop.office.updateEggs({ ...edit, before: entry.value });
    expect(await shop.eggs()).toBe(180 + 80 - 6);
    await expectTheBookToAddUp(shop);
  });

  test("that is deleted leaves the shelf, and comes back with Undo", async () => {
    const shop = await openShop();
    await shop.office.logCount(counted);
    const gone = await shop.office.deleteEggs({ flock: "1", id: "COUNT" });
    expect(await shop.eggs()).toBe(180);
    if (gone.ok) await shop.office.putBackEggs(gone.value);
    expect(await shop.eggs()).toBe(180 + 84 - 6);
    await expectTheBookToAddUp(shop);
  });

  test("whose eggs have left takes the rest out of other lots as changed", async () => {
    const shop = await openShop(0);
    await shop.office.logEggs({ flock: "1", date: TODAY, counts: typed({ large: 24 }) });
    const id = await buy(shop, 2);
    await shop.office.setOrderStatus({ id, status: "Ready" });
    await shop.office.logEggs({ flock: "2", date: TODAY, counts: typed({ large: 30 }) });
    const [first] = (await shop.records.flocks.books("1")).eggs;
    if (!first) throw new Error("There is no count.");
    const edit = { flock: "1" as const, date: TODAY, counts: typed({ large: 20 }), before: first };
    await shop.office.updateEggs(edit);
    expect(await shop.eggs()).toBe(26);
    const [last] = (await shop.office.getEggBook()).moves;
    expect(last).toMatchObject({ kind: "changed", eggs: 4 });
    await expectTheBookToAddUp(shop);
  });

  test("of before the book was opened changes nothing when it is corrected, deleted and put back", async () => {
    const shop = aSharedShop();
    const old = { flock: "1" as const, date: "2026-06-10" };
    await shop.office.logEggs({ ...old, counts: typed({ large: 50 }) });
    await shop.office.openBook({ shelf: { large: { eggs: 180, laid: "2026-06-15" } } });
    const [entry] = (await shop.records.flocks.books("1")).eggs;
    if (!entry) throw new Error("There is no count.");
    await shop.office.updateEggs({ ...old, counts: typed({ large: 60 }), before: entry });
    const gone = await shop.office.deleteEggs({ flock: "1", id: entry.id });
    if (gone.ok) await shop.office.putBackEggs(gone.value);
    expect(await shop.eggs()).toBe(180);
  });

  test("of small eggs of young hens is sold as pullet eggs", async () => {
    const shop = await openShop();
    const before = { name: "", pulletsUntil: "" };
    await shop.office.nameFlock({ flock: "1", name: "", pulletsUntil: TODAY, before });
    await shop.office.logEggs({ flock: "1", date: TODAY, counts: typed({ small: 12 }) });
    await shop.office.logEggs({ flock: "1", date: "2026-06-21", counts: typed({ small: 6 }) });
    const { kinds } = await shop.office.getEggBook();
    expect([kinds.pullet.forSale, kinds.small.forSale]).toEqual([12, 156]);
  });
});

describe("an order", () => {
  test("is promised its eggs when it is paid, and takes the oldest when it is packed", async () => {
    const shop = await openShop();
    await shop.office.logEggs({ flock: "1", date: TODAY, counts: typed({ large: 30 }) });
    const id = await buy(shop);
    expect(await largeIn(shop)).toMatchObject({ forSale: 198, shelf: 210, promised: 12 });
    await shop.office.setOrderStatus({ id, status: "Ready" });
    expect(await largeIn(shop)).toMatchObject({ forSale: 198, shelf: 198, promised: 0 });
    const [oldest] = (await largeIn(shop)).lots;
    expect(oldest).toMatchObject({ laid: "2026-06-15", left: 168 });
    expect((await shop.order(id)).bestBefore).toEqual({ large: "2026-07-13" });
    await expectTheBookToAddUp(shop);
  });

  test("that is unpacked brings the same eggs back, and has no date any more", async () => {
    const shop = await openShop();
    const id = await buy(shop);
    await shop.office.setOrderStatus({ id, status: "Ready" });
    await shop.office.setOrderStatus({ id, status: "Pending" });
    expect(await largeIn(shop)).toMatchObject({ forSale: 168, shelf: 180, promised: 12 });
    expect((await shop.order(id)).bestBefore).toBeUndefined();
    await expectTheBookToAddUp(shop);
  });

  test.each([
    ["not packed and put back", false, true, 180, "none"],
    ["packed and put back", true, true, 180, "unpacked"],
    ["not packed and not put back", false, false, 168, "missing"],
    ["packed and not put back", true, false, 168, "packed"],
  ])("refunded, %s", async (_case, isPacked, isPuttingBack, stock, kind) => {
    const shop = await openShop();
    const id = await buy(shop);
    if (isPacked) await shop.office.setOrderStatus({ id, status: "Ready" });
    expect(await shop.office.refundOrder({ id, isPuttingBack })).toMatchObject({ ok: true });
    expect(await shop.eggs()).toBe(stock);
    expect((await shop.office.getEggBook()).moves[0]?.kind ?? "none").toBe(kind);
    await expectTheBookToAddUp(shop);
  });

  test("packed before the book was opened brings found eggs back", async () => {
    const shop = aSharedShop();
    const id = await buy(shop);
    await shop.office.setOrderStatus({ id, status: "Ready" });
    await shop.office.openBook({ shelf: { large: { eggs: 168, laid: "2026-06-15" } } });
    await shop.office.refundOrder({ id, isPuttingBack: true });
    expect(await shop.eggs()).toBe(180);
    expect((await largeIn(shop)).lots.map(({ from }) => from)).toEqual(["opening", "found"]);
    await expectTheBookToAddUp(shop);
  });

  test("that the book has too few eggs for isn't packed, but with a lay day they are found", async () => {
    const shop = await openShop(24);
    const id = await buy(shop, 2);
    await shop.office.takeEggs({ id: "T", category: "large", eggs: 6, kind: "broken" });
    const marked = await shop.office.setOrderStatus({ id, status: "Ready" });
    expect(marked).toEqual({
      ok: false,
      refusal: { kind: "eggs-short", category: "large", short: 6 },
    });
    expect((await shop.order(id)).status).toBe("Pending");
    const laid = "2026-06-18";
    expect(await shop.office.setOrderStatus({ id, status: "Ready", laid })).toMatchObject({
      ok: true,
    });
    await expectTheBookToAddUp(shop);
  });
});

test("the stock that is typed becomes the stock, and the book says changed or found", async () => {
  const shop = await openShop();
  await buy(shop);
  await setStock(shop, 100);
  expect(await shop.eggs()).toBe(100);
  expect((await shop.office.getEggBook()).moves[0]).toMatchObject({ kind: "changed", eggs: 68 });
  await setStock(shop, 130);
  expect(await shop.eggs()).toBe(130);
  expect((await largeIn(shop)).lots.at(-1)).toMatchObject({ from: "found", eggs: 30 });
  await expectTheBookToAddUp(shop);
});

test("the stock that is typed after midnight, before anything has settled it, becomes the stock", async () => {
  const shop = await openShop();
  shop.wait(20 * 24 * 60);
  await shop.office.logEggs({ flock: "1", date: "2026-07-10", counts: typed({ large: 40 }) });
  shop.wait(22 * 24 * 60);
  // What was read before the day was turned is refused; then it is turned.
  expect(await setStock(shop, 50)).toMatchObject({ ok: false });
  expect(await setStock(shop, 50)).toMatchObject({ ok: true });
  expect(await shop.eggs()).toBe(50);
  await expectTheBookToAddUp(shop);
});

test("a version before that sells and sets stock is booked as changed outside the book", async () => {
  const shop = await openShop();
  await shop.records.inventory.save({ ...(await shop.records.inventory.load()), large: 150 });
  await buy(shop);
  await shop.office.takeEggs({ id: "T", category: "large", eggs: 1, kind: "given" });
  const kinds = (await shop.office.getEggBook()).moves.map(({ kind, eggs }) => [kind, eggs]);
  expect(kinds).toEqual([
    ["given", 1],
    ["changed", 30],
  ]);
  expect(await shop.eggs()).toBe(137);
  await expectTheBookToAddUp(shop);
});

describe("a shelf that is counted", () => {
  test("lacks the newest eggs, or has some more, and both can be undone", async () => {
    const shop = await openShop();
    await shop.office.logEggs({ flock: "1", date: TODAY, counts: typed({ large: 30 }) });
    const fewer = await countShelf(shop, 205);
    expect(fewer).toMatchObject({ ok: true, value: { missing: 5, found: 0 } });
    expect((await largeIn(shop)).lots.map(({ left }) => left)).toEqual([180, 25]);
    const more = await countShelf(shop, 211);
    expect(more).toMatchObject({ ok: true, value: { missing: 0, found: 6 } });
    expect((await largeIn(shop)).lots.map(({ laid }) => laid)).toContain("2026-06-15");
    const ids = [fewer, more].flatMap((one) => (one.ok ? one.value.undo : []));
    for (const id of ids) expect(await shop.office.undoMove(id)).toMatchObject({ ok: true });
    expect(await shop.eggs()).toBe(210);
    expect(await shop.office.undoMove(ids[0] ?? "")).toEqual({
      ok: false,
      refusal: { kind: "move-gone" },
    });
    await expectTheBookToAddUp(shop);
  });

  test("is refused where the stock has changed since it was read", async () => {
    const shop = await openShop();
    const { version } = await largeIn(shop);
    await buy(shop);
    const counted = await shop.office.countShelf([{ category: "large", eggs: 9, version }]);
    expect(counted).toMatchObject({ ok: false, refusal: { kind: "stock-changed" } });
  });
});

test("at midnight eggs past their day leave the shelf, and stay until they are taken off it", async () => {
  const shop = await openShop();
  // 6 July is 21 days after 15 June.
  shop.wait(16 * 24 * 60);
  await shop.backgroundJobs.turnDay();
  expect(await shop.eggs()).toBe(180);
  shop.wait(12 * 60);
  // Before any job has run.
  expect((await shop.counter.getInventory()).large).toBe(0);
  expect(await shop.backgroundJobs.turnDay()).toBe(true);
  expect(await shop.backgroundJobs.turnDay()).toBe(false);
  expect(await largeIn(shop)).toMatchObject({ forSale: 0, shelf: 0, lots: [{ isOnShelf: false }] });
  const [old] = (await largeIn(shop)).lots;
  const lot = old?.id;
  await shop.office.takeEggs({ id: "T", category: "large", eggs: 180, kind: "old", lot });
  expect((await largeIn(shop)).lots).toEqual([]);
  await expectTheBookToAddUp(shop);
});

test("a medicine that is entered late takes eggs off sale, and struck out puts them back", async () => {
  const shop = await openShop();
  await shop.office.logEggs({ flock: "1", date: "2026-06-18", counts: typed({ large: 40 }) });
  const given = await shop.office.addMedicine({
    flock: "1",
    medicine: "Flubenvet",
    batch: "",
    quantity: "60 g",
    treated: "",
    reason: "",
    boughtFrom: "",
    boughtOn: "",
    first: "2026-06-17",
    last: "2026-06-18",
    days: "2",
    prescribedBy: "",
  });
  if (!given.ok) throw new Error(given.refusal.kind);
  expect(await largeIn(shop)).toMatchObject({ forSale: 180, shelf: 180 });
  await shop.office.logEggs({ flock: "1", date: TODAY, counts: typed({ large: 10 }) });
  expect(await shop.eggs()).toBe(180);
  await shop.office.strikeMedicine({ flock: "1", id: given.value.id, reason: "Another flock" });
  expect(await shop.eggs()).toBe(230);
  await expectTheBookToAddUp(shop);
});

test("opened, closed and opened again, the book keeps the stock", async () => {
  const shop = aSharedShop();
  const shelf = { large: { eggs: 180, laid: "2026-06-15" } };
  const stock = await shop.eggs();
  await shop.office.openBook({ shelf });
  expect(await shop.eggs()).toBe(stock);
  expect(await shop.office.openBook({ shelf })).toEqual({
    ok: false,
    refusal: { kind: "already-open" },
  });
  await shop.office.closeBook();
  expect(await shop.eggs()).toBe(stock);
  await shop.office.openBook({ shelf });
  expect(await shop.eggs()).toBe(stock);
  expect((await largeIn(shop)).lots).toHaveLength(1);
  await expectTheBookToAddUp(shop);
});

test("while the book is closed counts change no stock", async () => {
  const shop = aSharedShop();
  await shop.office.logEggs({ flock: "1", date: TODAY, counts: typed({ large: 40 }) });
  expect(await shop.eggs()).toBe(180);
  expect((await largeIn(shop)).lots).toEqual([]);
});
