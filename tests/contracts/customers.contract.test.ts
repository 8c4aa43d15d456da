import { describe, expect, test } from "vitest";
import type { Customer, CustomerSort } from "#core/customers/customer.ts";
import { PAGE_SIZE } from "#core/shared/page.ts";
import type { CustomerQuery } from "#ports/customer-repository.ts";
import { heardWhile } from "#tests/support/hearing.ts";
import { allPages } from "#tests/support/pages.ts";
import { aCustomer } from "#tests/support/records.ts";
import { expectACopy, handOverAndSpoil } from "#tests/support/spoil.ts";
import { TEST_STORES } from "#tests/support/stores.ts";

const EVERY: CustomerQuery = { text: "", sort: null, after: null };

const MABEL = aCustomer({ id: "1", name: "Mabel Hen" });
const ABEL = aCustomer({ id: "2", name: "abel", email: "abel.o@farm.example", phone: "" });
const EMILE = aCustomer({ id: "3", name: "Émile", email: "e@x.example", phone: "(020) 7946-0018" });
const NAMELESS = aCustomer({ id: "4", name: "", email: "z@x.example", phone: "" });

const FEW = [MABEL, ABEL, EMILE, NAMELESS];

const COUNT = 2 * PAGE_SIZE + 50;

/** Not in the order of their names. */
const MANY = Array.from({ length: COUNT }, (_, at) => {
  const n = String((at * 101) % COUNT).padStart(3, "0");
  return aCustomer({ id: n, name: `Hen ${n}`, email: `hen${n}@x.example` });
});

