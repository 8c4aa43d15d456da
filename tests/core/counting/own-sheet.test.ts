import { expect, test } from "vitest";
import { lastFlockOf, NO_COUNTS, withCount, withFlock } from "#core/counting/own-counts.ts";
import { ownSheet } from "#core/counting/own-sheet.ts";
import { aShop } from "#tests/support/a-shop.ts";
import { OWN_COUNTS } from "#tests/support/counts.ts";

const TODAY = "2026-06-20";
const [COUNT] = OWN_COUNTS.counts;

test("ownSheet tells what this device counted, and nothing that the shop alone knows", () => {
  const { flocks } = ownSheet(OWN_COUNTS, TODAY, TODAY);
  expect(flocks.filter(({ isInUse }) => isInUse).map(({ flock }) => flock)).toEqual(["2"]);
  expect(flocks[1]).toEqual({
    flock: "2",
    name: "",
    isInUse: true,
    last: { date: "2026-06-19", counts: COUNT?.counts },
    entries: [],
    missed: [],
    isPullets: false,
    withheld: null,
  });
  expect(ownSheet(OWN_COUNTS, "2026-06-19", TODAY).flocks[1]).toMatchObject({
    last: null,
    entries: [{ id: "C1", at: "" }],
  });
});

test("ownSheet takes each flock for in use where nothing was counted", () => {
  const { flocks } = ownSheet(NO_COUNTS, TODAY, TODAY);
  expect(flocks.every(({ isInUse, last }) => isInUse && last === null)).toBe(true);
});

test("withCount forgets what is older than 30 days", () => {
  if (!COUNT) throw new Error("none");
  const own = withCount(OWN_COUNTS, { ...COUNT, id: "C2", date: "2026-07-20" }, "2026-07-20");
  expect(own.counts.map(({ id }) => id)).toEqual(["C2"]);
});

test("the flock looked at last is known until all is forgotten", async () => {
  expect(lastFlockOf(NO_COUNTS)).toBeNull();
  expect(lastFlockOf(withFlock(NO_COUNTS, "3"))).toBe("3");
  const { eggCounter } = aShop().app.visitor;
  await eggCounter.noteFlock("3");
  expect(lastFlockOf(await eggCounter.getOwnCounts())).toBe("3");
  await eggCounter.forgetOwnCounts();
  expect(await eggCounter.getOwnCounts()).toEqual(NO_COUNTS);
});
