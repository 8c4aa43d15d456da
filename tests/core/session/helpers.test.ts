import { describe, expect, test } from "vitest";
import { aShop, memoryStores } from "#tests/support/a-shop.ts";
import { A_HELPER } from "#tests/support/credentials.ts";
import { aSession, memoryPeople } from "#tests/support/memory-people.ts";
import { anOrder } from "#tests/support/orders.ts";
import { aCost, anEggCount } from "#tests/support/records.ts";

const SHARED = { publicUrl: "https://eggs.example" };

/** A shared shop of which a helper is logged in, or its owner. */
const aShopOf = (person: typeof A_HELPER.person | null) => {
  const stores = memoryStores();
  const sessions = { ...stores.sessions, person: async () => person };
  return aShop({ stores: { ...stores, sessions }, shared: SHARED });
};

test("addHelper answers with the password that the shop has made, once", async () => {
  const { office } = aShop(memoryPeople()).app.shop;
  expect(await office.addHelper("  Tom \n Hill ")).toEqual({
    ok: true,
    value: { name: "Tom Hill", password: "Tom Hill's password" },
  });
  expect((await office.getPeople()).helpers).toEqual([{ id: "tom hill", name: "Tom Hill" }]);
});

test.each([
  ["no-name", ""],
  ["no-name", " \n"],
  ["too-long", "x".repeat(61)],
  ["name-taken", " Ada"],
])("addHelper refuses with %s: %j", async (kind, name) => {
  const { office } = aShop(memoryPeople()).app.shop;
  await office.addHelper("Ada");
  expect(await office.addHelper(name)).toEqual({ ok: false, refusal: { kind } });
  expect((await office.getPeople()).helpers).toHaveLength(1);
});

test("removeHelper ends their sessions, and no other's", async () => {
  const toms = aSession({ id: "toms", isOwn: false, helper: "Tom" });
  const { office } = aShop(memoryPeople(aSession(), toms)).app.shop;
  await office.addHelper("Tom");
  await office.removeHelper("tom");
  expect(await office.getPeople()).toEqual({ sessions: [aSession()], helpers: [] });
});

test("in one browser there are no helpers", async () => {
  const { office } = aShop().app.shop;
  expect(await office.addHelper("Tom")).toEqual({
    ok: false,
    refusal: { kind: "kept-by-the-build" },
  });
  expect(await office.removeHelper("tom")).toEqual({ ok: true, value: null });
});

describe("getPackingList", () => {
  const ORDER = anOrder({
    customerName: "Mabel Hen",
    phone: "07700 900000",
    address: { lines: ["1 High Street"], postcode: "RH10 1AA", country: "GB" },
    note: "Ring twice",
    fee: 12,
    captureId: "MONEY",
    log: [{ at: "2026-06-19T09:00:00.000Z", kind: "paid" }],
  });

  const parcelFor = async (person: typeof A_HELPER.person | null) => {
    const { app, records } = aShopOf(person);
    await records.orders.add(ORDER);
    const [parcel] = (await app.shop.office.getPackingList()).flatMap((day) => [
      ...day.deliveries,
      ...day.collections,
    ]);
    return parcel;
  };

  test("tells a helper what is needed to hand over, and neither money nor e-mail", async () => {
    const [item] = ORDER.items;
    expect(await parcelFor(A_HELPER.person)).toEqual({
      order: {
        id: ORDER.id,
        status: "Pending",
        changes: 1,
        customerName: "Mabel Hen",
        phone: "07700 900000",
        address: ORDER.address,
        note: "Ring twice",
      },
      items: [
        {
          id: item?.id,
          name: item?.name,
          packSize: item?.packSize,
          deliveryMethod: item?.deliveryMethod,
          quantity: item?.quantity,
        },
      ],
      isPart: false,
    });
  });

  test("tells the owner the e-mail too", async () => {
    expect((await parcelFor({ kind: "owner" }))?.order).toMatchObject({
      customerEmail: ORDER.customerEmail,
    });
  });
});

test("getFlock tells a helper the eggs, and no costs", async () => {
  const { app, records } = aShopOf(A_HELPER.person);
  await records.flocks.addCost("1", aCost());
  await records.flocks.addEggs("1", anEggCount());
  expect(await app.shop.office.getFlock("1")).toEqual({ costs: [], eggs: [anEggCount()] });
});

test.each([
  [A_HELPER.person, { by: "Tom" }],
  [{ kind: "owner" }, {}],
] as const)("setOrderStatus logs who ticked: %j", async (person, named) => {
  const { app, records } = aShopOf(person);
  await records.orders.add(anOrder());
  await app.shop.office.setOrderStatus({ id: "A", status: "Completed" });
  const log = (await records.orders.find("A"))?.log;
  expect(log).toEqual([{ at: expect.any(String), kind: "completed", ...named }]);
});
