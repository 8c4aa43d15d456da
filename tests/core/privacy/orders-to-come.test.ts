import { expect, test } from "vitest";
import type { Order } from "#core/orders/order.ts";
import { MABELS } from "#tests/core/privacy/a-person.ts";
import { aSharedShop } from "#tests/support/a-shared-shop.ts";
import { refundOrder } from "#tests/support/give-back.ts";
import { aMessage, aWaiting } from "#tests/support/records.ts";

const HERS = "mabel@example.com";
const NAMES = /mabel|High Street|555010|Ring twice/i;

/** Today is Saturday 20 June 2026. */
const TO_COME: Order = {
  ...MABELS,
  id: "COMING",
  status: "Pending",
  days: { delivery: "2026-06-27" },
};

const MINUTES_A_DAY = 24 * 60;

const aShopWith = async (...orders: readonly Order[]) => {
  const shop = aSharedShop();
  for (const order of orders) await shop.records.orders.add(order);
  const kept = async (id: string) => JSON.stringify(await shop.records.orders.find(id));
  return { ...shop, kept };
};

test("erasePerson takes what is past at once and leaves an order still to come whole", async () => {
  const { office, records, kept } = await aShopWith(MABELS, TO_COME);
  await records.waitlist.add(aWaiting());
  for (const id of ["A-order-paid", "A-new-order", "COMING-order-paid", "COMING-new-order"])
    await records.messages.add(
      aMessage({ id, ...(id.endsWith("new-order") && { kind: "new-order", to: "owner" }) }),
    );
  expect(await office.erasePerson(HERS)).toEqual({
    ok: true,
    value: { wasKnown: true, after: "2026-07-04" },
  });
  expect(await kept("A")).not.toMatch(NAMES);
  expect(await records.orders.find("COMING")).toEqual({ ...TO_COME, leaving: true });
  const { items } = await records.messages.page(null);
  expect(items.map(({ id }) => id).sort()).toEqual(["COMING-new-order", "COMING-order-paid"]);
  expect(await records.waitlist.ofEmail(HERS)).toEqual([]);
  expect(await office.listLeaving()).toEqual([{ email: "Mabel@Example.com", after: "2026-07-04" }]);
});

test.each(["Completed", "Refunded", "Cancelled"])(
  "the rest goes by itself once the order is %s",
  async (status) => {
    const { office, records, kept, backgroundJobs } = await aShopWith(TO_COME);
    await office.erasePerson(HERS);
    expect(await backgroundJobs.finishErasures()).toBe(0);
    await records.orders.replace({ ...TO_COME, leaving: true, status });
    await records.messages.add(
      aMessage({ id: "COMING-refunded", kind: "refunded", state: "sent" }),
    );
    expect(await backgroundJobs.finishErasures()).toBe(1);
    expect(await kept("COMING")).not.toMatch(NAMES);
    expect(await kept("COMING")).not.toMatch("leaving");
    expect((await records.messages.page(null)).items).toEqual([]);
    expect(await backgroundJobs.finishErasures()).toBe(0);
  },
);

test("the rest waits until the last letter about the order has gone", async () => {
  const { office, records, kept, backgroundJobs } = await aShopWith(TO_COME);
  await office.erasePerson(HERS);
  await records.orders.replace({ ...TO_COME, leaving: true, status: "Refunded" });
  await records.messages.add(
    aMessage({ id: "COMING-refunded", kind: "refunded", state: "waiting" }),
  );
  expect(await backgroundJobs.finishErasures()).toBe(0);
  expect(await kept("COMING")).toMatch(NAMES);
});

test("the rest goes seven days after the order's day, whatever has become of it", async () => {
  const { office, kept, backgroundJobs, wait } = await aShopWith(TO_COME);
  await office.erasePerson(HERS);
  wait(14 * MINUTES_A_DAY);
  await backgroundJobs.finishErasures();
  expect(await kept("COMING")).toMatch(NAMES);
  wait(MINUTES_A_DAY);
  await backgroundJobs.finishErasures();
  expect(await kept("COMING")).not.toMatch(NAMES);
});

test("an order that moved is kept until seven days after its new day", async () => {
  const { office, records, backgroundJobs, wait, kept } = await aShopWith(TO_COME);
  await office.erasePerson(HERS);
  await records.orders.replace({ ...TO_COME, leaving: true, days: { delivery: "2026-07-04" } });
  expect(await office.listLeaving()).toMatchObject([{ after: "2026-07-11" }]);
  wait(15 * MINUTES_A_DAY);
  await backgroundJobs.finishErasures();
  expect(await kept("COMING")).toMatch(NAMES);
});

test("an order placed after the erasure stays as it is", async () => {
  const { office, records, backgroundJobs, kept } = await aShopWith(TO_COME);
  await office.erasePerson(HERS);
  await records.orders.add({ ...TO_COME, id: "NEW", date: "2026-06-21T11:00:00Z" });
  await records.messages.add(aMessage({ id: "NEW-order-paid", state: "sent" }));
  await records.orders.replace({ ...TO_COME, leaving: true, status: "Completed" });
  await backgroundJobs.finishErasures();
  expect(await kept("COMING")).not.toMatch(NAMES);
  expect(await kept("NEW")).toMatch(NAMES);
  expect((await records.messages.page(null)).items).toMatchObject([{ id: "NEW-order-paid" }]);
});

test("erasePersonNow takes orders still to come too", async () => {
  const { office, kept } = await aShopWith(MABELS, TO_COME);
  await office.erasePerson(HERS);
  expect(await office.erasePersonNow(HERS)).toEqual({
    ok: true,
    value: { wasKnown: true, after: null },
  });
  expect(await kept("COMING")).not.toMatch(NAMES);
  expect(await office.listLeaving()).toEqual([]);
  expect(await office.erasePersonNow("mabel")).toMatchObject({
    refusal: { kind: "invalid-email" },
  });
});

test("a backup of before brings back neither what is erased nor more of what is leaving", async () => {
  const { office, records, kept, wait, backgroundJobs } = await aShopWith(MABELS, TO_COME);
  const file = await office.getBackup();
  wait(1);
  await office.erasePerson(HERS);
  await office.restoreBackup(file, []);
  expect(await kept("A")).not.toMatch(NAMES);
  expect(await records.orders.find("COMING")).toEqual({ ...TO_COME, leaving: true });
  await office.setOrderStatus({ id: "COMING", status: "Completed" });
  await backgroundJobs.finishErasures();
  await office.restoreBackup(file, []);
  expect(await kept("COMING")).not.toMatch(NAMES);
});

test("news of the money of an order still to come leave its person", async () => {
  const shop = aSharedShop();
  const id = await shop.open(undefined, 340, "Ring twice");
  shop.provider.approve(id);
  await shop.counter.takePayment(id);
  await shop.office.erasePerson(HERS);
  await refundOrder(shop.office, { id, puttingBack: [] });
  expect(await shop.order(id)).toMatchObject({ status: "Refunded", customerName: "Mabel Hen" });
  expect(await shop.messages()).toContain("refunded to mabel@example.com");
});
