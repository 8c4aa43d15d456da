import { describe, expect, test } from "vitest";
import type { Payer } from "#core/payments/payment.ts";
import { AT_HOME } from "#tests/support/a-provider.ts";
import { aSharedShop, LARGE_DOZEN } from "#tests/support/a-shared-shop.ts";

const BOB: Payer = {
  ...{ givenName: "Bob", name: "Bob Hen", email: "bob@example.com", phone: "07700 900111" },
  address: AT_HOME,
};

const ANN = {
  ...{ name: "Ann Hen", email: "ann@example.com", phone: "07700 900142" },
  recipient: "Nan Fox",
};

const aShopWhereBobPaidForAnn = async () => {
  const shop = aSharedShop({ postman: {} });
  const id = await shop.open([LARGE_DOZEN], 340, "", ANN);
  shop.provider.approve(id, BOB);
  await shop.counter.takePayment(id);
  await shop.backgroundJobs.deliverMessages(async () => true);
  const { office, records } = shop;
  const all = async () =>
    JSON.stringify([
      await shop.order(id),
      await records.agreements.find(id),
      (await records.messages.page(null)).items,
    ]);
  const erase = (email: string) => office.erasePersonNow(email);
  return { ...shop, id, all, erase };
};

test("who paid for another gets what is kept of that, and none of the other's order", async () => {
  const { office, id } = await aShopWhereBobPaidForAnn();
  const kept = await office.exportPerson("Bob@Example.com");
  expect(kept).toMatchObject({ orders: [], paidFor: [{ id, payer: { name: "Bob Hen" } }] });
  expect(JSON.stringify(kept)).not.toMatch(/Ann|Nan|07700/);
});

test("who ordered gets the order with payer and recipient", async () => {
  const { office, id } = await aShopWhereBobPaidForAnn();
  expect(await office.exportPerson(ANN.email)).toMatchObject({
    orders: [{ id, payer: { name: "Bob Hen", email: "bob@example.com" }, recipient: "Nan Fox" }],
    paidFor: [],
  });
});

describe("erasing", () => {
  test("the payer leaves the customer's order without a word of the payer", async () => {
    const { all, erase, order, id } = await aShopWhereBobPaidForAnn();
    expect(await all()).toMatch(/Bob/);
    expect(await erase("BOB@example.com")).toMatchObject({ value: { wasKnown: true } });
    expect(await all()).not.toMatch(/Bob/i);
    expect(await order(id)).toMatchObject({ customerName: "Ann Hen", recipient: "Nan Fox" });
  });

  test("the customer takes recipient and payer along", async () => {
    const { all, erase } = await aShopWhereBobPaidForAnn();
    await erase(ANN.email);
    expect(await all()).not.toMatch(/Bob|Ann|Nan|07700/i);
  });

  test("somebody whom only a name in an order resembles is nobody", async () => {
    const { erase } = await aShopWhereBobPaidForAnn();
    expect(await erase("bob@example.co")).toMatchObject({ value: { wasKnown: false } });
  });

  test("the payer stays erased where a backup of before is restored", async () => {
    const { all, erase, office, wait } = await aShopWhereBobPaidForAnn();
    const backup = await office.getBackup();
    wait(1);
    await erase("bob@example.com");
    expect(await office.restoreBackup(backup, [])).toMatchObject({ ok: true });
    expect(await all()).not.toMatch(/Bob/i);
  });
});
