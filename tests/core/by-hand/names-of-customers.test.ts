import { expect, test } from "vitest";
import { gateRows } from "#core/export/gate-rows.ts";
import { FARM } from "#core/farm.ts";
import { aSharedShop } from "#tests/support/a-shared-shop.ts";
import { aNewOrder } from "#tests/support/by-hand.ts";

const TODAY = "2026-06-20";
const SPAN = { first: TODAY, last: TODAY };

const taken = async (
  { office }: ReturnType<typeof aSharedShop>,
  change: Parameters<typeof aNewOrder>[0],
) => {
  const answer = await office.addOrder(aNewOrder(change));
  if (!answer.ok) throw new Error(answer.refusal.kind);
  return answer.value;
};

test("an order by hand of a customer who is called Gate is an order like any other", async () => {
  const shop = aSharedShop();
  const { office, order } = shop;
  await office.openBook({ shelf: { large: { eggs: 180, laid: "2026-06-15" } } });
  const address = { lines: "3 Mill Lane", postcode: "RH10 1AA" };
  const { id } = await taken(shop, { name: "Gate", method: "delivery", address });
  expect((await office.getPackDay("2026-06-21")).parcels).toMatchObject([{ order: { id } }]);
  expect(await office.setOrderStatus({ id, status: "Ready" })).toMatchObject({ ok: true });
  expect((await office.getEggBook()).moves).toMatchObject([{ kind: "packed", eggs: 12 }]);
  expect((await office.getOrderOverview()).thisWeek).toMatchObject({ gate: 0, cash: 340 });
  expect(gateRows([await order(id)], SPAN, FARM.eggs)).toEqual([]);
});

test("a sale at the gate stays one, whatever becomes of its name", async () => {
  const { office, records, order } = aSharedShop();
  const packs = [{ category: "large", packSize: 6, quantity: 1, price: 180 }] as const;
  const sold = await office.sellAtGate({ packs, how: "cash", note: "" });
  const id = sold.ok ? sold.value.id : "";
  const { customerName: _name, ...unnamed } = await order(id);
  await records.orders.replace(unnamed);
  expect((await office.getOrderOverview()).thisWeek).toMatchObject({ gate: 180, cash: 0 });
  expect(gateRows([await order(id)], SPAN, FARM.eggs)).toMatchObject([{ Taken: "1.80" }]);
});

test("two customers of one name and day are two, each with a box of their own", async () => {
  const shop = aSharedShop();
  const { office, order } = shop;
  const [one, other] = [
    await taken(shop, { name: "Smith", phone: "07700 900123" }),
    await taken(shop, { name: "Smith", phone: "07700 900456" }),
  ];
  const { totals, parcels } = await office.getPackDay("2026-06-21");
  expect(totals.toPack).toMatchObject([{ category: "large", eggs: 24 }]);
  expect(parcels.map((parcel) => parcel.order.id).sort()).toEqual([one.id, other.id].sort());
  await office.setOrderStatus({ id: one.id, status: "Ready" });
  expect([(await order(one.id)).status, (await order(other.id)).status]).toEqual([
    "Ready",
    "Pending",
  ]);
});
