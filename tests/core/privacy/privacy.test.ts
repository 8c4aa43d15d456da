import { describe, expect, test } from "vitest";
import { ABEL, MABELS, plantPersons } from "#tests/core/privacy/a-person.ts";
import { aSharedShop } from "#tests/support/a-shared-shop.ts";
import { aCustomer, aMessage } from "#tests/support/records.ts";

const HERS = "MABEL@example.com ";

const aShopThatKnowsMabel = async () => {
  const shop = aSharedShop();
  await plantPersons(shop.records);
  return shop;
};

const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id).sort();

describe("exportPerson", () => {
  test("returns all that is kept of an address in any case, and nothing of other persons", async () => {
    const { office } = await aShopThatKnowsMabel();
    const kept = await office.exportPerson(HERS);
    expect(kept).toMatchObject({ email: "MABEL@example.com", customer: { id: "1" } });
    expect(kept.orders).toEqual([MABELS]);
    expect(ids(kept.messages)).toEqual(["A", "A-needs-attention-1", "A-new-order", "C"]);
    expect(ids(kept.waitlist)).toEqual(["A"]);
    expect(kept.payments).toMatchObject([{ orderId: "A" }]);
  });

  test.each(["", "owner"])("returns nothing for %j, which is no address", async (email) => {
    const { office } = await aShopThatKnowsMabel();
    const { customer, orders, messages, waitlist } = await office.exportPerson(email);
    expect([customer, orders, messages, waitlist]).toEqual([null, [], [], []]);
  });
});

describe("erasePerson", () => {
  test("leaves orders without the person, and nothing else of them", async () => {
    const { office, records } = await aShopThatKnowsMabel();
    expect(await office.erasePerson(HERS)).toEqual({
      ok: true,
      value: { wasKnown: true, after: null },
    });
    const { customer, orders, messages, waitlist } = await office.exportPerson(HERS);
    expect([customer, orders, messages, waitlist]).toEqual([null, [], [], []]);
    expect(await records.orders.find("A")).toEqual({
      id: "A",
      date: MABELS.date,
      customerEmail: "",
      total: 340,
      status: "Completed",
      items: MABELS.items,
      paymentMethod: "paypal",
      captureId: "MONEY",
      money: MABELS.money,
      log: MABELS.log,
    });
    const agreement = await records.agreements.find("A");
    expect(agreement).toMatchObject({ orderId: "A", note: "" });
    expect(agreement).not.toHaveProperty("paidBy");
    expect(ids((await records.messages.page(null)).items)).toEqual(["B-new-order"]);
  });

  test("changes nothing of other persons", async () => {
    const { office } = await aShopThatKnowsMabel();
    const before = await office.exportPerson(ABEL);
    await office.erasePerson(HERS);
    expect(await office.exportPerson(ABEL)).toEqual(before);
  });

  test.each(["", "owner"])("refuses %j, which is no address", async (email) => {
    const { office, records } = await aShopThatKnowsMabel();
    expect(await office.erasePerson(email)).toMatchObject({ refusal: { kind: "invalid-email" } });
    expect((await records.messages.page(null)).total).toBe(5);
  });

  test("keeps a digest of the address alone", async () => {
    const { office, records, wait } = await aShopThatKnowsMabel();
    expect(await records.erasures.since(HERS)).toBeNull();
    await office.erasePerson(HERS);
    expect(await records.erasures.since("mabel@EXAMPLE.com")).toBe("2026-06-20T11:00:00.000Z");
    wait(5);
    await office.erasePerson(HERS);
    expect(await records.erasures.since(HERS)).toBe("2026-06-20T11:05:00.000Z");
  });
});

test("a letter about an order that went to another address is the person's too, and goes", async () => {
  const { office, records } = await aShopThatKnowsMabel();
  await records.messages.add(aMessage({ id: "A-order-paid-again-W", to: "aunt@example.com" }));
  expect(ids((await office.exportPerson(HERS)).messages)).toContain("A-order-paid-again-W");
  await office.erasePerson(HERS);
  expect(await records.messages.find("A-order-paid-again-W")).toBeNull();
});

test("erasePerson finds every spelling that Google delivers to one mailbox", async () => {
  const { office, records } = await aShopThatKnowsMabel();
  const email = "Mabel.Hen@googlemail.com";
  await records.orders.add({ ...MABELS, id: "AT-GOOGLE", customerEmail: email });
  await records.customers.add(aCustomer({ id: "3", email: "mabelhen@gmail.com" }));
  await office.erasePerson("mabelhen+eggs@gmail.com");
  expect((await records.orders.find("AT-GOOGLE"))?.customerEmail).toBe("");
  expect(await records.customers.find("3")).toBeNull();
});

test("erasePerson says that an address is in no record", async () => {
  const { office } = await aShopThatKnowsMabel();
  expect(await office.erasePerson("zoe@example.com")).toEqual({
    ok: true,
    value: { wasKnown: false, after: null },
  });
});

