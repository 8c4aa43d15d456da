import { describe, expect, test } from "vitest";
import { addPack, itemCount } from "#core/cart/cart.ts";
import { DEFAULT_INVENTORY } from "#core/inventory/inventory.ts";
import type { ShopRecords, VisitorRecords } from "#ports/records.ts";
import { heardWhile } from "#tests/support/hearing.ts";
import { anOrder } from "#tests/support/orders.ts";
import { aCart } from "#tests/support/purchases.ts";
import { aCustomer, anAgreement, anOwnPayment } from "#tests/support/records.ts";
import { TEST_STORES } from "#tests/support/stores.ts";

const DOZEN = { category: "large", packSize: 12, deliveryMethod: "delivery" } as const;

const addADozen = async ({ cart }: VisitorRecords) =>
  cart.save(addPack(await cart.load(), DOZEN, 340));

const layAnEgg = async ({ inventory }: ShopRecords) => {
  const eggs = await inventory.load();
  await inventory.save({ ...eggs, large: eggs.large + 1 });
  return eggs.large + 1;
};

const EVERYTHING = { text: "", status: "All", after: null } as const;

describe.each(TEST_STORES)("a unit of work in %s", (_name, freshTestStore) => {
  test("answers with the value of its work", async () => {
    const { shop, visitor } = freshTestStore().openTab();
    expect(await shop.unitOfWork.run(async () => "done")).toBe("done");
    expect(await visitor.unitOfWork.run(async () => "done")).toBe("done");
  });

  test("sees its own writes, which others see only when it is done", async () => {
    const testStore = freshTestStore();
    const [tab, other] = [testStore.openTab(), testStore.openTab()];
    await tab.visitor.unitOfWork.run(async (records) => {
      await addADozen(records);
      expect(await records.cart.load()).toEqual(aCart({}));
      expect(await tab.visitor.records.cart.load()).toEqual([]);
      expect(await other.visitor.records.cart.load()).toEqual([]);
    });
    await tab.shop.unitOfWork.run(async ({ orders, customers }) => {
      await orders.add(anOrder());
      expect(await orders.find("A")).toEqual(anOrder());
      if (!testStore.othersWait) expect(await other.shop.records.orders.find("A")).toBeNull();
      await customers.add(aCustomer());
      await customers.remove("A");
      expect(await customers.withEmail("mabel@example.com")).toBeNull();
    });
    expect(await other.visitor.records.cart.load()).toEqual(aCart({}));
    expect(await other.shop.records.orders.find("A")).toEqual(anOrder());
  });

  test("is never seen half done", async () => {
    const testStore = freshTestStore();
    const [{ shop }, other] = [testStore.openTab(), testStore.openTab()];
    const meanwhile: Promise<{ readonly total: number }>[] = [];
    await shop.unitOfWork.run(async ({ orders }) => {
      await orders.add(anOrder());
      meanwhile.push(other.shop.records.orders.page(EVERYTHING));
      await orders.add(anOrder({ id: "B" }));
    });
    for (const { total } of await Promise.all(meanwhile)) expect([0, 2]).toContain(total);
  });

  test("that throws stores nothing, notifies no tab and passes the error on", async () => {
    const testStore = freshTestStore();
    const [{ shop }, other] = [testStore.openTab(), testStore.openTab()];
    const heard = await heardWhile(other, async () => {
      const failed = shop.unitOfWork.run(async (records) => {
        await layAnEgg(records);
        await records.orders.add(anOrder());
        throw new Error("changed my mind");
      });
      await expect(failed).rejects.toThrow("changed my mind");
    });
    expect(heard).toEqual([]);
    for (const { records } of [shop, other.shop]) {
      expect(await records.inventory.load()).toEqual(DEFAULT_INVENTORY);
      expect(await records.orders.find("A")).toBeNull();
    }
  });

  test("that throws leaves nothing for the next one to see", async () => {
    const { visitor } = freshTestStore().openTab();
    const failed = visitor.unitOfWork.run(async (records) => {
      await addADozen(records);
      throw new Error("changed my mind");
    });
    await expect(failed).rejects.toThrow();
    expect(await visitor.unitOfWork.run(({ cart }) => cart.load())).toEqual([]);
  });

  test("that is run again after it failed comes to what it would have come to at once", async () => {
    const { shop } = freshTestStore().openTab();
    let runs = 0;
    const work = async (records: ShopRecords) => {
      runs += 1;
      await records.orders.add(anOrder());
      const eggs = await layAnEgg(records);
      if (runs === 1) throw new Error("others came between");
      return eggs;
    };
    await expect(shop.unitOfWork.run(work)).rejects.toThrow("others came between");
    expect(await shop.unitOfWork.run(work)).toBe(DEFAULT_INVENTORY.large + 1);
    expect(await shop.records.orders.page(EVERYTHING)).toMatchObject({ items: [anOrder()] });
    expect(await shop.records.inventory.load()).toEqual({ ...DEFAULT_INVENTORY, large: 181 });
  });

  test("that changes nothing notifies no tab", async () => {
    const testStore = freshTestStore();
    const [tab, other] = [testStore.openTab(), testStore.openTab()];
    const heard = await heardWhile(other, async () => {
      await tab.shop.unitOfWork.run(({ orders }) => orders.find("A"));
      await tab.visitor.unitOfWork.run(({ cart }) => cart.load());
    });
    expect(heard).toEqual([]);
  });

  test("always answers with a promise, whatever its work does", async () => {
    const { shop, visitor } = freshTestStore().openTab();
    const thrown = () => {
      throw new Error("thrown");
    };
    for (const { unitOfWork } of [shop, visitor]) {
      const answer = unitOfWork.run(thrown);
      expect(answer).toBeInstanceOf(Promise);
      await expect(answer).rejects.toThrow("thrown");
    }
  });
});

