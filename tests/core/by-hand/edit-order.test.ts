import { describe, expect, test } from "vitest";
import { fieldsOf, type OrderEdit } from "#core/by-hand/edit-order.ts";
import type { Order } from "#core/orders/order.ts";
import { ORDER_STATUSES } from "#core/orders/order-status.ts";
import { aSharedShop } from "#tests/support/a-shared-shop.ts";
import { NOON } from "#tests/support/a-shop.ts";
import { A_TOLD_ORDER, anOrder } from "#tests/support/orders.ts";

const SATURDAY = "2026-06-27";
const WEDNESDAY = "2026-06-24";

const shopWith = async (...orders: readonly Order[]) => {
  const shop = aSharedShop();
  for (const order of orders) await shop.records.orders.add(order);
  return shop;
};

const FIELDS = {
  name: "Mabel Smith",
  email: A_TOLD_ORDER.customerEmail,
  phone: "07700 900123",
  address: { lines: "3 Mill Lane\nCrawley", postcode: "RH10 1AA" },
};

const TOLD = { ...A_TOLD_ORDER, days: { delivery: "2026-06-20", collection: "2026-06-21" } };

const edit = (change: Partial<OrderEdit>): OrderEdit => ({
  id: TOLD.id,
  before: FIELDS,
  ...FIELDS,
  days: {},
  anyway: false,
  ...change,
});

