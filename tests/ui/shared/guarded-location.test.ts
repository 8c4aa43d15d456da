// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import { fixedLocation, guardedLocation } from "#ui/shared/navigation/guarded-location.ts";

const locationAt = (address: string) => {
  window.history.replaceState(null, "", address);
  const location = guardedLocation(window);
  const told = vi.fn();
  location.subscribe(told);
  return { location, told };
};

const KEPT = { replace: true, keepsPage: true } as const;

/** The browser tells of a step back a moment later. */
const back = () =>
  new Promise((resolve) => {
    window.addEventListener("popstate", resolve, { once: true });
    window.history.back();
  });

test("guardedLocation exposes the query string from the first on, and notifies on change", () => {
  const { location, told } = locationAt("/list?search=hen");
  expect([location.path(), location.search()]).toEqual(["/list", "?search=hen"]);
  location.navigate("/list?search=hens", KEPT);
  expect([location.path(), location.search()]).toEqual(["/list", "?search=hens"]);
  expect(window.location.href).toMatch(/\/list\?search=hens$/);
  expect(told).toHaveBeenCalledTimes(1);
  expect(fixedLocation("/list").search()).toBe("");
});

test("the address itself leads nowhere, and the path alone takes away what was asked", () => {
  const { location, told } = locationAt("/list?search=hen");
  const before = window.history.length;
  location.navigate("/list?search=hen");
  expect([told.mock.calls.length, window.history.length]).toEqual([0, before]);
  location.navigate("/list");
  expect([location.search(), window.history.length]).toEqual(["", before + 1]);
});

test("a step back comes to what was asked before, and the page is still one that was typed", async () => {
  const { location } = locationAt("/list?search=hen");
  location.navigate("/list?search=duck", KEPT);
  expect(location.arrivedByLink()).toBe(false);
  location.navigate("/other");
  expect(location.arrivedByLink()).toBe(true);
  await back();
  expect([location.path(), location.search()]).toEqual(["/list", "?search=duck"]);
  expect(location.arrivedByLink()).toBe(false);
});

test("a link to another part of a path arrives by link, and the page's own change doesn't", async () => {
  const { location } = locationAt("/list?page=1");
  location.navigate("/list?page=2");
  expect(location.arrivedByLink()).toBe(true);
  await back();
  expect([location.search(), location.arrivedByLink()]).toEqual(["?page=1", false]);
  location.navigate("/list?page=3", KEPT);
  expect(location.arrivedByLink()).toBe(false);
});

test("fixedLocation has the query string of its address", () => {
  const location = fixedLocation("/list?page=2");
  expect([location.path(), location.search()]).toEqual(["/list", "?page=2"]);
});

test("a guard holds a move that only changes the query, and lets the page change its address", () => {
  const { location } = locationAt("/list");
  location.guard();
  location.navigate("/list?search=hen");
  expect([location.isHolding(), location.search()]).toEqual([true, ""]);
  location.answer(false);
  location.navigate("/list?search=hen", KEPT);
  expect([location.isHolding(), location.search()]).toEqual([false, "?search=hen"]);
  expect(location.isGuarded()).toBe(true);
});

test("the address stays while a guard holds a step back", async () => {
  const { location } = locationAt("/list?search=hen");
  location.navigate("/list?search=duck");
  location.guard();
  await back();
  expect([location.isHolding(), location.search()]).toEqual([true, "?search=duck"]);
});
