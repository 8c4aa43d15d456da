import { expect, test } from "vitest";
import { typedText } from "#adapters/session-storage/typed-text.ts";
import { fakeStorage } from "#tests/support/fake-storage.ts";

const FORM = "/admin/flocks/1 eggs";

const aTab = (storage = fakeStorage()) => {
  let now = "2026-06-20T11:00:00.000Z";
  return {
    storage,
    typed: typedText(() => storage, { now: () => now }),
    setClock: (instant: string) => {
      now = instant;
    },
  };
};

test("typedText finds what was typed into a form for that form alone, until it is forgotten", async () => {
  const { typed, storage } = aTab();
  expect(await typed.find(FORM)).toBeNull();
  await typed.keep(FORM, { large: "30" });
  await typed.keep("/contact", { name: "Mabel" });
  await typed.keep(FORM, { large: "31", date: "2026-06-20" });
  expect(await typed.find(FORM)).toEqual({ large: "31", date: "2026-06-20" });
  await typed.forget(FORM);
  expect([await typed.find(FORM), await typed.find("/contact")]).toEqual([null, { name: "Mabel" }]);
  expect(storage.length).toBe(1);
});

test("typedText forgets everything at once, and leaves the tab's other values", async () => {
  const { typed, storage } = aTab();
  storage.setItem("reloadedAt /", "1");
  await typed.keep(FORM, { large: "30" });
  await typed.keep("/contact", { name: "Mabel" });
  await typed.forgetAll();
  expect([storage.length, storage.getItem("reloadedAt /")]).toEqual([1, "1"]);
});

test("typedText removes a text after a day, from the storage too", async () => {
  const { typed, storage, setClock } = aTab();
  await typed.keep(FORM, { large: "30" });
  setClock("2026-06-21T10:59:59.000Z");
  expect(await typed.find(FORM)).toEqual({ large: "30" });
  setClock("2026-06-21T11:00:00.000Z");
  expect(await typed.find("/contact")).toBeNull();
  expect(storage.length).toBe(0);
});

test.each(["", "{", "null", '{"at":"2026-06-20T11:00:00.000Z"}', '{"at":"soon","typed":{}}'])(
  "typedText ignores and removes %j in the storage",
  async (text) => {
    const { typed, storage } = aTab();
    storage.setItem(`typed ${FORM}`, text);
    expect(await typed.find(FORM)).toBeNull();
    expect(storage.length).toBe(0);
  },
);

test("typedText keeps neither a text that doesn't fit nor the one before", async () => {
  const { typed } = aTab(fakeStorage(200));
  await typed.keep(FORM, { large: "30" });
  await typed.keep(FORM, { large: "3".repeat(200) });
  expect(await typed.find(FORM)).toBeNull();
});

test("typedText keeps nothing where the tab may keep nothing, and doesn't throw", async () => {
  const typed = typedText(
    () => {
      throw new DOMException("forbidden", "SecurityError");
    },
    { now: () => "2026-06-20T11:00:00.000Z" },
  );
  await typed.keep(FORM, { large: "30" });
  await typed.forget(FORM);
  await typed.forgetAll();
  expect(await typed.find(FORM)).toBeNull();
});