describe.each(TEST_STORES)("the customers in %s", (_name, freshTestStore) => {
  const tabWith = async (all: readonly Customer[]) => {
    const testStore = freshTestStore();
    await testStore.openTab().shop.unitOfWork.run(async ({ customers }) => {
      for (const customer of all) await customers.add(customer);
    });
    return testStore.openTab();
  };

  const customersWith = async (all: readonly Customer[]) =>
    (await tabWith(all)).shop.records.customers;

  test("are none at first", async () => {
    const customers = await customersWith([]);
    expect(await customers.withEmail("mabel@example.com")).toBeNull();
    expect(await customers.page(EVERY)).toEqual({ items: [], total: 0, next: null });
  });

  test("stand in the order in which they were added, as they were, for every tab", async () => {
    const customers = await customersWith(FEW);
    expect(await customers.page(EVERY)).toEqual({ items: FEW, total: 4, next: null });
  });

  test("are known by their e-mail in any case", async () => {
    const customers = await customersWith(FEW);
    expect(await customers.withEmail("MABEL@Example.com")).toEqual(MABEL);
    expect(await customers.withEmail(" mabel@example.com ")).toEqual(MABEL);
    expect(await customers.withEmail("mabel@example")).toBeNull();
  });

  test("are known by their e-mail in either spelling of its domain", async () => {
    const umlaut = { ...MABEL, email: "mabel@müller.example" };
    const customers = await customersWith([umlaut]);
    for (const email of ["Mabel@MÜLLER.example", "mabel@xn--mller-kva.example"])
      expect(await customers.withEmail(email)).toEqual(umlaut);
  });

  test("are known by every spelling that Google delivers to one mailbox, the first of two", async () => {
    const [plain, dotted] = [
      { ...MABEL, email: "mabelhen@gmail.com" },
      { ...ABEL, email: "Mabel.Hen+eggs@googlemail.com" },
    ];
    const tab = await tabWith([plain, dotted]);
    const { customers } = tab.shop.records;
    expect(await customers.withEmail("m.abelhen@gmail.com")).toEqual(plain);
    expect(await customers.withEmail("mabelhen@gmail.com", plain.id)).toEqual(dotted);
    await tab.shop.unitOfWork.run((all) => all.customers.removeWith("mabelhen@gmail.com"));
    expect((await customers.page(EVERY)).items).toEqual([]);
  });

  test("are removed one by one", async () => {
    const { shop } = await tabWith(FEW);
    await shop.unitOfWork.run(({ customers }) => customers.remove("2"));
    expect((await shop.records.customers.page(EVERY)).items).toEqual([MABEL, EMILE, NAMELESS]);
    expect(await shop.records.customers.withEmail(ABEL.email)).toBeNull();
  });

  test("are found by the beginnings of words of name, e-mail and phone", async () => {
    const customers = await customersWith(FEW);
    const found = async (text: string) =>
      (await customers.page({ ...EVERY, text })).items.map(({ id }) => id);
    expect(await found("mab")).toEqual(["1"]);
    expect(await found("HEN mabel")).toEqual(["1"]);
    expect(await found("emile")).toEqual(["3"]);
    expect(await found("abel")).toEqual(["2"]);
    expect(await found("abel.o@farm")).toEqual(["2"]);
    expect(await found("farm")).toEqual(["2"]);
    expect(await found("01293 555")).toEqual(["1"]);
    expect(await found("01293555010")).toEqual(["1"]);
    expect(await found("02079460018")).toEqual(["3"]);
    expect(await found("7946")).toEqual(["3"]);
    expect(await found("abel farm nobody")).toEqual([]);
    expect(await found("  ")).toEqual(["1", "2", "3", "4"]);
  });

  test("are found by either spelling of the domain of an e-mail", async () => {
    const customers = await customersWith([
      aCustomer({ id: "1", email: "a@Xn--Mller-kva.example" }),
      aCustomer({ id: "2", email: "b@xn--mllerei.example" }),
    ]);
    for (const text of ["müll", "muller", "mller kva", "a@xn--mller-kva", "A@MÜLLER.example"]) {
      const { items } = await customers.page({ ...EVERY, text });
      expect(
        items.map(({ id }) => id),
        text,
      ).toEqual(["1"]);
    }
  });

  test.each<[CustomerSort["column"], CustomerSort["direction"], string[]]>([
    ["name", "ascending", ["2", "3", "1", "4"]],
    ["name", "descending", ["1", "3", "2", "4"]],
    ["email", "ascending", ["2", "3", "1", "4"]],
    ["email", "descending", ["4", "1", "3", "2"]],
    ["phone", "ascending", ["3", "1", "2", "4"]],
    ["phone", "descending", ["1", "3", "2", "4"]],
  ])("are sorted by %s, %s, those without it last", async (column, direction, expected) => {
    const customers = await customersWith(FEW);
    const { items } = await customers.page({ ...EVERY, sort: { column, direction } });
    expect(items.map(({ id }) => id)).toEqual(expected);
  });

  test("come page by page: each once, in the order asked for", async () => {
    const customers = await customersWith(MANY);
    const all = (query: Partial<CustomerQuery>) =>
      allPages((after) => customers.page({ ...EVERY, ...query, after }));
    const byName = [...MANY].sort((a, b) => (a.name < b.name ? -1 : 1));
    expect(await all({})).toEqual(MANY);
    expect(await all({ sort: { column: "name", direction: "ascending" } })).toEqual(byName);
    expect(await all({ text: "hen1" })).toEqual(MANY.filter(({ id }) => id.startsWith("1")));
    expect((await customers.page(EVERY)).total).toBe(COUNT);
  });

  test("are copied on their way in and out", async () => {
    const { customers } = freshTestStore().openTab().shop.records;
    await handOverAndSpoil(MABEL, (mine) => customers.add(mine));
    expect((await customers.page(EVERY)).items).toEqual([MABEL]);
    await expectACopy(() => customers.page(EVERY));
    await expectACopy(() => customers.withEmail(MABEL.email));
  });

  test("change nothing and notify no tab when one is put back that is there", async () => {
    const testStore = freshTestStore();
    const [{ shop }, other] = [testStore.openTab(), testStore.openTab()];
    for (const customer of [MABEL, EMILE]) await shop.records.customers.add(customer);
    const removed = await shop.unitOfWork.run(({ customers }) => customers.remove(MABEL.id));
    expect(removed).toHaveLength(1);
    const putBack = () => shop.unitOfWork.run(({ customers }) => customers.putBack(removed));
    expect(await heardWhile(other, putBack)).toEqual(["customers"]);
    expect(await heardWhile(other, putBack)).toEqual([]);
    expect((await other.shop.records.customers.page(EVERY)).items).toEqual([EMILE, MABEL]);
  });

  test("that were stored without an id are not removed by none", async () => {
    const { shop } = await tabWith([aCustomer({ id: "", email: "z@x.example" })]);
    expect(await shop.unitOfWork.run(({ customers }) => customers.remove(""))).toEqual([]);
    expect((await shop.records.customers.page(EVERY)).total).toBe(1);
  });

  test("change nothing and notify no tab when one is removed that is not there", async () => {
    const testStore = freshTestStore();
    const [{ shop }, other] = [testStore.openTab(), testStore.openTab()];
    await shop.records.customers.add(MABEL);
    const heard = await heardWhile(other, async () => {
      for (const id of ["not there", ""])
        await shop.unitOfWork.run(({ customers }) => customers.remove(id));
    });
    expect(heard).toEqual([]);
    expect((await other.shop.records.customers.page(EVERY)).items).toEqual([MABEL]);
  });
});
