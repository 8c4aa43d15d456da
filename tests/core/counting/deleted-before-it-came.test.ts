import { describe, expect, test } from "vitest";
import type { TypedCount } from "#core/care/log-count.ts";
import { aShop } from "#tests/support/a-shop.ts";
import { aCountToSend } from "#tests/support/counts.ts";
import { anEggCount } from "#tests/support/records.ts";
import { memoryTestStore, TEST_STORES, type TestStore } from "#tests/support/stores.ts";

const COUNT: TypedCount = { ...aCountToSend(), flock: "1", id: "late" };

const open = (store: TestStore) => aShop({ stores: store.openTab() }).app.shop.office;

type Office = ReturnType<typeof open>;

const idsIn = async (office: Office) => (await office.getFlock("1")).eggs.map(({ id }) => id);

describe.each(TEST_STORES)(
  "a count that was deleted before it came, in %s",
  (_name, freshStore) => {
    test("stays deleted when it comes, also to a shop that was started again", async () => {
      const store = freshStore();
      const office = open(store);
      expect(await office.deleteEggs({ flock: "1", id: "late" })).toEqual({
        ok: true,
        value: { flock: "1", removed: [] },
      });
      const logged = await office.logCount(COUNT);
      expect(logged).toMatchObject({ ok: true, value: { id: "late" } });
      const again = open(store);
      expect(await again.logCount(COUNT)).toEqual(logged);
      expect(await idsIn(again)).toEqual([]);
    });

    test("stays deleted in a shop that was restored from a backup", async () => {
      const before = open(freshStore());
      await before.deleteEggs({ flock: "1", id: "late" });
      const after = open(memoryTestStore());
      await after.restoreBackup(await before.getBackup(), []);
      await after.logCount(COUNT);
      expect(await idsIn(after)).toEqual([]);
    });

    test("comes back by putBackEggs alone, and is then taken once", async () => {
      const office = open(freshStore());
      await office.deleteEggs({ flock: "1", id: "late" });
      const item = anEggCount({ id: "late" });
      await office.putBackEggs({ flock: "1", removed: [{ item, unknown: {} }] });
      await office.logCount(COUNT);
      expect(await idsIn(office)).toEqual(["late"]);
      expect((await office.getFlock("1")).eggs).toEqual([item]);
    });
  },
);
