import { describe, expect, test } from "vitest";
import { customerOfOrder } from "#core/orders/customer-of-order.ts";
import { aShop, NOON, type Shop } from "#tests/support/a-shop.ts";
import { anOrder } from "#tests/support/orders.ts";
import { aShopInABrowser, plantCustomers, storedCustomers } from "#tests/support/plant.ts";
import { aCustomer } from "#tests/support/records.ts";

const MABEL = aCustomer({ id: "Mabel", phone: "01293 555010" });

const aShopWithMabel = async (shop: Shop = aShop()) => {
  await plantCustomers(shop, { name: "Abel" }, MABEL, { name: "Zoe" });
  return { shop, office: shop.app.shop.office };
};

describe("putBackCustomer", () => {
  const removed = async ({ office }: Awaited<ReturnType<typeof aShopWithMabel>>) => {
    const answer = await office.removeCustomer("Mabel");
    if (!answer.ok) throw new Error("refused");
    return answer.value;
  };

  test("appends the removed customer with their id, and is idempotent", async () => {
    const deps = await aShopWithMabel();
    const gone = await removed(deps);
    const others = await storedCustomers(deps.shop);
    expect(others).toHaveLength(2);
    for (let time = 0; time < 2; time += 1)
      expect(await deps.office.putBackCustomer(gone)).toMatchObject({ ok: true });
    expect(await storedCustomers(deps.shop)).toEqual([...others, MABEL]);
  });

  test("keeps unknown fields", async () => {
    const stored = [
      { ...MABEL, since: 2019, hens: [{ name: "Marigold" }] },
      { ...aCustomer({ id: "2", email: "zoe@example.com" }), likes: "brown" },
    ];
    const { shop, shown } = aShopInABrowser({ customers: stored });
    const gone = await shop.app.shop.office.removeCustomer("Mabel");
    expect(shown("customers")).toEqual([stored[1]]);
    if (gone.ok) await shop.app.shop.office.putBackCustomer(gone.value);
    expect(shown("customers")).toEqual(stored.toReversed());
  });

  test("refuses a person erased since the removal, and not one erased before", async () => {
    const deps = await aShopWithMabel();
    await deps.office.erasePerson("zoe@example.com");
    await deps.office.addCustomer({ name: "Zoe", email: "zoe@example.com", phone: "" });
    const gone = await removed(deps);
    await deps.office.erasePerson("MABEL@example.com");
    expect(await deps.office.putBackCustomer(gone)).toEqual({
      ok: false,
      refusal: { kind: "person-erased" },
    });
    expect((await storedCustomers(deps.shop)).map(({ name }) => name)).toEqual(["Abel", "Zoe"]);
    const sameMoment = { at: NOON, removed: gone.removed };
    expect(await deps.office.putBackCustomer(sameMoment)).toMatchObject({
      refusal: { kind: "person-erased" },
    });
    const later = {
      at: "2026-06-21T11:00:00.000Z",
      removed: [{ item: aCustomer({ id: "9" }), unknown: null }],
    };
    expect(await deps.office.putBackCustomer(later)).toMatchObject({ ok: true });
  });

  test("refuses a customer whose email another has by now", async () => {
    const deps = await aShopWithMabel();
    const gone = await removed(deps);
    await deps.office.addCustomer({ name: "May", email: MABEL.email, phone: "" });
    expect(await deps.office.putBackCustomer(gone)).toEqual({
      ok: false,
      refusal: { kind: "duplicate-email" },
    });
    expect(await storedCustomers(deps.shop)).toHaveLength(3);
  });
});

