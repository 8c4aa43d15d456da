import { JSDOM } from "jsdom";
import { expect, test } from "vitest";
import { readPage } from "#app/render/page-settings.ts";

const opened = (address: string, marks: string) =>
  new JSDOM(
    `<!doctype html><html ${marks}><body><div id="root"><h1>Stories</h1></div>
<script type="application/json" id="shop">{"home":"server"}</script>
<script type="application/json" id="records">{"today":"2026-06-20","known":[]}</script></body></html>`,
    { url: `https://farm.example${address}` },
  ).window.document;

const isEmptied = (page: Document): boolean => {
  const { settings, records } = readPage(page);
  expect(settings).toEqual({ home: "server" });
  expect(page.querySelector("h1") === null).toBe(records === null);
  return records === null;
};

test("readPage takes a page over that stands under its own address", () => {
  const query = 'data-query="before=177"';
  expect(isEmptied(opened("/about?before=177", ""))).toBe(false);
  expect(isEmptied(opened("/our-chickens?from=mail", ""))).toBe(false);
  expect(isEmptied(opened("/our-chickens?before=nonsense", ""))).toBe(false);
  expect(isEmptied(opened("/our-chickens?from=mail&before=177", query))).toBe(false);
  expect(isEmptied(opened("/our-chickens/?before=177", query))).toBe(false);
});

test("readPage empties a page that was sent for another", () => {
  expect(isEmptied(opened("/about", 'data-state="elsewhere"'))).toBe(true);
  expect(isEmptied(opened("/our-chickens?before=177", ""))).toBe(true);
  expect(isEmptied(opened("/our-chickens/?before=177", ""))).toBe(true);
  expect(isEmptied(opened("/our-chickens?before=176", 'data-query="before=177"'))).toBe(true);
});
