import { expect, test } from "vitest";
import {
  changedSince,
  earlierThanPrinted,
  type PrintedPaper,
  withPrinted,
} from "#core/packing/printed-day.ts";
import { aShop, NOON } from "#tests/support/a-shop.ts";
import { anOrder } from "#tests/support/orders.ts";
import { plantOrders } from "#tests/support/plant.ts";

const SATURDAY = "2026-06-27";
const forSaturday = (id: string) => anOrder({ id, days: { delivery: SATURDAY } });

const aDayWith = async (...ids: readonly string[]) => {
  const shop = aShop();
  await plantOrders(shop, ...ids.map(forSaturday));
  const { visitor, shop: both } = shop.app;
  const read = () => both.office.getPackDay(SATURDAY);
  await visitor.packer.notePrinted({ ...(await read()), hasLabels: true });
  const since = async () =>
    changedSince((await visitor.packer.getPrinted(SATURDAY)) ?? undefined, await read());
  return { ...shop, since };
};

test("what was printed is the same until orders come, are cancelled, or go to another day", async () => {
  const { records, since } = await aDayWith("A", "B", "C", "D");
  expect(await since()).toBeNull();
  await records.orders.add(forSaturday("E"));
  await records.orders.replace({ ...forSaturday("A"), status: "Refunded" });
  const log = [{ at: NOON, kind: "refund-asked" }] as const;
  await records.orders.replace({ ...forSaturday("B"), log });
  await records.orders.replace({ ...forSaturday("C"), days: { delivery: "2026-06-28" } });
  expect(await since()).toEqual({ at: NOON, more: 1, cancelled: 2, moved: 1, packs: [] });
});

test("an order whose packs were changed is named, also on paper without a record of packs", async () => {
  const { records, since } = await aDayWith("A", "B");
  const [line] = forSaturday("A").items;
  if (!line) throw new Error("There is no line.");
  const items = [{ ...line, quantity: 2 }];
  await records.orders.replace({ ...forSaturday("A"), items });
  expect(await since()).toEqual({ at: NOON, more: 0, cancelled: 0, moved: 0, packs: ["A"] });
  const old = { at: NOON, orders: ["A"] };
  expect(changedSince(old, { parcels: [], cancelled: ["A"] })).toMatchObject({ packs: [] });
});

test("an order that is packed or handed over is no change", async () => {
  const { records, since } = await aDayWith("A", "B");
  await records.orders.replace({ ...forSaturday("A"), status: "Ready" });
  await records.orders.replace({ ...forSaturday("B"), status: "Completed" });
  expect(await since()).toBeNull();
});

test("nothing has changed of a day that was never printed here", async () => {
  const { app } = aShop();
  expect(await app.visitor.packer.getPrinted(SATURDAY)).toBeNull();
  expect(changedSince(undefined, { parcels: [], cancelled: ["A"] })).toBeNull();
});

test("withPrinted forgets days that were printed more than 31 days ago", () => {
  const day = { day: SATURDAY, parcels: [], eggs: null, hasLabels: true };
  const before = {
    "2026-05-23": { at: "2026-05-19T10:00:00.000Z", orders: ["A"] },
    "2026-05-24": { at: "2026-05-20T10:00:00.000Z", orders: ["B"] },
  };
  expect(Object.keys(withPrinted(before, day, NOON))).toEqual(["2026-05-24", SATURDAY]);
});

test("earlierThanPrinted names kinds of which older eggs go out than the labels say", () => {
  const paper = (bestBefore: object, hasLabels: boolean): PrintedPaper => ({
    day: SATURDAY,
    parcels: [],
    eggs: { bestBefore, laidFrom: {}, kinds: [] },
    hasLabels,
  });
  const first = withPrinted({}, paper({ large: "2026-07-19", small: "2026-07-18" }, true), NOON);
  // Printed without labels, what those say stays.
  const printed = withPrinted(first, paper({ large: "2026-07-10" }, false), NOON)[SATURDAY];
  if (!printed) throw new Error("It isn't noted.");
  expect(
    earlierThanPrinted(printed, {
      large: "2026-07-18",
      small: "2026-07-19",
      medium: "2026-07-01",
    }),
  ).toEqual({ large: "2026-07-18" });
  expect(earlierThanPrinted(printed, {})).toEqual({});
  expect(earlierThanPrinted({}, { large: "2026-07-18" })).toEqual({});
});
