import { describe, expect, test } from "vitest";
import type { CustomerQuery } from "#ports/customer-repository.ts";
import { inDocuments } from "#tests/support/archive-documents.ts";
import { heardWhile } from "#tests/support/hearing.ts";
import { aCost, aCustomer, anEggCount } from "#tests/support/records.ts";
import { TEST_STORES } from "#tests/support/stores.ts";

const EVERY: CustomerQuery = { text: "", sort: null, after: null };

const CUSTOMERS = ["A", "B", "C"].map((id) => aCustomer({ id, email: `${id}@example.com` }));

describe.each(TEST_STORES)("records in %s", (_name, freshTestStore) => {
  const opened = async () => {
    const testStore = freshTestStore();
    const { shop } = testStore.openTab();
    await shop.unitOfWork.run(async ({ customers, flocks }) => {
      for (const customer of CUSTOMERS) await customers.add(customer);
      for (const id of ["A", "B", "C"]) {
        await flocks.addCost("1", aCost({ id }));
        await flocks.addEggs("1", anEggCount({ id }));
      }
    });
    return { testStore, shop, run: shop.unitOfWork.run };
  };

  test("are found by their id", async () => {
    const { customers, flocks } = (await opened()).shop.records;
    expect(await customers.find("B")).toEqual(CUSTOMERS[1]);
    expect(await flocks.findCost("1", "B")).toEqual(aCost({ id: "B" }));
    expect(await flocks.findEggs("1", "B")).toEqual(anEggCount({ id: "B" }));
    for (const id of ["not there", ""]) {
      expect(await customers.find(id)).toBeNull();
      expect(await flocks.findCost("1", id)).toBeNull();
      expect(await flocks.findEggs("1", id)).toBeNull();
    }
    expect(await flocks.findCost("2", "B")).toBeNull();
  });

  test("are replaced where they stand, and found by what they are now", async () => {
    const { run, shop } = await opened();
    const mabel = aCustomer({ id: "B", name: "Mabel Hen", email: "hen@example.com" });
    const cost = aCost({ id: "B", amount: 5, date: "2026-01-01" });
    const eggs = anEggCount({ id: "B", date: "2026-01-01" });
    await run(async ({ customers, flocks }) => {
      await customers.replace(mabel);
      await flocks.replaceCost("1", cost);
      await flocks.replaceEggs("1", eggs);
    });
    const { customers, flocks } = shop.records;
    expect((await customers.page(EVERY)).items).toEqual([CUSTOMERS[0], mabel, CUSTOMERS[2]]);
    expect((await customers.page({ ...EVERY, text: "hen@example.com" })).items).toEqual([mabel]);
    expect((await customers.page({ ...EVERY, text: "b@example.com" })).items).toEqual([]);
    expect(await customers.withEmail("HEN@example.com")).toEqual(mabel);
    expect(await flocks.books("1")).toEqual({
      costs: [aCost({ id: "A" }), cost, aCost({ id: "C" })],
      eggs: [anEggCount({ id: "A" }), eggs, anEggCount({ id: "C" })],
    });
  });

  test("are put back last, once, and found again", async () => {
    const { run, shop } = await opened();
    const gone = await run(async ({ customers, flocks }) => ({
      customers: await customers.remove("B"),
      costs: await flocks.removeCost("1", "A"),
      eggs: await flocks.removeEggs("1", "B"),
    }));
    const wire = structuredClone(JSON.parse(JSON.stringify(gone))) as typeof gone;
    for (let time = 0; time < 2; time += 1)
      await run(async ({ customers, flocks }) => {
        await customers.putBack(wire.customers);
        await flocks.putBackCosts("1", wire.costs);
        await flocks.putBackEggs("1", wire.eggs);
      });
    const { customers, flocks } = shop.records;
    const [first, second, third] = CUSTOMERS;
    expect((await customers.page(EVERY)).items).toEqual([first, third, second]);
    expect((await customers.page({ ...EVERY, text: "b@example.com" })).items).toEqual([
      CUSTOMERS[1],
    ]);
    expect(await flocks.books("1")).toEqual({
      costs: ["B", "C", "A"].map((id) => aCost({ id })),
      eggs: ["A", "C", "B"].map((id) => anEggCount({ id })),
    });
  });

  test("are put back beside those that came after them", async () => {
    const { run, shop } = await opened();
    const [cost, customer] = await run(
      async ({ customers, flocks }) =>
        [await flocks.removeCost("1", "C"), await customers.remove("C")] as const,
    );
    await run(async ({ customers, flocks }) => {
      await flocks.addCost("1", aCost({ id: "D" }));
      await customers.add(aCustomer({ id: "D", email: "d@example.com" }));
      await flocks.putBackCosts("1", cost);
      await customers.putBack(customer);
    });
    const { costs } = await shop.records.flocks.books("1");
    expect(costs.map(({ id }) => id).sort()).toEqual(["A", "B", "C", "D"]);
    const { items } = await shop.records.customers.page(EVERY);
    expect(items.map(({ id }) => id).sort()).toEqual(["A", "B", "C", "D"]);
  });

  test("are put back with their unknown fields", async () => {
    const { shop } = freshTestStore().openTab();
    const entry = { date: "2026-06-20", later: true };
    const archive = inDocuments(shop.archive);
    await archive.replace({
      ...(await archive.read()),
      customers: [{ ...CUSTOMERS[0], since: "v0" }],
      flockData: {
        ...((await archive.read()).flockData as object),
        "1": {
          costLog: [{ ...entry, id: "K", type: "feed", amount: 1.5, description: "" }],
          eggLog: [
            { ...entry, id: "E", small: 1, medium: 0, large: 0, extraLarge: 0, doubleYolkers: 0 },
          ],
        },
      },
    });
    const before = await archive.read();
    await shop.unitOfWork.run(async ({ customers, flocks }) => {
      const gone = [
        await customers.remove("A"),
        await flocks.removeCost("1", "K"),
        await flocks.removeEggs("1", "E"),
      ] as const;
      await customers.putBack(gone[0]);
      await flocks.putBackCosts("1", gone[1]);
      await flocks.putBackEggs("1", gone[2]);
    });
    expect(JSON.stringify(before)).toMatch(/since.*later.*later/);
    expect(await archive.read()).toEqual(before);
  });

  test("notify no tab of a change to one that is not there", async () => {
    const { run, testStore } = await opened();
    const heard = await heardWhile(testStore.openTab(), () =>
      run(async ({ customers, flocks }) => {
        for (const id of ["not there", ""]) {
          await customers.replace(aCustomer({ id, email: "new@example.com" }));
          await flocks.replaceCost("1", aCost({ id }));
          await flocks.replaceEggs("1", anEggCount({ id }));
          expect(await customers.remove(id)).toEqual([]);
        }
        await customers.putBack([]);
        await flocks.putBackCosts("2", []);
        await flocks.putBackEggs("2", []);
      }),
    );
    expect(heard).toEqual([]);
  });
});

describe.each(TEST_STORES)("a phone number in %s", (_name, freshTestStore) => {
  test("is found however it is written", async () => {
    const { shop } = freshTestStore().openTab();
    const phones = ["+44 7700 900142", "07700900142", "07700 900-142", "01293 555010"];
    await shop.unitOfWork.run(async ({ customers }) => {
      for (const [at, phone] of phones.entries())
        await customers.add(aCustomer({ id: `${at}`, email: `${at}@example.com`, phone }));
    });
    const found = async (text: string) =>
      (await shop.records.customers.page({ ...EVERY, text })).items.map(({ id }) => id);
    for (const typed of phones.slice(0, 3)) expect(await found(typed)).toEqual(["0", "1", "2"]);
    expect(await found("mabel 0044 1293")).toEqual(["3"]);
    expect(await found("+44")).toEqual(["0"]);
    expect(await found("%")).toEqual([]);
  });
});
