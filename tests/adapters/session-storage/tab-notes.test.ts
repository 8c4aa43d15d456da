import { expect, test } from "vitest";
import { tabNotes } from "#adapters/session-storage/tab-notes.ts";
import { fakeStorage } from "#tests/support/fake-storage.ts";

const forbidden = (): Storage => {
  throw new DOMException("no", "SecurityError");
};

test("isSplashHidden knows the version that was hidden, and no other", () => {
  const storage = fakeStorage();
  const notes = tabNotes(() => storage);
  expect(notes.isSplashHidden(2)).toBe(false);
  notes.hideSplash(2);
  expect([notes.isSplashHidden(2), notes.isSplashHidden(3)]).toEqual([true, false]);
  expect(storage.getItem("hiddenSplashVersion")).toBe("2");
});

test("reloadedAt answers with the moment that noteReload kept of the same page", () => {
  const storage = fakeStorage();
  const notes = tabNotes(() => storage);
  expect(notes.reloadedAt("/about start-1.js")).toBe(0);
  expect(notes.noteReload("/about start-1.js", 1_700_000_000_000)).toBe(true);
  expect(notes.reloadedAt("/about start-1.js")).toBe(1_700_000_000_000);
  expect(notes.reloadedAt("/contact start-1.js")).toBe(0);
  expect(storage.getItem("reloaded /about start-1.js")).toBe("1700000000000");
});

test("tabNotes in a browser that keeps nothing hides nothing, and has no reload", () => {
  const notes = tabNotes(forbidden);
  notes.hideSplash(2);
  expect(notes.isSplashHidden(2)).toBe(false);
  expect(notes.noteReload("/about", 1)).toBe(false);
  expect(notes.reloadedAt("/about")).toBe(0);
});
