import { expect, test } from "vitest";
import {
  bareKeptHtml,
  isOutOfDoors,
  isPublic,
  keptHtml,
  linksIn,
  mayBeKept,
  settingsIn,
} from "#adapters/html/offline-page.ts";

const AT = "2026-11-22T10:42:00.000Z";

const SHOP = '<script type="application/json" id="shop">{"home":"server"}</script>';
const RECORDS = '<script type="application/json" id="records">{"today":"$&"}</script>';
const BARE = `<html lang="en"><head><title>Farm</title>${SHOP}</head><body></body></html>`;
const HOME = `<html lang="en"><head>${SHOP}</head><body>${RECORDS}</body></html>`;

test("keptHtml says since when a page is cached", () => {
  expect(keptHtml(HOME, AT)).toBe(
    HOME.replace("<html ", `<html data-state="kept" data-kept="${AT}" `),
  );
});

test("bareKeptHtml has the records of a cached page, and leaves the title to the script", () => {
  const html = bareKeptHtml(BARE, { html: HOME, at: AT });
  expect(html).toContain(`<html data-state="kept" data-kept="${AT}" lang="en">`);
  expect(html).toContain(
    '<script type="application/json" id="kept">{"today":"$&"}</script></head>',
  );
  expect(html).not.toContain("<title>");
  expect(bareKeptHtml(BARE, null)).toBe(BARE.replace("<title>Farm</title>", ""));
  expect(bareKeptHtml(BARE, { html: BARE, at: AT })).not.toContain('id="kept"');
});

test.each([
  ["/admin/packing", true],
  ["/admin/packing/along", true],
  ["/admin/packing/2026-11-28", true],
  ["/admin/packing/2026-11-28/more", false],
  ["/admin/count", true],
  ["/admin/count/more", false],
  ["/admin", false],
  ["/admin/orders", false],
  ["/packing", false],
])("isOutOfDoors of %s is %s", (path, isKept) => {
  expect(isOutOfDoors(path)).toBe(isKept);
});

test("linksIn finds public pages alone, and no admin, API, checkout or foreign links", () => {
  const links = [
    "/about",
    "/about#top",
    "/our-chickens/1?from=home",
    "/admin/orders",
    "/api/changes",
    "/checkout",
    "/pictures/hero.svg",
    "//other.example/",
    "https://other.example/",
  ].map((href) => `<a class="link" href="${href}">x</a>`);
  expect(linksIn(links.join(""))).toEqual(["/about", "/our-chickens/1"]);
});

test("isPublic accepts the checkout, and mayBeKept refuses it", () => {
  const answers = (path: string) => [isPublic(path), mayBeKept(path)];
  expect(answers("/our-chickens")).toEqual([true, true]);
  expect(answers("/checkout")).toEqual([true, false]);
  for (const path of ["/admin", "/admin/login", "/api", "/api/changes", "/robots.txt"])
    expect(answers(path)).toEqual([false, false]);
  expect(answers("/administrators")).toEqual([true, true]);
});

test("settingsIn is the settings of the page's shop", () => {
  expect(settingsIn(HOME)).toBe('{"home":"server"}');
  expect(settingsIn("<html></html>")).toBeNull();
});