describe("editOrder", () => {
  test("changes address and phone, and logs which, never what stood there", async () => {
    const { office, order } = await shopWith(TOLD);
    const address = { lines: " 1 High Street \n", postcode: "rh11 0aa" };
    expect((await office.editOrder(edit({ phone: " 01293 555123 ", address }))).ok).toBe(true);
    expect(await order(TOLD.id)).toEqual({
      ...TOLD,
      phone: "01293 555123",
      address: { lines: ["1 High Street"], postcode: "RH11 0AA", country: "GB" },
      log: [
        { at: NOON, kind: "edited", detail: "phone" },
        { at: NOON, kind: "edited", detail: "address" },
      ],
    });
  });

  test("mends name and e-mail address, by which the order is found from then on", async () => {
    const { office, order, records } = await shopWith(TOLD);
    const mended = edit({ name: " Mabel Smyth ", email: "mabel@gmail.com " });
    expect((await office.editOrder(mended)).ok).toBe(true);
    expect(await order(TOLD.id)).toMatchObject({
      customerName: "Mabel Smyth",
      customerEmail: "mabel@gmail.com",
      log: [{ detail: "name" }, { detail: "email" }],
    });
    expect(await records.orders.ofEmail(TOLD.customerEmail)).toEqual([]);
    expect(await records.orders.ofEmail("mabel@gmail.com")).toMatchObject([{ id: TOLD.id }]);
  });

  test("keeps an e-mail address and a missing name as they were stored", async () => {
    const { customerName: _name, ...nameless } = TOLD;
    const old = { ...nameless, customerEmail: "möhre@farm" };
    const { office, order } = await shopWith(old);
    const before = fieldsOf(old);
    expect((await office.editOrder(edit({ ...before, before, phone: "" }))).ok).toBe(true);
    expect(await order(TOLD.id)).toMatchObject({ customerEmail: "möhre@farm" });
    expect(await order(TOLD.id)).not.toHaveProperty("customerName");
  });

  test("moves the day of each method, and writes to the customer once", async () => {
    const { office, order, messages } = await shopWith(TOLD);
    await office.editOrder(edit({ days: { delivery: SATURDAY, collection: SATURDAY } }));
    expect((await order(TOLD.id)).days).toEqual({ delivery: SATURDAY, collection: SATURDAY });
    expect((await order(TOLD.id)).log?.map(({ kind }) => kind)).toEqual(["day-moved", "day-moved"]);
    expect(await messages()).toHaveLength(1);
  });

  test("says for whom it is, and takes that back", async () => {
    const { office, order } = await shopWith(TOLD);
    const before = fieldsOf(TOLD);
    await office.editOrder(edit({ ...before, before, recipient: " Nan Fox " }));
    expect(await order(TOLD.id)).toMatchObject({
      recipient: "Nan Fox",
      log: [{ kind: "edited", detail: "recipient" }],
    });
    const now = { ...before, recipient: "Nan Fox" };
    await office.editOrder(edit({ ...now, before: now, recipient: "" }));
    expect(await order(TOLD.id)).not.toHaveProperty("recipient");
  });

  test("keeps for whom it is where a page of an earlier version says nothing of it", async () => {
    const { office, order } = await shopWith({ ...TOLD, recipient: "Nan Fox" });
    expect((await office.editOrder(edit({ phone: "01293 555123" }))).ok).toBe(true);
    expect(await order(TOLD.id)).toMatchObject({ phone: "01293 555123", recipient: "Nan Fox" });
  });

  test("refuses a recipient that another edit has changed, or that is too long", async () => {
    const { office } = await shopWith({ ...TOLD, recipient: "Nan Fox" });
    const before = fieldsOf(TOLD);
    expect(await office.editOrder(edit({ ...before, before, recipient: "Ben" }))).toMatchObject({
      refusal: { kind: "order-changed", stored: { recipient: "Nan Fox" } },
    });
    const now = { ...before, recipient: "Nan Fox" };
    const long = edit({ ...now, before: now, recipient: "x".repeat(101) });
    expect(await office.editOrder(long)).toMatchObject({
      refusal: { kind: "bad-edit", fields: ["recipient"] },
    });
  });

  test("that changes nothing logs nothing", async () => {
    const { office, order } = await shopWith(TOLD);
    expect((await office.editOrder(edit({ days: TOLD.days }))).ok).toBe(true);
    expect(await order(TOLD.id)).toEqual(TOLD);
  });

  test("empties a field", async () => {
    const { office, order } = await shopWith(TOLD);
    await office.editOrder(edit({ phone: "", address: { lines: "", postcode: "" } }));
    expect(await order(TOLD.id)).not.toHaveProperty("phone");
    expect(await order(TOLD.id)).not.toHaveProperty("address");
  });

  test("keeps a phone as an earlier version stored it", async () => {
    const old = { ...TOLD, phone: "ask at the pub" };
    const { office } = await shopWith(old);
    const before = { ...FIELDS, phone: old.phone };
    expect((await office.editOrder(edit({ before, phone: old.phone }))).ok).toBe(true);
  });

  test.each<[string, Partial<OrderEdit>]>([
    ["bad-edit", { phone: "soon", days: { delivery: SATURDAY } }],
    ["bad-edit", { name: " " }],
    ["bad-edit", { email: "möhre@example.com" }],
    ["bad-edit", { address: { lines: "x".repeat(101), postcode: "" } }],
    ["order-changed", { before: { ...FIELDS, phone: "" } }],
    ["order-changed", { before: { ...FIELDS, email: "mabel@example.org" } }],
    ["day-past", { days: { delivery: "2026-06-01" } }],
    ["day-not-open", { phone: "", days: { delivery: SATURDAY, collection: WEDNESDAY } }],
    ["order-gone", { id: "NONE" }],
  ])("is refused as %s, and changes nothing: %j", async (kind, change) => {
    const { office, order } = await shopWith(TOLD);
    expect(await office.editOrder(edit(change))).toMatchObject({ ok: false, refusal: { kind } });
    expect(await order(TOLD.id)).toEqual(TOLD);
  });

  test("moves onto a closed day anyway", async () => {
    const { office, order } = await shopWith(TOLD);
    await office.editOrder(edit({ days: { delivery: WEDNESDAY }, anyway: true }));
    expect((await order(TOLD.id)).days?.delivery).toBe(WEDNESDAY);
  });

  test("is refused for a method that the order hasn't", async () => {
    const { office } = await shopWith(anOrder());
    const before = fieldsOf(anOrder());
    const wish = { ...edit({ ...before, before, days: { collection: SATURDAY } }), id: "A" };
    expect(await office.editOrder(wish)).toMatchObject({ refusal: { kind: "not-to-move" } });
  });

  test("is for orders that aren't handed over", async () => {
    const orders = ORDER_STATUSES.map((status) => ({ ...TOLD, id: status, status }));
    const { office } = await shopWith(...orders);
    const edited = [];
    for (const { id } of orders)
      if ((await office.editOrder(edit({ id, phone: "" }))).ok) edited.push(id);
    expect(edited).toEqual(["Awaiting payment", "Pending", "Ready", "Needs attention"]);
  });
});
