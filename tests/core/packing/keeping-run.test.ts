import { describe, expect, test } from "vitest";
import { drivenAfter } from "#core/packing/run-order.ts";
import { aShop } from "#tests/support/a-shop.ts";
import { anOrder, TWO_ITEMS } from "#tests/support/orders.ts";
import { plantOrders } from "#tests/support/plant.ts";

const SATURDAY = "2026-06-27";
const [A, B, C, D] = ["RH10 6AA", "RH10 6AB", "RH11 0AA", "RH11 0AB"] as const;

const orderTo = (postcode: string) =>
  anOrder({
    id: postcode,
    items: TWO_ITEMS,
    address: { lines: ["1 High Street"], postcode, country: "GB" },
    days: { delivery: SATURDAY, collection: SATURDAY },
  });

describe.each([
  ["in one browser", null],
  ["in the shared shop", { publicUrl: "https://eggs.example" }],
])("handOver %s", (_where, shared) => {
  const aRun = async () => {
    const shop = aShop({ shared });
    await plantOrders(shop, ...[A, B, C, D].map(orderTo));
    const tick = (id: string, change = {}) =>
      shop.app.shop.office.handOver({ id, method: "delivery", isDone: true, ...change });
    return { run: () => shop.records.runOrder.load(), tick, ...shop };
  };

  test("keeps no order where stops are ticked as they come, some left out", async () => {
    const { tick, run } = await aRun();
    for (const id of [A, C, D]) expect(await tick(id)).toMatchObject({ ok: true });
    expect(await run()).toEqual([]);
  });

  test("keeps the order in which stops are ticked, and the next run begins with it", async () => {
    const { tick, run, app } = await aRun();
    for (const id of [C, A, D, B]) await tick(id);
    expect(await run()).toEqual([C, A, D, B]);
    const { parcels } = await app.shop.office.getPackDay(SATURDAY);
    expect(parcels.slice(0, 4).map(({ order }) => order.id)).toEqual([C, A, D, B]);
  });

  test("moves nothing by a tick that is sent again, by a collection, or by a box that is unticked", async () => {
    const { tick, run } = await aRun();
    for (const id of [A, C]) await tick(id);
    await tick(A);
    await tick(B, { method: "collection" });
    await tick(C, { isDone: false });
    expect(await run()).toEqual([]);
  });

  test("moves nothing by a tick that is refused", async () => {
    const { tick, run, records } = await aRun();
    await tick(C);
    await records.orders.replace({ ...orderTo(A), items: TWO_ITEMS.slice(1) });
    expect(await tick(A)).toMatchObject({ ok: false });
    expect(await run()).toEqual([]);
  });
});

test("drivenAfter moves a postcode behind another that came later, and else nothing", () => {
  expect(drivenAfter([A, B, C, D], A, C)).toEqual([B, C, A, D]);
  expect(drivenAfter([A, B, C], C, A)).toEqual([A, B, C]);
  expect(drivenAfter([A, B], A, A)).toEqual([A, B]);
  expect(drivenAfter([A, B], C, A)).toEqual([A, B]);
});
