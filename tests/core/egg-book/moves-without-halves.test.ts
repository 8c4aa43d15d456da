import { expect, test } from "vitest";
import { weekSumsOf } from "#core/ledger/week-sum.ts";
import { DELIVERY_METHODS } from "#core/shared/delivery-method.ts";
import { expectTheBookToAddUp } from "#tests/support/a-book-walk.ts";
import { type ShopWithBook, withOpenBook } from "#tests/support/an-egg-book.ts";
import { refundOrder } from "#tests/support/give-back.ts";
import { bothOrNone } from "#tests/support/halves.ts";
import { aLot, aMove } from "#tests/support/records.ts";

/** As an earlier version wrote them: none names the half of the order that it is of. */
const forgetHalves = async ({ records }: ShopWithBook, id: string): Promise<void> => {
  const known = await records.moves.ofOrders([id]);
  const lots = [...new Set(known.map(({ lot }) => lot))];
  const all = await records.moves.ofLots(lots);
  await records.moves.removeOfLots(lots);
  await records.moves.addAll(all.map(({ half: _none, ...move }) => move));
};

/** A dozen to be delivered and one to be collected, of 12 eggs of June 1 and 24 of June 19. */
const withPackedHalves = async () => {
  const shop = await withOpenBook(0);
  await shop.log(12, "2026-06-01");
  await shop.log(24, "2026-06-19");
  const id = await shop.buyHalves();
  await shop.office.setOrderStatus({ id, status: "Ready" });
  await forgetHalves(shop, id);
  const left = async () => (await shop.large()).lots.map((lot) => lot.left);
  expect(await left()).toEqual([12]);
  const mark = (status: "Ready" | "Pending") => shop.office.setOrderStatus({ id, status });
  return { shop, id, left, mark };
};

test("an order of two halves is unpacked, packed and unpacked again, each egg once", async () => {
  const { shop, left, mark } = await withPackedHalves();
  for (const status of ["Pending", "Ready", "Pending"] as const) {
    await mark(status);
    expect(await left()).toEqual(status === "Ready" ? [12] : [12, 24]);
    await expectTheBookToAddUp(shop);
  }
});

test.each([
  [true, [12, 24]],
  [false, [12]],
])("an order of two halves is refunded, with its eggs put back: %s", async (back, rest) => {
  const { shop, id, left } = await withPackedHalves();
  await refundOrder(shop.office, { id, puttingBack: bothOrNone(back) });
  expect(await left()).toEqual(rest);
  await expectTheBookToAddUp(shop);
});

test("an order of two halves unpacked off the book has its eggs back once the book opens", async () => {
  const { shop, left, mark } = await withPackedHalves();
  await shop.office.closeBook();
  await mark("Pending");
  const small = { eggs: 150, laid: "2026-06-15" };
  shop.wait(1);
  await shop.office.openBook({ shelf: { large: { eggs: 36, laid: "2026-06-01" }, small } });
  // Those of June 1 may be handed over until June 22.
  expect(await left()).toEqual([12, 24]);
  await expectTheBookToAddUp(shop);
});

test.each([
  ["delivery", [12, 12]],
  ["collection", [24]],
] as const)("an order of two halves is refunded, and its %s alone put back", async (half, rest) => {
  const { shop, id, left } = await withPackedHalves();
  await refundOrder(shop.office, { id, puttingBack: [half] });
  expect(await left()).toEqual(rest);
  await expectTheBookToAddUp(shop);
});

test.each(["delivery", "collection"] as const)(
  "an order whose %s has left keeps those eggs out when it is refunded or unpacked",
  async (method) => {
    const rest = method === "delivery" ? [24] : [12, 12];
    const refunded = await withPackedHalves();
    await refunded.shop.office.handOver({ id: refunded.id, method, isDone: true });
    await refundOrder(refunded.shop.office, { id: refunded.id, puttingBack: DELIVERY_METHODS });
    expect(await refunded.left()).toEqual(rest);
    await expectTheBookToAddUp(refunded.shop);
    const { shop, id, left, mark } = await withPackedHalves();
    await shop.office.handOver({ id, method, isDone: true });
    for (const status of ["Pending", "Ready", "Pending"] as const) {
      await mark(status);
      expect(await left()).toEqual(status === "Ready" ? [12] : rest);
      await expectTheBookToAddUp(shop);
    }
  },
);

test("an order of which one half was put back while the book was closed keeps the other out", async () => {
  const { shop, id } = await withPackedHalves();
  await shop.office.closeBook();
  await refundOrder(shop.office, { id, puttingBack: ["collection"] });
  const small = { eggs: 150, laid: "2026-06-15" };
  await shop.office.openBook({ shelf: { large: { eggs: 24, laid: "2026-06-19" }, small } });
  expect(await shop.moves()).toEqual(["unpacked 12", "packed 12", "packed 12"]);
  await expectTheBookToAddUp(shop);
});

test("the page of a lot names an order with its eggs of both halves", async () => {
  const { shop, id } = await withPackedHalves();
  const lots = await shop.records.lots.bookedSince("2026-06-20T00:00:00.000Z");
  const pages = await Promise.all(lots.map((lot) => shop.office.getLot(lot.id)));
  const orders = pages.flatMap((page) => page?.orders ?? []);
  expect(orders.map(({ order, eggs }) => [order.id, eggs])).toEqual([
    [id, 12],
    [id, 12],
  ]);
});

test("weekSumsOf adds moves up alike whether they name their halves or not", () => {
  const half = "delivery" as const;
  const moves = [
    aMove({ id: "1", eggs: 30, order: "O", half }),
    aMove({ id: "2", eggs: 12, kind: "gate", order: "G", half }),
    aMove({ id: "3", eggs: 30, kind: "unpacked", order: "O", half }),
    aMove({ id: "4", eggs: 12, kind: "unpacked", order: "G", half }),
    aMove({ id: "5", eggs: 6, order: "P", half }),
  ];
  const named = weekSumsOf([aLot({ eggs: 6, left: 0 })], moves);
  const nameless = moves.map(({ half: _none, ...move }) => move);
  expect(weekSumsOf([aLot({ eggs: 6, left: 0 })], nameless)).toEqual(named);
  expect(named.map(({ kind, eggs }) => [kind, eggs])).toEqual([
    ["count", 6],
    ["packed", 6],
  ]);
});
