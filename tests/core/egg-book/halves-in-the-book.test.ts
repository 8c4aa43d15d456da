import { expect, test } from "vitest";
import { DELIVERY_METHODS } from "#core/shared/delivery-method.ts";
import { expectTheBookToAddUp } from "#tests/support/a-book-walk.ts";
import { NEW, OLD, withHalves } from "#tests/support/an-order-of-halves.ts";
import { refundOrder } from "#tests/support/give-back.ts";
import { bothOrNone } from "#tests/support/halves.ts";

test("a half handed over unpacked takes its eggs, and the other stays promised", async () => {
  const shop = await withHalves([12, 24]);
  await shop.handOver("delivery");
  expect(await shop.out()).toEqual([[OLD, 12]]);
  expect(await shop.large()).toMatchObject({ forSale: 12, shelf: 24, promised: 12 });
  expect((await shop.order(shop.id)).bestBefore).toEqual({ large: "2026-06-29" });
  await expectTheBookToAddUp(shop);
  shop.wait(7 * 24 * 60);
  await shop.handOver("collection");
  expect((await shop.order(shop.id)).status).toBe("Completed");
  expect(await shop.out()).toEqual([
    [OLD, 12],
    [NEW, 12],
  ]);
  expect((await shop.order(shop.id)).bestBefore).toEqual({ large: "2026-06-29" });
  await expectTheBookToAddUp(shop);
});

test("a half that wasn't handed over after all brings its own eggs back", async () => {
  const shop = await withHalves([12, 24]);
  await shop.handOver("delivery");
  await shop.handOver("collection");
  await shop.handOver("collection", false);
  expect(await shop.out()).toEqual([[OLD, 12]]);
  await expectTheBookToAddUp(shop);
  await shop.handOver("delivery", false);
  expect(await shop.out()).toEqual([]);
  expect((await shop.order(shop.id)).bestBefore).toBeUndefined();
  expect(await shop.large()).toMatchObject({ forSale: 12, shelf: 36, promised: 24 });
  await expectTheBookToAddUp(shop);
});

test.each([
  ["delivery", [[OLD, 12]]],
  ["collection", [[NEW, 12]]],
] as const)(
  "an order whose %s has left keeps it out when unpacked, and has the other's eggs back",
  async (method, rest) => {
    const shop = await withHalves([12, 24]);
    await shop.mark("Ready");
    await shop.handOver(method);
    await shop.mark("Pending");
    expect(await shop.out()).toEqual(rest);
    expect(await shop.large()).toMatchObject({ forSale: 12, shelf: 24, promised: 12 });
    await expectTheBookToAddUp(shop);
    await shop.mark("Ready");
    expect(await shop.out()).toEqual([
      [OLD, 12],
      [NEW, 12],
    ]);
    await expectTheBookToAddUp(shop);
  },
);

test.each([
  ["delivery", [[OLD, 12]]],
  ["collection", [[NEW, 12]]],
] as const)(
  "an order whose %s left unpacked keeps it out when the other is packed and unpacked",
  async (method, rest) => {
    const shop = await withHalves([12, 24]);
    await shop.handOver(method);
    await shop.mark("Ready");
    await shop.mark("Pending");
    expect(await shop.out()).toEqual(rest);
    await expectTheBookToAddUp(shop);
  },
);

test("a collection packed off the book comes back as found, and the delivery stays out", async () => {
  const shop = await withHalves([12, 24]);
  await shop.handOver("delivery");
  await shop.office.closeBook();
  await shop.mark("Ready");
  await shop.office.openBook({ shelf: { large: { eggs: 12, laid: NEW } } });
  await refundOrder(shop.office, { id: shop.id, puttingBack: DELIVERY_METHODS });
  expect(await shop.large()).toMatchObject({ promised: 0, shelf: 24 });
  expect(await shop.out()).toEqual([[OLD, 12]]);
  await expectTheBookToAddUp(shop);
});

test("an order whose delivery has left keeps its eggs out at each packing and unpacking", async () => {
  const shop = await withHalves([12, 24]);
  await shop.mark("Ready");
  await shop.handOver("delivery");
  for (const mark of ["Pending", "Ready", "Pending"] as const) await shop.mark(mark);
  expect(await shop.out()).toEqual([[OLD, 12]]);
  await expectTheBookToAddUp(shop);
});