describe.each(TEST_STORES)(
  "two tabs that write 50 times each at once, in %s,",
  (_name, freshTestStore) => {
    const writeAtOnce = async (
      write: (
        tab: ReturnType<ReturnType<typeof freshTestStore>["openTab"]>,
        id: string,
      ) => Promise<unknown>,
    ) => {
      const testStore = freshTestStore();
      const tabs = [testStore.openTab(), testStore.openTab()];
      await Promise.all(
        Array.from({ length: 50 }, (_, time) =>
          tabs.map((tab, which) => write(tab, `${which}-${time}`)),
        ).flat(),
      );
      return testStore.openTab();
    };

    test("lose none of the packs in a basket", async () => {
      const { visitor } = await writeAtOnce((tab) => tab.visitor.unitOfWork.run(addADozen));
      expect(itemCount(await visitor.records.cart.load())).toBe(100);
    });

    test("lose none of the records of several kinds, nor of shop and visitor", async () => {
      const { shop, visitor } = await writeAtOnce(async (tab, id) => {
        await tab.shop.unitOfWork.run(async (records) => {
          await layAnEgg(records);
          await records.orders.add(anOrder({ id }));
          await records.agreements.add(anAgreement({ orderId: id }));
          await records.customers.add(aCustomer({ id, email: `${id}@example.com` }));
        });
        await tab.visitor.unitOfWork.run(({ ownPayments }) =>
          ownPayments.add(anOwnPayment({ orderId: id })),
        );
      });
      const { orders, agreements, customers, inventory } = shop.records;
      expect((await inventory.load()).large).toBe(DEFAULT_INVENTORY.large + 100);
      expect((await orders.page(EVERYTHING)).total).toBe(100);
      expect(await agreements.openedBefore("2027-01-01T00:00:00Z")).toHaveLength(100);
      expect((await customers.page({ text: "", sort: null, after: null })).total).toBe(100);
      expect(await visitor.records.ownPayments.all()).toHaveLength(100);
    });

    test("give each unit of work what the one before it left", async () => {
      const seen: number[] = [];
      await writeAtOnce(async (tab) => seen.push(await tab.shop.unitOfWork.run(layAnEgg)));
      const expected = Array.from({ length: 100 }, (_, at) => DEFAULT_INVENTORY.large + 1 + at);
      expect(seen.sort((a, b) => a - b)).toEqual(expected);
    });
  },
);
