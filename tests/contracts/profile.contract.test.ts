import { describe, expect, test } from "vitest";
import { DEFAULT_PROFILE, type SavedProfile } from "#core/profile/farm-profile.ts";
import { expectACopy, handOverAndSpoil } from "#tests/support/spoil.ts";
import { TEST_STORES } from "#tests/support/stores.ts";

const HILLTOP: SavedProfile = {
  farm: {
    ...DEFAULT_PROFILE.farm,
    name: "Hilltop Hens",
    place: { latitude: 50.9, longitude: -0.1 },
  },
  notices: { ...DEFAULT_PROFILE.notices, addresses: ["tom@hilltop.example"], lowStock: true },
};

describe.each(TEST_STORES)("the farm's profile in %s", (_name, freshTestStore) => {
  test("has no section where none was saved", async () => {
    expect(await freshTestStore().openTab().shop.records.profile.load()).toEqual({});
  });

  test("comes back to every tab as it was saved", async () => {
    const testStore = freshTestStore();
    const [{ shop }, other] = [testStore.openTab(), testStore.openTab()];
    await shop.unitOfWork.run(({ profile }) => profile.save(HILLTOP));
    expect(await shop.records.profile.load()).toEqual(HILLTOP);
    expect(await other.shop.records.profile.load()).toEqual(HILLTOP);
  });

  test("has a part no longer that is saved no longer", async () => {
    const { profile } = freshTestStore().openTab().shop.records;
    const week = { ...DEFAULT_PROFILE.week, area: ["BN6"] };
    await profile.save({ ...HILLTOP, week });
    expect(await profile.load()).toEqual({ ...HILLTOP, week });
    await profile.save(HILLTOP);
    expect(await profile.load()).toEqual(HILLTOP);
    await profile.save({ week });
    expect(await profile.load()).toEqual({ week });
    await profile.save({});
    expect(await profile.load()).toEqual({});
  });

  test("a section's version changes when it is saved otherwise, and not when it is saved again", async () => {
    const { profile } = freshTestStore().openTab().shop.records;
    const fresh = await profile.versions();
    await profile.save(HILLTOP);
    const saved = await profile.versions();
    expect(saved.farm).not.toBe(fresh.farm);
    expect(saved.delivery).toBe(fresh.delivery);
    await profile.save({ ...HILLTOP, week: { ...DEFAULT_PROFILE.week, area: ["BN6"] } });
    expect((await profile.versions()).week).not.toBe(fresh.week);
    expect((await profile.versions()).delivery).toBe(fresh.delivery);
    await profile.save(HILLTOP);
    expect(await profile.versions()).toEqual(saved);
  });

  test("is copied on its way in and out", async () => {
    const { profile } = freshTestStore().openTab().shop.records;
    await handOverAndSpoil(HILLTOP, (mine) => profile.save(mine));
    expect(await profile.load()).toEqual(HILLTOP);
    await expectACopy(() => profile.load());
  });
});