test("an order whose delivery has left keeps its eggs out when unpacked off the book", async () => {
  const shop = await withHalves([12, 24]);
  await shop.mark("Ready");
  await shop.handOver("delivery");
  await shop.office.closeBook();
  await shop.mark("Pending");
  await shop.office.openBook({ shelf: { large: { eggs: 24, laid: NEW } } });
  expect(await shop.out()).toEqual([[OLD, 12]]);
  expect(await shop.left()).toEqual([[NEW, 24]]);
  await expectTheBookToAddUp(shop);
});

test("an order has the date of a half that left with the book's eggs while the book was closed", async () => {
  const shop = await withHalves([12, 24]);
  await shop.mark("Ready");
  await shop.office.closeBook();
  for (const mark of ["Pending", "Ready"] as const) await shop.mark(mark);
  await shop.handOver("delivery");
  await shop.office.openBook({ shelf: { large: { eggs: 12, laid: NEW } } });
  for (const mark of ["Pending", "Ready"] as const) await shop.mark(mark);
  expect(await shop.out()).toEqual([
    [OLD, 12],
    [NEW, 12],
  ]);
  expect((await shop.order(shop.id)).bestBefore).toEqual({ large: "2026-06-29" });
  await expectTheBookToAddUp(shop);
});

test.each([
  [true, 24],
  [false, 12],
] as const)(
  "a refund of an order whose delivery has left puts the rest alone back: %s",
  async (isPuttingBack, shelf) => {
    const shop = await withHalves([12, 24]);
    await shop.handOver("delivery");
    await refundOrder(shop.office, { id: shop.id, puttingBack: bothOrNone(isPuttingBack) });
    expect(await shop.out()).toEqual([[OLD, 12]]);
    expect(await shop.large()).toMatchObject({ promised: 0, shelf, forSale: shelf });
    await expectTheBookToAddUp(shop);
  },
);

test("a half that the book has too few eggs for is handed over with found ones", async () => {
  const shop = await withHalves([12, 24]);
  await shop.office.takeEggs({ id: "T", category: "large", eggs: 36, kind: "broken" });
  expect(await shop.handOver("delivery")).toMatchObject({
    refusal: { kind: "eggs-short", category: "large", short: 12 },
  });
  expect(await shop.handOver("delivery", true, "2026-06-10")).toMatchObject({ ok: true });
  expect(await shop.out()).toEqual([["2026-06-10", 12]]);
  await expectTheBookToAddUp(shop);
});

test("a refund after the delivery left keeps what is missing missing in a new opening", async () => {
  const shop = await withHalves([12, 24]);
  await shop.handOver("delivery");
  await refundOrder(shop.office, { id: shop.id, puttingBack: [] });
  await shop.office.closeBook();
  const laid = NEW;
  await shop.office.openBook({ shelf: { large: { eggs: 12, laid }, small: { eggs: 150, laid } } });
  expect(await shop.out()).toEqual([[OLD, 12]]);
  expect(await shop.moves()).toEqual(["missing 12", "packed 12"]);
  await expectTheBookToAddUp(shop);
});

test.each(["packed", "not packed"])(
  "a refund off the book, after the delivery left, puts the %s rest for sale again",
  async (was) => {
    const shop = await withHalves([12, 24]);
    if (was === "packed") await shop.mark("Ready");
    await shop.handOver("delivery");
    await shop.office.closeBook();
    const before = await shop.eggs();
    await refundOrder(shop.office, { id: shop.id, puttingBack: DELIVERY_METHODS });
    expect(await shop.eggs()).toBe(before + 12);
    await shop.office.openBook({ shelf: { large: { eggs: 24, laid: NEW } } });
    expect(await shop.out()).toEqual([[OLD, 12]]);
  },
);

test("an order that was handed over is refunded, and none of its eggs come back", async () => {
  const shop = await withHalves([12, 24]);
  await shop.mark("Completed");
  const before = await shop.large();
  await refundOrder(shop.office, { id: shop.id, puttingBack: DELIVERY_METHODS });
  expect(await shop.large()).toEqual(before);
  expect((await shop.order(shop.id)).log?.some(({ kind }) => kind === "put-back")).toBe(false);
  await expectTheBookToAddUp(shop);
});
