import { expect, test } from "vitest";
import { deedsAtOnce } from "#adapters/local-storage/stored-deeds.ts";
import { noon } from "#tests/support/a-shop.ts";
import { fakeStorage } from "#tests/support/fake-storage.ts";
import { aTab } from "#tests/support/stored-tab.ts";

const NOON = "2026-11-23T12:00:00.000Z";
const EVENING = "2026-11-23T18:00:00.000Z";

/** A storage of which the keys can be listed, as a browser's can. */
const aStorage = () => {
  const storage = fakeStorage();
  const keys = () => Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? "");
  return new Proxy(storage, { ownKeys: keys, getOwnPropertyDescriptor: () => LISTED });
};
const LISTED = { enumerable: true, configurable: true };

test("deedsAtOnce keeps deeds in the order of their presses, for every tab", () => {
  const storage = aStorage();
  const late = deedsAtOnce(storage, () => EVENING);
  late.note("late", 3);
  const early = deedsAtOnce(storage, () => NOON);
  early.note("first", { packs: 1 });
  early.note("second", null);
  expect(late.open().map(({ at, what }) => [at, what])).toEqual([
    [NOON, { name: "first", input: { packs: 1 } }],
    [NOON, { name: "second", input: null }],
    [EVENING, { name: "late", input: 3 }],
  ]);
  for (const { id } of early.open()) late.drop(id);
  expect(early.open()).toEqual([]);
});

test.each(["{", "null", "{}", ""])("deedsAtOnce ignores a deed that reads %s", (text) => {
  const storage = aStorage();
  storage.setItem("deed x", text);
  expect(deedsAtOnce(storage, () => NOON).open()).toEqual([]);
});

test("deedsAtOnce keeps none in a full storage, and says so", () => {
  expect(deedsAtOnce(fakeStorage(10), () => NOON).note("first", "of many words")).toBeNull();
});

test("a unit of work finds what was noted at once, and keeps it where it fails", async () => {
  const { stores, storage } = aTab();
  const { unitOfWork, deeds } = stores.visitor;
  const id = deeds.note("first", 1) ?? "";
  const fail = unitOfWork.run(async (records) => {
    await records.deeds.take(id);
    throw new Error("in the middle");
  });
  await expect(fail).rejects.toThrow("in the middle");
  expect(storage.getItem(`deed ${id}`)).not.toBeNull();
  const take = () => unitOfWork.run((records) => records.deeds.take(id));
  expect([await take(), await take()]).toEqual([noon.now(), null]);
  expect(storage.getItem(`deed ${id}`)).toBeNull();
});
