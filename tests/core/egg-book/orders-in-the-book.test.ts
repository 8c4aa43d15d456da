import { expect, test } from "vitest";
import { DELIVERY_METHODS } from "#core/shared/delivery-method.ts";
import { expectTheBookToAddUp } from "#tests/support/a-book-walk.ts";
import { LARGE_DOZEN } from "#tests/support/a-shared-shop.ts";
import { TODAY, withClosedBook, withOpenBook } from "#tests/support/an-egg-book.ts";
import { refundOrder } from "#tests/support/give-back.ts";
import { bothOrNone } from "#tests/support/halves.ts";

test("an order is promised its eggs when it is paid, and takes the oldest when it is packed", async () => {
  const shop = await withOpenBook();
  await shop.log(30);
  const id = await shop.buy();
  expect(await shop.large()).toMatchObject({ forSale: 198, shelf: 210, promised: 12 });
  await shop.office.setOrderStatus({ id, status: "Ready" });
  expect(await shop.large()).toMatchObject({ forSale: 198, shelf: 198, promised: 0 });
  const [oldest] = (await shop.large()).lots;
  expect(oldest).toMatchObject({ laid: "2026-06-15", left: 168 });
  expect((await shop.order(id)).bestBefore).toEqual({ large: "2026-07-13" });
  await expectTheBookToAddUp(shop);
});

test("an order that is handed over without being packed takes its eggs, once", async () => {
  const shop = await withOpenBook();
  const id = await shop.buy();
  await shop.office.setOrderStatus({ id, status: "Completed" });
  await shop.office.setOrderStatus({ id, status: "Ready" });
  expect(await shop.moves()).toEqual(["packed 12"]);
  expect(await shop.large()).toMatchObject({ forSale: 168, shelf: 168, promised: 0 });
  await expectTheBookToAddUp(shop);
});

test("an order that is unpacked brings the same eggs back, and has no date any more", async () => {
  const shop = await withOpenBook();
  await shop.log(30);
  const id = await shop.buy();
  await shop.office.setOrderStatus({ id, status: "Ready" });
  await shop.office.setOrderStatus({ id, status: "Pending" });
  expect(await shop.large()).toMatchObject({ forSale: 198, shelf: 210, promised: 12 });
  expect((await shop.large()).lots.map(({ left }) => left)).toEqual([180, 30]);
  expect((await shop.order(id)).bestBefore).toBeUndefined();
  await expectTheBookToAddUp(shop);
});

test("an order that is unpacked while the book is closed has no date any more", async () => {
  const shop = await withOpenBook();
  const id = await shop.buy();
  await shop.office.setOrderStatus({ id, status: "Ready" });
  await shop.office.closeBook();
  expect((await shop.order(id)).bestBefore).toBeDefined();
  await shop.office.setOrderStatus({ id, status: "Completed" });
  expect((await shop.order(id)).bestBefore).toBeDefined();
  await shop.office.setOrderStatus({ id, status: "Pending" });
  expect((await shop.order(id)).bestBefore).toBeUndefined();
});

test("an order that is unpacked after its eggs' day has passed gives them up as too old", async () => {
  const shop = await withOpenBook();
  const id = await shop.buy();
  await shop.office.setOrderStatus({ id, status: "Ready" });
  shop.wait(22 * 24 * 60);
  await shop.office.setOrderStatus({ id, status: "Pending" });
  expect((await shop.moves()).slice(0, 2)).toEqual(["old 12", "unpacked 12"]);
  expect(await shop.large()).toMatchObject({ shelf: 0, promised: 12 });
  await expectTheBookToAddUp(shop);
});

test.each([
  ["not packed and put back", false, true, 180, "none"],
  ["packed and put back", true, true, 180, "unpacked 12"],
  ["not packed and not put back", false, false, 168, "missing 12"],
  ["packed and not put back", true, false, 168, "packed 12"],
])("an order that is refunded, %s", async (_case, isPacked, isPuttingBack, stock, move) => {
  const shop = await withOpenBook();
  const id = await shop.buy();
  if (isPacked) await shop.office.setOrderStatus({ id, status: "Ready" });
  expect(
    await refundOrder(shop.office, { id, puttingBack: bothOrNone(isPuttingBack) }),
  ).toMatchObject({ ok: true });
  expect(await shop.eggs()).toBe(stock);
  expect((await shop.moves())[0] ?? "none").toBe(move);
  await expectTheBookToAddUp(shop);
});

