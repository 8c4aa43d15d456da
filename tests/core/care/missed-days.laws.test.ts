import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, whenClockShows } from "#core/shared/calendar.ts";
import type { Day } from "#core/shared/day.ts";
import { aShop, memoryStores } from "#tests/support/a-shop.ts";
import { aHenEntry } from "#tests/support/records.ts";

const DAYS_LOOKED_AT = 28;
const DAYS_IN_USE = 30;

const NOTHING_LAID = { small: "", medium: "", large: "", extraLarge: "", doubleYolkers: "" };

/** A deed of a month, so many days back. */
const deeds = fc.array(
  fc.record({
    kind: fc.constantFrom("counted", "nothing laid", "logged", "deleted", "moved"),
    back: fc.nat({ max: 33 }),
    to: fc.nat({ max: 33 }),
  }),
  { maxLength: 45 },
);

const months = fc.record({
  // Both changes of the clocks are among the days.
  today: fc.nat({ max: 365 }).map((days) => addDays("2026-10-01", days)),
  time: fc.constantFrom("00:00", "01:30", "12:00", "19:59", "20:00", "20:01", "23:59"),
  hasHens: fc.boolean(),
  deeds,
});

type Month = typeof months extends fc.Arbitrary<infer Value> ? Value : never;

const typedOn = (date: Day, large: string) => ({
  flock: "1" as const,
  date,
  counts: { ...NOTHING_LAID, large },
});

type Office = ReturnType<typeof aShop>["app"]["shop"]["office"];

const countOn = (office: Office, id: string, date: Day, large: string) =>
  office.logCount({ ...typedOn(date, large), id, cracked: "", kept: { size: "large", eggs: "" } });

const firstEntryOn = async (office: Office, date: Day) =>
  (await office.getFlock("1")).eggs.find((entry) => entry.date === date);

const DEEDS: Record<
  Month["deeds"][number]["kind"],
  (office: Office, date: Day, to: Day, id: string) => Promise<unknown>
> = {
  counted: (office, date, _to, id) => countOn(office, id, date, "20"),
  "nothing laid": (office, date, _to, id) => countOn(office, id, date, ""),
  logged: (office, date) => office.logEggs(typedOn(date, "7")),
  deleted: async (office, date) => {
    const entry = await firstEntryOn(office, date);
    if (entry) await office.deleteEggs({ flock: "1", id: entry.id });
  },
  moved: async (office, date, to) => {
    const before = await firstEntryOn(office, date);
    if (before) await office.updateEggs({ ...typedOn(to, "5"), before });
  },
};

const liveThrough = async ({ today, time, hasHens, deeds: done }: Month): Promise<Office> => {
  const { app, records } = aShop({
    stores: memoryStores(),
    clock: { now: () => whenClockShows(today, time) },
  });
  const { office } = app.shop;
  if (hasHens) await records.care.addHens("1", aHenEntry({ date: "2026-01-01" }));
  for (const [at, { kind, back, to }] of done.entries())
    await DEEDS[kind](office, addDays(today, -back), addDays(today, -to), `C${at}`);
  return office;
};

const flockOn = async (office: Office, day: Day) => {
  const [flock] = (await office.getCountSheet(day)).flocks;
  if (!flock) throw new Error("no flock");
  return flock;
};

test("every day of a month since the first count has an entry or is missed, for each flock used", async () => {
  await fc.assert(
    fc.asyncProperty(months, async (month) => {
      const office = await liveThrough(month);
      const { today, time, hasHens } = month;
      const dates = (await office.getFlock("1")).eggs.map(({ date }) => date).toSorted();
      const [first = "none"] = dates;
      const isInUse = hasHens || (dates.at(-1) ?? "") > addDays(today, -DAYS_IN_USE);
      const flock = await flockOn(office, today);
      expect(flock.isInUse).toBe(isInUse);
      const since = time >= "20:00" ? 0 : 1;
      const days = Array.from({ length: DAYS_LOOKED_AT - since }, (_, at) =>
        addDays(today, -at - since),
      ).filter((day) => isInUse && day >= first);
      const withoutEntry: Day[] = [];
      for (const day of days)
        if ((await flockOn(office, day)).entries.length === 0) withoutEntry.push(day);
      expect(flock.missed).toEqual(withoutEntry);
    }),
    { numRuns: 60 },
  );
});
