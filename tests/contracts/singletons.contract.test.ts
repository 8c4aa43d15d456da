import { describe, expect, test } from "vitest";
import { NO_DETAILS } from "#core/checkout/own-details.ts";
import { NO_COUNTS } from "#core/counting/own-counts.ts";
import { LABEL_KINDS } from "#core/packing/label-kinds.ts";
import { NOON } from "#tests/support/a-shop.ts";
import { OWN_COUNTS } from "#tests/support/counts.ts";
import { TEST_STORES } from "#tests/support/stores.ts";
import { A_LIST } from "#tests/support/taken-along.ts";

describe.each(TEST_STORES)("in %s", (_name, freshTestStore) => {
  test("no splash page has been seen at first", async () => {
    expect(await freshTestStore().openTab().visitor.records.seenSplash.load()).toBe(0);
  });

  test.each([1, 7, 0, Number.MAX_SAFE_INTEGER])(
    "every tab knows that splash page %d was seen",
    async (version) => {
      const testStore = freshTestStore();
      const { visitor } = testStore.openTab();
      await visitor.records.seenSplash.save(3);
      await visitor.unitOfWork.run(async ({ seenSplash }) => {
        await seenSplash.save(version);
        expect(await seenSplash.load()).toBe(version);
      });
      expect(await visitor.records.seenSplash.load()).toBe(version);
      expect(await testStore.openTab().visitor.records.seenSplash.load()).toBe(version);
    },
  );

  test("every tab knows the run's order, once there is one", async () => {
    const testStore = freshTestStore();
    const { shop } = testStore.openTab();
    expect(await shop.records.runOrder.load()).toEqual([]);
    for (const run of [["RH10 6AB", "RH10 6AA"], ["RH11 0AA"], []]) {
      await shop.unitOfWork.run(({ runOrder }) => runOrder.save(run));
      for (const tab of [shop, testStore.openTab().shop])
        expect(await tab.records.runOrder.load()).toEqual(run);
    }
  });

  test("every tab knows what was printed of a day, once anything was", async () => {
    const testStore = freshTestStore();
    const { visitor } = testStore.openTab();
    expect(await visitor.records.printedDays.load()).toEqual({});
    const bestBefore = { large: "2026-12-19" };
    const printed = {
      "2026-11-28": { at: "2026-11-27T18:20:00.000Z", orders: ["A", "B"], bestBefore },
      "2026-11-29": { at: "2026-11-27T18:20:00.000Z", orders: [] },
    };
    await visitor.unitOfWork.run(({ printedDays }) => printedDays.save(printed));
    for (const tab of [visitor, testStore.openTab().visitor])
      expect(await tab.records.printedDays.load()).toEqual(printed);
  });

  test("every tab knows which labels were chosen, and that they are sheets at first", async () => {
    const testStore = freshTestStore();
    const { visitor } = testStore.openTab();
    expect(await visitor.records.labelKind.load()).toBe("sheet");
    for (const kind of LABEL_KINDS) {
      await visitor.unitOfWork.run(({ labelKind }) => labelKind.save(kind));
      for (const tab of [visitor, testStore.openTab().visitor])
        expect(await tab.records.labelKind.load()).toBe(kind);
    }
  });

  test("the sidebar is not collapsed at first", async () => {
    expect(await freshTestStore().openTab().visitor.records.sidebar.load()).toBe(false);
  });

  test("every tab knows when the last backup was made, once there is one", async () => {
    const testStore = freshTestStore();
    const { visitor } = testStore.openTab();
    expect(await visitor.records.lastBackup.load()).toBe("");
    await visitor.unitOfWork.run(({ lastBackup }) => lastBackup.save("2026-06-20T11:00:00.000Z"));
    for (const tab of [visitor, testStore.openTab().visitor])
      expect(await tab.records.lastBackup.load()).toBe("2026-06-20T11:00:00.000Z");
  });

  test("every tab knows the e-mail last paid with, once there is one", async () => {
    const testStore = freshTestStore();
    const { visitor } = testStore.openTab();
    expect(await visitor.records.lastEmail.load()).toEqual({ email: "", at: "" });
    const paid = { email: "mabel@example.com", at: "2026-06-20T11:00:00.000Z" };
    await visitor.unitOfWork.run(({ lastEmail }) => lastEmail.save(paid));
    for (const tab of [visitor, testStore.openTab().visitor])
      expect(await tab.records.lastEmail.load()).toEqual(paid);
  });

  test("every tab knows who ordered last, once somebody has typed it", async () => {
    const testStore = freshTestStore();
    const { visitor } = testStore.openTab();
    expect(await visitor.records.details.load()).toEqual(NO_DETAILS);
    const details = { ...NO_DETAILS, name: "Mabel Hen", phone: "07700 900123", at: NOON };
    await visitor.unitOfWork.run((records) => records.details.save(details));
    for (const tab of [visitor, testStore.openTab().visitor])
      expect(await tab.records.details.load()).toEqual(details);
  });

  test("every tab knows the postcode last asked about, once there is one", async () => {
    const testStore = freshTestStore();
    const { visitor } = testStore.openTab();
    expect(await visitor.records.deliveryPostcode.load()).toEqual({ postcode: "", at: "" });
    const asked = { postcode: "RH10 6AB", at: "2026-06-20T11:00:00.000Z" };
    await visitor.unitOfWork.run(({ deliveryPostcode }) => deliveryPostcode.save(asked));
    for (const tab of [visitor, testStore.openTab().visitor])
      expect(await tab.records.deliveryPostcode.load()).toEqual(asked);
  });

  test("every tab knows the days chosen, once there are any", async () => {
    const testStore = freshTestStore();
    const { visitor } = testStore.openTab();
    expect(await visitor.records.chosenDays.load()).toEqual({});
    for (const chosen of [{ delivery: "2026-11-28" }, { collection: "2026-11-29" }, {}]) {
      await visitor.unitOfWork.run(({ chosenDays }) => chosenDays.save(chosen));
      for (const tab of [visitor, testStore.openTab().visitor])
        expect(await tab.records.chosenDays.load()).toEqual(chosen);
    }
  });

  test("every tab knows the list taken along, once there is one", async () => {
    const testStore = freshTestStore();
    const { visitor } = testStore.openTab();
    expect(await visitor.records.takenAlong.load()).toBeNull();
    for (const list of [A_LIST, null]) {
      await visitor.unitOfWork.run(({ takenAlong }) => takenAlong.save(list));
      for (const tab of [visitor, testStore.openTab().visitor])
        expect(await tab.records.takenAlong.load()).toEqual(list);
    }
  });

  test("every tab knows what was counted here, once there is any", async () => {
    const testStore = freshTestStore();
    const { visitor } = testStore.openTab();
    expect(await visitor.records.ownCounts.load()).toEqual(NO_COUNTS);
    await visitor.unitOfWork.run(({ ownCounts }) => ownCounts.save(OWN_COUNTS));
    for (const tab of [visitor, testStore.openTab().visitor])
      expect(await tab.records.ownCounts.load()).toEqual(OWN_COUNTS);
  });

  test("every tab knows the note to the farm, once there is one", async () => {
    const testStore = freshTestStore();
    const { visitor } = testStore.openTab();
    expect(await visitor.records.note.load()).toBe("");
    for (const written of ["Mind the dog.\nThe bell is broken.", ""]) {
      await visitor.unitOfWork.run(({ note }) => note.save(written));
      for (const tab of [visitor, testStore.openTab().visitor])
        expect(await tab.records.note.load()).toBe(written);
    }
  });

  test("every tab knows how eggs were last chosen to come: by delivery before", async () => {
    const testStore = freshTestStore();
    const { visitor } = testStore.openTab();
    expect(await visitor.records.delivery.load()).toBe("delivery");
    for (const method of ["collection", "delivery"] as const) {
      await visitor.unitOfWork.run(({ delivery }) => delivery.save(method));
      for (const tab of [visitor, testStore.openTab().visitor])
        expect(await tab.records.delivery.load()).toBe(method);
    }
  });

  test("every tab knows whether the sidebar is collapsed", async () => {
    const testStore = freshTestStore();
    const { visitor } = testStore.openTab();
    for (const isCollapsed of [true, false]) {
      await visitor.unitOfWork.run(async ({ sidebar }) => {
        await sidebar.save(isCollapsed);
        expect(await sidebar.load()).toBe(isCollapsed);
      });
      expect(await visitor.records.sidebar.load()).toBe(isCollapsed);
      expect(await testStore.openTab().visitor.records.sidebar.load()).toBe(isCollapsed);
    }
  });
});