describe("news of a payment after erasePerson", () => {
  const opened = async () => {
    const shop = aSharedShop();
    const orderId = await shop.open(undefined, undefined, "Ring twice");
    shop.provider.approve(orderId);
    return { ...shop, orderId };
  };
  const PERSONAL = ["customerName", "phone", "address", "note"] as const;

  test("add nothing of the person where it was opened before", async () => {
    const { office, counter, order, orderId, wait, records, messages } = await opened();
    wait(1);
    await office.erasePerson("mabel@example.com");
    wait(1);
    await counter.takePayment(orderId);
    const taken = await order(orderId);
    expect(taken).toMatchObject({
      customerEmail: "",
      status: "Pending",
      captureId: expect.any(String),
    });
    for (const field of PERSONAL) expect(taken).not.toHaveProperty(field);
    expect(await records.agreements.find(orderId)).not.toHaveProperty("paidBy");
    expect(await messages()).toEqual(["new-order to owner"]);
  });

  test("add nothing of the person where its order was known already", async () => {
    const { office, counter, provider, order, orderId, wait, records, sweep } = await opened();
    provider.tell({ state: "pending" });
    await counter.takePayment(orderId);
    await office.erasePersonNow("mabel@example.com");
    provider.captureBecomes(orderId, { state: "completed" });
    wait(1);
    await sweep();
    const taken = await order(orderId);
    expect(taken).toMatchObject({ customerEmail: "", status: "Pending" });
    for (const field of PERSONAL) expect(taken).not.toHaveProperty(field);
    expect(await records.agreements.find(orderId)).not.toHaveProperty("paidBy");
  });

  test("add nothing of the person where it was opened at the same instant", async () => {
    const { office, counter, order, orderId } = await opened();
    await office.erasePerson("mabel@example.com");
    await counter.takePayment(orderId);
    expect(await order(orderId)).toMatchObject({ customerEmail: "" });
  });

  test("add no person to an anonymous order, whatever address the provider names", async () => {
    const { counter, provider, order, orderId, records, backgroundJobs } = await opened();
    provider.tell({ state: "pending" });
    await counter.takePayment(orderId);
    const agreement = await records.agreements.find(orderId);
    if (!agreement) throw new Error("Nothing was agreed.");
    const { paidBy: _name, ...nobodys } = agreement;
    await records.agreements.replace(nobodys);
    await records.orders.replace({ ...(await order(orderId)), customerEmail: "" });
    provider.captureBecomes(orderId, { state: "completed" });
    await backgroundJobs.receiveWebhook({ orderId, captureId: null, isReversal: false });
    expect(await order(orderId)).toMatchObject({ status: "Pending", customerEmail: "" });
    expect(await records.agreements.find(orderId)).not.toHaveProperty("paidBy");
  });

  test("add the person where it was opened after the erasure", async () => {
    const shop = aSharedShop();
    await shop.office.erasePerson("mabel@example.com");
    shop.wait(1);
    const orderId = await shop.open();
    shop.provider.approve(orderId);
    await shop.counter.takePayment(orderId);
    expect(await shop.order(orderId)).toMatchObject({
      customerEmail: "mabel@example.com",
      customerName: "Mabel Hen",
    });
  });
});

test("restoreBackup keeps erased persons erased, and no others", async () => {
  const { office, records, wait } = await aShopThatKnowsMabel();
  const file = await office.getBackup();
  wait(1);
  await office.erasePerson(HERS);
  expect(await office.restoreBackup(file, [])).toEqual({ ok: true, value: null });
  expect((await records.customers.page({ text: "", sort: null, after: null })).items).toMatchObject(
    [{ email: ABEL }],
  );
  const hers = await records.orders.find("A");
  expect(hers).toMatchObject({ customerEmail: "", total: 340, captureId: "MONEY" });
  expect(JSON.stringify(hers)).not.toMatch(/Mabel|High Street|555010|Ring/);
  expect(await records.orders.find("B")).toMatchObject({ customerEmail: ABEL, note: "Ring twice" });
});

test("erasePerson removes every customer of the address, and no other", async () => {
  const { office, records } = aSharedShop();
  for (const id of ["1", "2", "3"])
    await records.customers.add(aCustomer({ id, email: id === "2" ? ABEL : "mabel@example.com" }));
  await office.erasePerson(" mabel@example.com ");
  const { items } = await records.customers.page({ text: "", sort: null, after: null });
  expect(ids(items)).toEqual(["2"]);
});

test("erasePerson ignores a customer without an id", async () => {
  const { office, records } = aSharedShop();
  await records.customers.add(aCustomer({ id: "", email: "mabel@example.com" }));
  expect(await office.erasePerson(HERS)).toMatchObject({ ok: true });
});
