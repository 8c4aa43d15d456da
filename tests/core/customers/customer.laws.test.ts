import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Customer, searchCustomers, sortCustomers } from "#core/customers/customer.ts";
import { aShop } from "#tests/support/a-shop.ts";

const customers = fc.array(
  fc.record({
    id: fc.uuid(),
    name: fc.string({ minLength: 1 }),
    email: fc.emailAddress(),
    phone: fc.oneof(fc.constant(""), fc.string()),
  }),
);
const columns = fc.constantFrom("name" as const, "email" as const, "phone" as const);
const directions = fc.constantFrom("ascending" as const, "descending" as const);

const ids = (all: readonly Customer[]) => all.map(({ id }) => id).sort();

test("sorting loses nobody and adds nobody, and sorting again changes nothing", () => {
  fc.assert(
    fc.property(customers, columns, directions, (all, column, direction) => {
      const sorted = sortCustomers(all, column, direction);
      expect(ids(sorted)).toEqual(ids(all));
      expect(sortCustomers(sorted, column, direction)).toEqual(sorted);
    }),
  );
});

test("customers without a phone come last, whichever way phones are sorted", () => {
  fc.assert(
    fc.property(customers, directions, (all, direction) => {
      const phones = sortCustomers(all, "phone", direction).map(({ phone }) => phone === "");
      expect(phones).toEqual([...phones].sort((a, b) => Number(a) - Number(b)));
    }),
  );
});

test("an empty search finds everybody, and every search finds a part of them", () => {
  fc.assert(
    fc.property(customers, fc.string(), (all, text) => {
      expect(searchCustomers(all, "")).toEqual(all);
      for (const found of searchCustomers(all, text)) expect(all).toContain(found);
    }),
  );
});

test("a customer is found by any part of name, email or phone, in any case", () => {
  const mabel = { id: "1", name: "Mabel Hen", email: "mabel@example.com", phone: "01293 555 010" };
  for (const text of ["mABEL", "hen", "EXAMPLE", "555", " mabel "])
    expect(searchCustomers([mabel], text)).toEqual([mabel]);
  expect(searchCustomers([mabel], "goose")).toEqual([]);
});

describe("adding a customer", () => {
  const MABEL = { name: " Mabel ", email: " Mabel@Example.com ", phone: "" };

  test("appends it, trimmed, with an id of its own", async () => {
    const { app } = aShop();
    await app.addCustomer(MABEL);
    await app.addCustomer({ ...MABEL, email: "abel@example.com" });
    expect(await app.listCustomers()).toEqual([
      { id: "ID-1", name: "Mabel", email: "Mabel@Example.com", phone: "" },
      { id: "ID-2", name: "Mabel", email: "abel@example.com", phone: "" },
    ]);
  });

  test.each([
    ["no name", { name: " " }, { kind: "missing-information", fields: ["name"] }],
    ["no email", { email: "" }, { kind: "missing-information", fields: ["email"] }],
    [
      "neither",
      { name: "", email: "" },
      { kind: "missing-information", fields: ["name", "email"] },
    ],
    ["half an email", { email: "mabel@" }, { kind: "invalid-email" }],
    [
      "a known email in other capitals",
      { email: "MABEL@EXAMPLE.COM" },
      { kind: "duplicate-email" },
    ],
  ])("with %s is refused and stores nothing", async (_what, change, refusal) => {
    const { app } = aShop();
    await app.addCustomer(MABEL);
    expect(await app.addCustomer({ ...MABEL, ...change })).toEqual({ ok: false, refusal });
    expect(await app.listCustomers()).toHaveLength(1);
  });
});

test("removing a customer who is gone already ends quietly", async () => {
  const { app } = aShop();
  await app.addCustomer({ name: "Mabel", email: "mabel@example.com", phone: "" });
  await app.removeCustomer("ID-1");
  expect(await app.removeCustomer("ID-1")).toMatchObject({ ok: true });
  expect(await app.listCustomers()).toEqual([]);
});
