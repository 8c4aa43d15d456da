import { expect, test } from "vitest";
import { aSharedShop } from "#tests/support/a-shared-shop.ts";
import { anOrder, type ToldOrder, TWO_ITEMS } from "#tests/support/orders.ts";

const SUNDAY = { collection: "2026-06-28" };
const TO_COLLECT = { days: SUNDAY, items: TWO_ITEMS.slice(1) };

const shopWith = async (...orders: readonly ToldOrder[]) => {
  const mails: string[] = [];
  const shop = aSharedShop({
    postman: {
      send: async ({ text }: { text: string }) => {
        mails.push(text);
      },
    } as never,
  });
  for (const order of orders) await shop.records.orders.add(anOrder({ ...TO_COLLECT, ...order }));
  const pack = (id: string, status: "Ready" | "Pending" = "Ready") =>
    shop.office.setOrderStatus({ id, status });
  const deliver = async () => {
    await shop.backgroundJobs.deliverMessages(async () => true);
    const sent = mails.splice(0).map((text) => text.match(/Order \w+/g)?.join(", "));
    return sent;
  };
  return { ...shop, pack, deliver };
};

test("two orders of a customer that become ready together are told of in one mail", async () => {
  const shop = await shopWith({ id: "ONE" }, { id: "TWO" });
  await shop.pack("ONE");
  expect(await shop.deliver()).toEqual([]);
  await shop.pack("TWO");
  expect(await shop.deliver()).toEqual(["Order ONE, Order TWO"]);
  for (const id of ["ONE", "TWO"]) {
    await shop.pack(id, "Pending");
    await shop.pack(id);
  }
  shop.wait(60);
  expect(await shop.deliver()).toEqual([]);
});

test("several that are marked at once are told of in one mail", async () => {
  const shop = await shopWith({ id: "ONE" }, { id: "TWO" }, { id: "SIX" });
  const changes = ["ONE", "TWO", "SIX"].map((id) => ({ id, status: "Ready" as const }));
  await shop.office.setOrderStatuses(changes);
  const [only, ...more] = await shop.deliver();
  expect(only?.split(", ").sort()).toEqual(["Order ONE", "Order SIX", "Order TWO"]);
  expect(more).toEqual([]);
});

test("an order isn't waited for longer than a little, and has a mail of its own then", async () => {
  const shop = await shopWith({ id: "ONE" }, { id: "TWO" });
  await shop.pack("ONE");
  shop.wait(10);
  expect(await shop.deliver()).toEqual(["Order ONE"]);
  await shop.pack("TWO");
  expect(await shop.deliver()).toEqual(["Order TWO"]);
});

test.each<ToldOrder>([
  { customerEmail: "ada@example.com" },
  { days: { collection: "2026-07-05" } },
  { days: { delivery: "2026-06-28" }, items: TWO_ITEMS.slice(0, 1) },
  { unwritten: true },
  { status: "Completed" },
])("a mail doesn't wait for another order that is %j", async (other) => {
  const shop = await shopWith({ id: "ONE" }, { id: "TWO", ...other });
  await shop.pack("ONE");
  expect(await shop.deliver()).toEqual(["Order ONE"]);
});
