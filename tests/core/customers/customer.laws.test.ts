import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { App } from "#core/app.ts";
import {
  type Customer,
  type CustomerSort,
  customerText,
  sortCustomers,
} from "#core/customers/customer.ts";
import { isFoundBy } from "#core/shared/word-search.ts";
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

const everybody = async (app: App): Promise<readonly Customer[]> =>
  (await app.shop.office.listCustomers({ text: "", sort: null, after: null })).items;

const ids = (all: readonly Customer[]) => all.map(({ id }) => id).sort();

test("sortCustomers loses and adds no customer, and is idempotent", () => {
  fc.assert(
    fc.property(customers, columns, directions, (all, column, direction) => {
      const sorted = sortCustomers(all, { column, direction });
      expect(ids(sorted)).toEqual(ids(all));
      expect(sortCustomers(sorted, { column, direction })).toEqual(sorted);
    }),
  );
});

test("sortCustomers puts customers without a phone last in both directions", () => {
  fc.assert(
    fc.property(customers, directions, (all, direction) => {
      const phones = sortCustomers(all, { column: "phone", direction }).map(
        ({ phone }) => phone === "",
      );
      expect(phones).toEqual([...phones].sort((a, b) => Number(a) - Number(b)));
    }),
  );
});

test("sortCustomers in the other direction reverses customers that differ", () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.stringMatching(/^[a-z]+$/)), columns, (texts, column) => {
      const all = texts.map((text) => ({
        id: text,
        name: "",
        email: "",
        phone: "",
        [column]: text,
      }));
      const sorted = sortCustomers(all, { column, direction: "ascending" });
      expect(sorted.map(({ id }) => id)).toEqual([...texts].sort());
      const turned = sortCustomers(all, { column, direction: "descending" });
      expect(turned).toEqual([...sorted].reverse());
    }),
  );
});

describe("listCustomers", () => {
  const MABEL = { name: "Mabel Hen", email: "mabel@example.com", phone: "01293 555 010" };
  const EMILE = { name: "Émile Coq", email: "coq@farm.example", phone: "" };

  const found = async (text: string, sort: CustomerSort | null = null) => {
    const { app } = aShop();
    for (const customer of [MABEL, EMILE]) await app.shop.office.addCustomer(customer);
    const page = await app.shop.office.listCustomers({ text, sort, after: null });
    expect(page.total).toBe(page.items.length);
    return page.items.map(({ name }) => name);
  };

  test("without a search text finds everybody, and with any text a part of them", () => {
    fc.assert(
      fc.property(customers, fc.string(), (all, text) => {
        expect(all.map(customerText).filter(isFoundBy(""))).toHaveLength(all.length);
        for (const hit of all.map(customerText).filter(isFoundBy(text)))
          expect(all.map(customerText)).toContain(hit);
      }),
    );
  });

  test.each(["mABEL", "hen", "EXAMPLE", "555", " mabel ", "01293555", "hen mabel@"])(
    "by name, e-mail or phone finds a customer as %j",
    async (text) => {
      expect(await found(text)).toContain("Mabel Hen");
    },
  );

  test.each(["goose", "abel", "mabel coq", "93"])("by %j finds no customer", async (text) => {
    expect(await found(text)).toEqual([]);
  });

  test("finds all who share a word, in the order that is asked for", async () => {
    expect(await found("example")).toEqual(["Mabel Hen", "Émile Coq"]);
    expect(await found("example", { column: "name", direction: "ascending" })).toEqual([
      "Émile Coq",
      "Mabel Hen",
    ]);
    expect(await found("emile", { column: "name", direction: "ascending" })).toEqual(["Émile Coq"]);
  });
});

describe("addCustomer", () => {
  const MABEL = { name: " Mabel ", email: " Mabel@Example.com ", phone: "" };

  test("appends the customer, trimmed, with an id of their own", async () => {
    const { app } = aShop();
    await app.shop.office.addCustomer(MABEL);
    await app.shop.office.addCustomer({ ...MABEL, email: "abel@example.com" });
    expect(await everybody(app)).toEqual([
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
    ["half an email", { email: "mabel@" }, { kind: "invalid-email", why: "no-email" }],
    [
      "a known email in other capitals",
      { email: "MABEL@EXAMPLE.COM" },
      { kind: "duplicate-email" },
    ],
  ])("with %s refuses and stores nothing", async (_what, change, refusal) => {
    const { app } = aShop();
    await app.shop.office.addCustomer(MABEL);
    expect(await app.shop.office.addCustomer({ ...MABEL, ...change })).toEqual({
      ok: false,
      refusal,
    });
    expect(await everybody(app)).toHaveLength(1);
  });
});

test("removeCustomer is idempotent", async () => {
  const { app } = aShop();
  await app.shop.office.addCustomer({ name: "Mabel", email: "mabel@example.com", phone: "" });
  await app.shop.office.removeCustomer("ID-1");
  expect(await app.shop.office.removeCustomer("ID-1")).toMatchObject({ ok: true });
  expect(await everybody(app)).toEqual([]);
});
