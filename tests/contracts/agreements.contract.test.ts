import { describe, expect, test } from "vitest";
import { AGREEMENT_STATES } from "#core/payments/agreement-state.ts";
import { heardWhile } from "#tests/support/hearing.ts";
import { A_PURCHASE, anAgreement } from "#tests/support/records.ts";
import { TEST_STORES } from "#tests/support/stores.ts";

const LATER = "2027-01-01T00:00:00Z";

describe.each(TEST_STORES)("the agreements in %s", (_name, freshTestStore) => {
  test("are none at first", async () => {
    const { agreements } = freshTestStore().openTab().shop.records;
    expect(await agreements.find("A")).toBeNull();
    expect(await agreements.openedBefore(LATER)).toEqual([]);
  });

  test("are found by order id, by every tab, as they were added", async () => {
    const testStore = freshTestStore();
    const all = AGREEMENT_STATES.map((state) => anAgreement({ orderId: `of ${state}`, state }));
    const silent = anAgreement({ orderId: "silent", note: "", method: "practice" });
    const paid = anAgreement({ orderId: "paid", state: "taken", paidBy: "Mabel" });
    await testStore.openTab().shop.unitOfWork.run(async ({ agreements }) => {
      for (const agreement of [...all, silent, paid]) await agreements.add(agreement);
    });
    const { agreements } = testStore.openTab().shop.records;
    for (const agreement of [...all, silent, paid])
      expect(await agreements.find(agreement.orderId)).toEqual(agreement);
  });

  test("are replaced and removed one by one", async () => {
    const testStore = freshTestStore();
    const { shop } = testStore.openTab();
    const [first, second] = [anAgreement(), anAgreement({ orderId: "B" })];
    const changed = anAgreement({
      state: "taken",
      purchase: { ...A_PURCHASE, total: 1 },
      note: "",
    });
    await shop.unitOfWork.run(async ({ agreements }) => {
      await agreements.add(first);
      await agreements.add(second);
      await agreements.replace(changed);
    });
    const { agreements } = testStore.openTab().shop.records;
    expect(await agreements.find("A")).toEqual(changed);
    expect(await agreements.find("B")).toEqual(second);
    await shop.unitOfWork.run((records) => records.agreements.remove("A"));
    expect(await agreements.find("A")).toBeNull();
    expect(await agreements.find("B")).toEqual(second);
  });

  test("know those opened before an instant in any zone, and not at it", async () => {
    const { agreements } = freshTestStore().openTab().shop.records;
    for (const hour of ["09", "10", "11"])
      await agreements.add(
        anAgreement({ orderId: hour, openedAt: `2026-06-20T${hour}:00:00.000Z` }),
      );
    const openedBefore = async (instant: string) =>
      (await agreements.openedBefore(instant)).map(({ orderId }) => orderId).sort();
    expect(await openedBefore("2026-06-20T11:00:00Z")).toEqual(["09", "10"]);
    expect(await openedBefore("2026-06-20T11:00:00+01:00")).toEqual(["09"]);
    expect(await openedBefore("2026-06-20T09:00:00Z")).toEqual([]);
    expect(await openedBefore(LATER)).toEqual(["09", "10", "11"]);
  });

  test("are found and removed several at once, those that are there", async () => {
    const { agreements } = freshTestStore().openTab().shop.records;
    const from = anAgreement({ orderId: "B", openedFrom: "somewhere" });
    for (const agreement of [anAgreement(), from, anAgreement({ orderId: "C" })])
      await agreements.add(agreement);
    const found = await agreements.withIds(["C", "B", "not there", ""]);
    expect(found).toHaveLength(2);
    expect(found).toContainEqual(from);
    expect(await agreements.withIds([])).toEqual([]);
    expect(await agreements.withIds(["\0", "B\0D"])).toEqual([]);
    await agreements.remove("\0");
    await agreements.removeAll([]);
    await agreements.removeAll(["A", "C", "not there"]);
    expect(await agreements.openedBefore(LATER)).toEqual([from]);
  });

  test("are under way while it is open what becomes of them", async () => {
    const { agreements } = freshTestStore().openTab().shop.records;
    for (const state of AGREEMENT_STATES)
      await agreements.add(anAgreement({ orderId: state, state }));
    const underWay = (await agreements.underWay()).map(({ orderId }) => orderId);
    expect(underWay.sort()).toEqual(["abandoned", "capturing", "opened", "opening", "pending"]);
  });

  test("change nothing and notify no tab when one is replaced or removed that is not there", async () => {
    const testStore = freshTestStore();
    const [{ shop }, other] = [testStore.openTab(), testStore.openTab()];
    await shop.records.agreements.add(anAgreement());
    const heard = await heardWhile(other, () =>
      shop.unitOfWork.run(async ({ agreements }) => {
        for (const orderId of ["not there", ""]) {
          await agreements.remove(orderId);
          await agreements.replace(anAgreement({ orderId, state: "taken" }));
          expect(await agreements.find(orderId)).toBeNull();
        }
      }),
    );
    expect(heard).toEqual([]);
    expect(await other.shop.records.agreements.openedBefore(LATER)).toEqual([anAgreement()]);
  });
});
