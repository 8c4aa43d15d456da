import { describe, expect, test } from "vitest";
import { NOON } from "#tests/support/a-shop.ts";
import { heardWhile } from "#tests/support/hearing.ts";
import { anOwnPayment } from "#tests/support/records.ts";
import { expectACopy, handOverAndSpoil } from "#tests/support/spoil.ts";
import { TEST_STORES } from "#tests/support/stores.ts";

const OTHER = anOwnPayment({ orderId: "B", heartbeat: NOON, packs: [] });

describe.each(TEST_STORES)("a visitor's own payments in %s", (_name, freshTestStore) => {
  test("are none at first", async () => {
    const { ownPayments } = freshTestStore().openTab().visitor.records;
    expect(await ownPayments.all()).toEqual([]);
    expect(await ownPayments.find("A")).toBeNull();
  });

  test("are listed together and found by order id, by every tab, as they were added", async () => {
    const testStore = freshTestStore();
    await testStore.openTab().visitor.unitOfWork.run(async ({ ownPayments }) => {
      await ownPayments.add(anOwnPayment());
      await ownPayments.add(OTHER);
    });
    const { ownPayments } = testStore.openTab().visitor.records;
    expect(await ownPayments.all()).toEqual([anOwnPayment(), OTHER]);
    expect(await ownPayments.find("B")).toEqual(OTHER);
    expect(await ownPayments.find("C")).toBeNull();
  });

  test("are replaced and removed one by one", async () => {
    const { visitor } = freshTestStore().openTab();
    const { ownPayments } = visitor.records;
    await ownPayments.add(anOwnPayment());
    await ownPayments.add(OTHER);
    await visitor.unitOfWork.run((own) => own.ownPayments.replace({ ...OTHER, heartbeat: null }));
    expect(await ownPayments.all()).toEqual([anOwnPayment(), { ...OTHER, heartbeat: null }]);
    await visitor.unitOfWork.run((own) => own.ownPayments.remove("A"));
    expect(await ownPayments.all()).toEqual([{ ...OTHER, heartbeat: null }]);
  });

  test("are copied on their way in and out", async () => {
    const { ownPayments } = freshTestStore().openTab().visitor.records;
    await handOverAndSpoil(anOwnPayment(), (mine) => ownPayments.add(mine));
    expect(await ownPayments.find("A")).toEqual(anOwnPayment());
    const alive = anOwnPayment({ heartbeat: NOON });
    await handOverAndSpoil(alive, (mine) => ownPayments.replace(mine));
    expect(await ownPayments.find("A")).toEqual(alive);
    await expectACopy(() => ownPayments.find("A"));
    await expectACopy(() => ownPayments.all());
  });

  test("change nothing and notify no tab when one is replaced or removed that is not there", async () => {
    const testStore = freshTestStore();
    const [{ visitor }, other] = [testStore.openTab(), testStore.openTab()];
    await visitor.records.ownPayments.add(anOwnPayment());
    const heard = await heardWhile(other, () =>
      visitor.unitOfWork.run(async ({ ownPayments }) => {
        for (const orderId of ["not there", ""]) {
          await ownPayments.remove(orderId);
          await ownPayments.replace(anOwnPayment({ orderId, heartbeat: NOON }));
          expect(await ownPayments.find(orderId)).toBeNull();
        }
      }),
    );
    expect(heard).toEqual([]);
    expect(await other.visitor.records.ownPayments.all()).toEqual([anOwnPayment()]);
  });
});