describe("updateCustomer", () => {
  const EDIT = {
    name: " Mabel Hen ",
    email: "hen@example.com ",
    phone: "07700 900142",
    before: MABEL,
  };

  test("keeps the customer's id and index", async () => {
    const { shop, office } = await aShopWithMabel();
    const edited = {
      id: "Mabel",
      name: "Mabel Hen",
      email: "hen@example.com",
      phone: "07700 900142",
    };
    expect(await office.updateCustomer(EDIT)).toEqual({ ok: true, value: edited });
    expect((await storedCustomers(shop))[1]).toEqual(edited);
  });

  test("clears the phone, also one that is no phone today", async () => {
    const { shop, office } = await aShopWithMabel();
    expect(await office.updateCustomer({ ...EDIT, phone: " " })).toMatchObject({
      value: { phone: "" },
    });
    expect((await storedCustomers(shop))[1]).toMatchObject({ phone: "" });
  });

  test("keeps the email in other capitals, and an unchanged phone that is no phone today", async () => {
    const odd = aCustomer({ phone: "ask at the bar" });
    const shop = aShop();
    await plantCustomers(shop, odd);
    const edit = { ...odd, name: "May", email: "MABEL@example.com", before: odd };
    expect(await shop.app.shop.office.updateCustomer(edit)).toMatchObject({ ok: true });
    expect(await storedCustomers(shop)).toMatchObject([{ name: "May", phone: "ask at the bar" }]);
  });

  test.each<readonly [string, object, object]>([
    ["no name", { name: "" }, { kind: "missing-information", fields: ["name"] }],
    ["no email that can be", { email: "hen" }, { kind: "invalid-email", why: "no-email" }],
    ["no phone that can be", { phone: "hen" }, { kind: "invalid-phone" }],
    ["another's email", { email: "ABEL@example.com" }, { kind: "duplicate-email" }],
    ...[{ phone: "" }, { name: "May" }, { email: "may@example.com" }].map(
      (was) =>
        [
          `a record whose ${Object.keys(was)} is no longer what it was`,
          { before: { ...MABEL, ...was } },
          { kind: "record-changed", stored: MABEL },
        ] as const,
    ),
    ["a record that is gone", { before: { ...MABEL, id: "gone" } }, { kind: "record-gone" }],
  ])("with %s refuses and changes nothing", async (_what, change, refusal) => {
    const { shop, office } = await aShopWithMabel();
    const before = await storedCustomers(shop);
    expect(await office.updateCustomer({ ...EDIT, ...change })).toEqual({ ok: false, refusal });
    expect(await storedCustomers(shop)).toEqual(before);
  });
});

describe("the person of an order", () => {
  test("is found among the customers by email in any case, and not by an empty one", async () => {
    const { office } = await aShopWithMabel();
    expect(await office.findCustomer(" MABEL@example.com")).toEqual(MABEL);
    expect(await office.findCustomer("nobody@example.com")).toBeNull();
    expect(await office.findCustomer("")).toBeNull();
  });

  test("becomes a customer with what the order says, without a malformed phone", () => {
    expect(customerOfOrder(anOrder({ customerName: " Mabel Hen " }))).toEqual({
      name: "Mabel Hen",
      email: "mabel@example.com",
      phone: "",
    });
    const order = anOrder({ customerName: "Mabel Hen", phone: "01293 555010" });
    const email = "mabel@example.com";
    expect(customerOfOrder(order)).toEqual({ name: "Mabel Hen", email, phone: "01293 555010" });
    expect(customerOfOrder(anOrder({ phone: "at the gate" }))).toEqual({
      name: email,
      email,
      phone: "",
    });
  });
});

test("one of two customers of one mailbox may be corrected, and no third is added", async () => {
  const [plain, dotted] = [
    aCustomer({ id: "plain", email: "mabelhen@gmail.com" }),
    aCustomer({ id: "dotted", email: "mabel.hen@gmail.com" }),
  ];
  const shop = aShop();
  await plantCustomers(shop, plain, dotted);
  const { office } = shop.app.shop;
  const corrected = { ...dotted, phone: "01293 555011" };
  expect(await office.updateCustomer({ ...corrected, before: dotted })).toMatchObject({ ok: true });
  const wish = { ...corrected, email: "m.abelhen@gmail.com", before: corrected };
  const refused = { refusal: { kind: "duplicate-email" } };
  expect(await office.updateCustomer(wish)).toMatchObject(refused);
  const third = { name: "Mabel", email: "mabelhen+eggs@googlemail.com", phone: "" };
  expect(await office.addCustomer(third)).toMatchObject(refused);
});
