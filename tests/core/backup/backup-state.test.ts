import { describe, expect, test } from "vitest";
import { addDays } from "#core/shared/calendar.ts";
import { aShop, NOON } from "#tests/support/a-shop.ts";
import { anOrder } from "#tests/support/orders.ts";

const daysAgo = (days: number): string => `${addDays("2026-06-20", -days)}T11:00:00.000Z`;

const stateOf = async (madeAt: string, orderedAt: string | null = null) => {
  let now = madeAt;
  const { app, records } = aShop({ clock: { now: () => now } });
  if (orderedAt) await records.orders.add(anOrder({ date: orderedAt }));
  if (madeAt !== NOON) await app.visitor.author.noteBackup(await app.shop.office.getBackup());
  now = NOON;
  return app.visitor.author.getBackupState();
};

describe("getBackupState", () => {
  test.each([
    [6, false],
    [7, true],
    [30, true],
  ])("%i days after the last backup says that one is due: %s", async (days, isDue) => {
    expect(await stateOf(daysAgo(days))).toEqual({ lastBackup: daysAgo(days), isDue });
  });

  test.each([
    [6, false],
    [7, true],
  ])(
    "%i days after the first record of a shop without a backup says that one is due: %s",
    async (days, isDue) => {
      expect(await stateOf(NOON, daysAgo(days))).toEqual({ lastBackup: null, isDue });
    },
  );

  test("says that none is due in a shop without records", async () => {
    expect(await stateOf(NOON)).toEqual({ lastBackup: null, isDue: false });
  });

  test("says that none is due where a new backup was made of old records", async () => {
    expect(await stateOf(daysAgo(1), daysAgo(30))).toMatchObject({ isDue: false });
  });
});
