import { expect, test } from "vitest";
import { storageDeeds } from "#adapters/local-storage/storage-deeds.ts";
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

test("storageDeeds keeps deeds in the order of their asking, for every tab", () => {
  const storage = aStorage();
  const late = storageDeeds(storage, () => EVENING);
  late.note("late", 3);
  const early = storageDeeds(storage, () => NOON);
  early.note("first", { packs: 1 });
  early.note("second", null);
  expect(late.open().map(({ name, input }) => [name, input])).toEqual([
    ["first", { packs: 1 }],
    ["second", null],
    ["late", 3],
  ]);
  for (const { id } of early.open()) late.drop(id);
  expect(early.open()).toEqual([]);
});

test("storageDeeds ignores an unreadable deed, and keeps none in a full storage", () => {
  const storage = aStorage();
  storage.setItem("deed x", "{");
  expect(storageDeeds(storage, () => NOON).open()).toEqual([]);
  expect(storageDeeds(fakeStorage(10), () => NOON).note("first", "of many words")).toBeNull();
});

test("storageDeeds removes a deed once, and keeps it where its unit of work fails", async () => {
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
  expect([await take(), await take()]).toEqual([true, false]);
  expect(storage.getItem(`deed ${id}`)).toBeNull();
});