test("an order packed before the book was opened brings found eggs back", async () => {
  const shop = withClosedBook();
  const id = await shop.buy();
  await shop.office.setOrderStatus({ id, status: "Ready" });
  await shop.office.openBook({ shelf: { large: { eggs: 168, laid: "2026-06-15" } } });
  await refundOrder(shop.office, { id, puttingBack: DELIVERY_METHODS });
  expect(await shop.eggs()).toBe(180);
  expect((await shop.large()).lots.map(({ from }) => from)).toEqual(["opening", "found"]);
  await expectTheBookToAddUp(shop);
});

test("an order short of eggs in the book isn't packed, but with a lay day they are found", async () => {
  const shop = await withOpenBook(24);
  const id = await shop.buy(2);
  await shop.office.takeEggs({ id: "T", category: "large", eggs: 6, kind: "broken" });
  const marked = await shop.office.setOrderStatus({ id, status: "Ready" });
  expect(marked).toEqual({
    ok: false,
    refusal: { kind: "eggs-short", category: "large", short: 6 },
  });
  expect((await shop.order(id)).status).toBe("Pending");
  expect(await shop.moves()).toEqual(["broken 6"]);
  const packed = await shop.office.setOrderStatus({ id, status: "Ready", laid: "2026-06-10" });
  expect(packed).toMatchObject({ ok: true });
  expect((await shop.order(id)).bestBefore).toEqual({ large: "2026-07-08" });
  await expectTheBookToAddUp(shop);
});

test.each(["2026-06-21", "2026-04-20", "soon"])(
  "an order isn't packed with found eggs that were laid on %s",
  async (laid) => {
    const shop = await withOpenBook(12);
    const id = await shop.buy();
    await shop.office.takeEggs({ id: "T", category: "large", eggs: 6, kind: "broken" });
    const refused = { refusal: { kind: "eggs-short", short: 6 } };
    expect(await shop.office.setOrderStatus({ id, status: "Ready", laid })).toMatchObject(refused);
    expect(
      await shop.office.handOver({ id, method: "delivery", isDone: true, laid }),
    ).toMatchObject(refused);
    expect((await shop.large()).lots).toMatchObject([{ from: "opening", left: 6 }]);
  },
);

test("an order whose halves both lack eggs of a kind is packed with a lot for each half", async () => {
  const shop = await withOpenBook(24);
  const collected = { ...LARGE_DOZEN, deliveryMethod: "collection" } as const;
  const id = await shop.open([LARGE_DOZEN, collected], 680);
  shop.provider.approve(id);
  await shop.counter.takePayment(id);
  await shop.office.takeEggs({ id: "T", category: "large", eggs: 24, kind: "broken" });
  const packed = await shop.office.setOrderStatus({ id, status: "Ready", laid: "2026-06-10" });
  expect(packed).toMatchObject({ ok: true });
  await expectTheBookToAddUp(shop);
});

test("an order isn't packed with eggs that are too old on its day, however many there are", async () => {
  const shop = await withOpenBook();
  const id = await shop.buy();
  // Packed on its day, 21 June, they would be fit until 6 July.
  await shop.office.moveOrder({
    id,
    method: "delivery",
    day: "2026-07-07",
    anyway: true,
    eggsAnyway: true,
  });
  expect(await shop.office.setOrderStatus({ id, status: "Ready" })).toMatchObject({
    refusal: { kind: "eggs-short", short: 12 },
  });
  await shop.log(12, TODAY);
  expect(await shop.office.setOrderStatus({ id, status: "Ready" })).toMatchObject({ ok: true });
  expect((await shop.large()).lots.map(({ laid, left }) => [laid, left])).toEqual([
    ["2026-06-15", 180],
  ]);
});
