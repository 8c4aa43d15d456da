import { describe, expect, test } from "vitest";
import { everyOrder } from "#adapters/system/every-order.ts";
import { FARM } from "#core/farm.ts";
import { anonymous } from "#core/orders/anonymous.ts";
import type { Order } from "#core/orders/order.ts";
import { packingListOf } from "#core/orders/packing-list.ts";
import { aSharedShop } from "#tests/support/a-shared-shop.ts";
import { aShop, NOON } from "#tests/support/a-shop.ts";
import { aNewOrder } from "#tests/support/by-hand.ts";

const shopWith = async (change: Parameters<typeof aNewOrder>[0] = {}) => {
  const shop = aSharedShop();
  const answer = await shop.office.addOrder(
    aNewOrder({
      email: "hill@example.com",
      phone: "07700 900123",
      note: "In the porch",
      ...change,
    }),
  );
  if (!answer.ok) throw new Error(answer.refusal.kind);
  const { told: _told, ...taken } = answer.value;
  return { ...shop, taken };
};

const foundBy = async ({ office }: ReturnType<typeof aSharedShop>, text: string) =>
  (await office.listOrders({ text, status: "All", after: null })).items;

describe("an order by hand is, like any other,", () => {
  test("on the packing list of its day", async () => {
    const { office, taken } = await shopWith();
    const days = await office.getPackingList();
    const day = days.find((one) => one.day === "2026-06-21");
    expect(day?.collections.map(({ order }) => order.id)).toEqual([taken.id]);
    expect(packingListOf([taken], NOON, FARM).flatMap((one) => one.collections)).toHaveLength(1);
  });

  test("found by number, name, phone, email, note and packs", async () => {
    const shop = await shopWith();
    const { taken } = shop;
    for (const text of [taken.id, "hill", "07700", "hill@example.com", "porch", "large 12"])
      expect(await foundBy(shop, text), text).toEqual([taken]);
  });

  test("under My Orders of its email, without what is the farm's", async () => {
    const lookups = { mine: async () => [], proven: async () => ["hill@example.com"] };
    const { counter, office } = aShop({ lookups: { ...everyOrder, ...lookups } }).app.shop;
    await office.addOrder(aNewOrder({ email: "hill@example.com" }));
    const [seen] = await counter.findOrders("hill@example.com");
    expect(seen).toMatchObject({ paid: { how: "cash" }, customerName: "Mrs Hill" });
    expect(seen).not.toHaveProperty("log");
    expect(seen).not.toHaveProperty("unwritten");
  });

  test("marked as Ready and Completed, and taken up again", async () => {
    const { office, order, taken } = await shopWith();
    for (const status of ["Ready", "Completed", "Pending"] as const) {
      expect((await office.setOrderStatus({ id: taken.id, status })).ok).toBe(true);
      expect((await order(taken.id)).status).toBe(status);
    }
  });

  test("told to the person it is of, and left without them when they are erased", async () => {
    const { office, order, taken } = await shopWith();
    expect((await office.exportPerson("HILL@example.com")).orders).toEqual([taken]);
    await office.erasePersonNow("hill@example.com");
    const { unwritten: _unwritten, ...kept } = anonymous(taken) as Order;
    expect(await order(taken.id)).toMatchObject(kept);
    expect(await order(taken.id)).not.toHaveProperty("customerName");
  });

  test("in a backup, and back from it in either home", async () => {
    const { office, taken } = await shopWith({ how: "account" });
    const backup = await office.getBackup();
    const other = aShop().app.shop.office;
    expect((await other.restoreBackup(backup, [])).ok).toBe(true);
    const { items } = await other.listOrders({ text: "", status: "All", after: null });
    expect(items).toEqual([taken]);
    expect((await other.markPaid({ id: taken.id, how: "cash", isPaid: true })).ok).toBe(true);
  });
});
