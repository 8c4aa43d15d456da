import { describe, expect, test } from "vitest";
import { erasePerson } from "#core/privacy/erase-person.ts";
import { NOON } from "#tests/support/a-shop.ts";
import { inDocuments } from "#tests/support/archive-documents.ts";
import { anOrder } from "#tests/support/orders.ts";
import { aCustomer } from "#tests/support/records.ts";
import { TEST_STORES } from "#tests/support/stores.ts";

const MABEL = { email: "mabel@example.com" };

const GIFT = { id: "1", total: 3.4, status: "Completed", items: [], giftFor: "Mabel's aunt" };

describe.each(TEST_STORES)("erased addresses in %s", (_name, freshTestStore) => {
  test("are known in any case, for every tab, and by the last time", async () => {
    const testStore = freshTestStore();
    const { unitOfWork, records } = testStore.openTab().shop;
    expect(await records.erasures.since("mabel@example.com")).toBeNull();
    await unitOfWork.run(({ erasures }) => erasures.note("Mabel@example.com", NOON));
    await unitOfWork.run(({ erasures }) => erasures.note("abel@example.com", NOON));
    const later = "2026-07-01T11:00:00.000Z";
    await unitOfWork.run(({ erasures }) => erasures.note(" mabel@EXAMPLE.com", later));
    const there = testStore.openTab().shop.records.erasures;
    expect(await there.since("mabel@example.com ")).toBe(later);
    expect(await there.since("abel@example.com")).toBe(NOON);
    expect(await there.since("zoe@example.com")).toBeNull();
    const asked = [" MABEL@example.com", "abel@example.com", "zoe@example.com"];
    expect([...(await there.sinceOf(asked))]).toEqual([
      [asked[0], later],
      [asked[1], NOON],
    ]);
    expect([...(await there.sinceOf([]))]).toEqual([]);
  });

  test("are known in either spelling of their domain", async () => {
    const { unitOfWork, records } = freshTestStore().openTab().shop;
    await unitOfWork.run(({ erasures }) => erasures.note("mabel@xn--mller-kva.example", NOON));
    expect(await records.erasures.since("mabel@müller.example")).toBe(NOON);
  });

  test("are known in every spelling that Google delivers to one mailbox", async () => {
    const { unitOfWork, records } = freshTestStore().openTab().shop;
    await unitOfWork.run(({ erasures }) => erasures.note("Mabel.Hen@googlemail.com", NOON));
    expect(await records.erasures.since("mabelhen+eggs@gmail.com")).toBe(NOON);
    expect([...(await records.erasures.sinceOf(["mabelhen@gmail.com"])).values()]).toEqual([NOON]);
  });

  test("take along the unknown fields of their records, and no other", async () => {
    const { shop } = freshTestStore().openTab();
    const archive = inDocuments(shop.archive);
    const documents = await archive.read();
    await archive.replace({
      ...documents,
      orders: [
        { ...GIFT, date: NOON, customerEmail: "mabel@example.com" },
        { ...GIFT, id: "2", date: NOON, customerEmail: "abel@example.com" },
      ],
      customers: [
        { id: "1", name: "Mabel", email: "mabel@example.com", phone: "", likes: "gifts" },
        { id: "2", name: "Abel", email: "abel@example.com", phone: "", likes: "gifts" },
      ],
    });
    await shop.unitOfWork.run((records) =>
      erasePerson({ ...records, now: NOON, newId: "N" })("mabel@example.com"),
    );
    const { orders, customers } = await archive.read();
    expect(orders).toMatchObject([
      { id: "1", customerEmail: "" },
      { id: "2", giftFor: GIFT.giftFor },
    ]);
    expect((orders as object[])[0]).not.toHaveProperty("giftFor");
    expect(customers).toMatchObject([{ id: "2", likes: "gifts" }]);
    expect(customers).toHaveLength(1);
    // The next customer with these numbers is another person.
    await shop.unitOfWork.run(async (records) => {
      await records.customers.add(aCustomer({ id: "1", email: "zoe@example.com" }));
    });
    const [, zoe] = (await archive.read()).customers as readonly object[];
    expect(zoe).not.toHaveProperty("likes");
  });

  test("take along a customer that was stored without an id", async () => {
    const { shop } = freshTestStore().openTab();
    const archive = inDocuments(shop.archive);
    const customers = ["mabel@example.com", "abel@example.com"].map((email) => ({
      ...aCustomer({ email }),
      id: "",
    }));
    await archive.replace({ ...(await archive.read()), customers });
    await shop.unitOfWork.run((records) =>
      erasePerson({ ...records, now: NOON, newId: "N" })("mabel@example.com"),
    );
    expect((await archive.read()).customers).toMatchObject([{ email: "abel@example.com" }]);
  });

  test("take along the unknown fields of an order where there is no other", async () => {
    const { shop } = freshTestStore().openTab();
    const archive = inDocuments(shop.archive);
    const order = { ...GIFT, date: NOON, customerEmail: "mabel@example.com" };
    await archive.replace({ ...(await archive.read()), orders: [order] });
    await shop.unitOfWork.run((all) => all.orders.forget(MABEL, () => true));
    const { orders } = await archive.read();
    expect(orders).toMatchObject([{ id: "1", total: 3.4 }]);
    expect((orders as object[])[0]).not.toHaveProperty("giftFor");
  });

  test("leave orders that are still to come as they are, until they are forgotten", async () => {
    const { shop } = freshTestStore().openTab();
    const archive = inDocuments(shop.archive);
    const gift = { ...GIFT, date: NOON, customerEmail: "mabel@example.com" };
    const coming = { ...gift, id: "2", leaving: true };
    await archive.replace({ ...(await archive.read()), orders: [gift, coming] });
    const idsOf = async () => (await shop.records.orders.leaving()).map(({ id }) => id);
    expect(await idsOf()).toEqual(["2"]);
    await shop.unitOfWork.run((all) => all.orders.forget(MABEL, ({ id }) => id !== "2"));
    const [past, kept] = (await archive.read()).orders as readonly object[];
    expect(past).not.toHaveProperty("giftFor");
    expect(kept).toEqual({ ...coming, money: [expect.objectContaining({ amount: 340 })] });
    await shop.unitOfWork.run((all) => all.orders.forget("leaving", ({ id }) => id === "2"));
    const [, forgotten] = (await archive.read()).orders as readonly object[];
    expect(forgotten).not.toHaveProperty("giftFor");
    expect(forgotten).toMatchObject({ id: "2", customerEmail: "" });
    expect(await idsOf()).toEqual([]);
  });

  test("leave orders that were stored without an id, without who placed them", async () => {
    const { records, unitOfWork } = freshTestStore().openTab().shop;
    const nameless = anOrder({ id: "", customerName: "Mabel Smith", note: "Ring twice" });
    const abels = anOrder({ id: "B", date: "", customerEmail: "abel@example.com" });
    await unitOfWork.run(async ({ orders }) => {
      await orders.add(nameless);
      await orders.add(abels);
    });
    await unitOfWork.run((all) =>
      erasePerson({ ...all, now: NOON, newId: "N" })("mabel@example.com"),
    );
    const { items } = await records.orders.page({ text: "", status: "All", after: null });
    const { note: _note, customerName: _name, ...kept } = nameless;
    expect(items).toEqual([{ ...kept, customerEmail: "" }, abels]);
    for (const text of ["mabel", "smith"])
      expect(await records.orders.page({ text, status: "All", after: null })).toMatchObject({
        items: [],
      });
  });
});
