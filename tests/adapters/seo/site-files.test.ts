import fc from "fast-check";
import { expect, test } from "vitest";
import { robotsTxt } from "#adapters/seo/robots.ts";
import { sitemapXml } from "#adapters/seo/sitemap.ts";
import { SAMPLE_POSTS } from "#core/posts/sample-posts.ts";
import { parsed } from "#tests/support/parsed-head.ts";
import { aPost } from "#tests/support/plant.ts";

const ORIGIN = "https://farm.example";
const SITEMAPS = "http://www.sitemaps.org/schemas/sitemap/0.9";

const PAGES = [
  "/",
  "/about",
  "/contact",
  "/our-chickens",
  "/how-to-find-us",
  "/terms",
  "/privacy",
].map((path) => `${ORIGIN}${path}`);

const entriesOf = (xml: string) => {
  const map = parsed(xml, "application/xml");
  expect(map.querySelector("parsererror")).toBeNull();
  expect([map.documentElement.localName, map.documentElement.namespaceURI]).toEqual([
    "urlset",
    SITEMAPS,
  ]);
  return [...map.querySelectorAll("url")].map((entry) => ({
    address: entry.querySelector("loc")?.textContent ?? "",
    changed: entry.querySelector("lastmod")?.textContent ?? null,
  }));
};

test("sitemapXml names every public page, and the stories with their days", () => {
  expect(entriesOf(sitemapXml(ORIGIN, { stories: SAMPLE_POSTS, marks: [] }))).toEqual([
    ...PAGES.map((address) => ({ address, changed: null })),
    { address: `${ORIGIN}/our-chickens/1775203200000`, changed: "2026-04-03" },
    { address: `${ORIGIN}/our-chickens/1772352000000`, changed: "2026-03-01" },
  ]);
});

test("sitemapXml names the pages of the list of stories", () => {
  const marks = ["1772352000000", "2026-04-03T08:00:00.000Z/é&"];
  const entries = entriesOf(sitemapXml(ORIGIN, { stories: [], marks }));
  expect(entries.slice(PAGES.length)).toEqual(
    [
      `${ORIGIN}/our-chickens?before=1772352000000`,
      `${ORIGIN}/our-chickens?before=2026-04-03T08%3A00%3A00.000Z%2F%C3%A9%26`,
    ].map((address) => ({ address, changed: null })),
  );
});

test("sitemapXml is XML whatever stories are called, and links to each of them", () => {
  const stories = fc.record({
    id: fc.oneof(fc.string({ unit: "binary" }), fc.constantFrom("'&<>\"", "]]>", "é/?#")),
    date: fc.oneof(fc.string({ unit: "binary" }), fc.constantFrom("2026-02-30", "2026-04-03")),
  });
  fc.assert(
    fc.property(fc.array(stories), (told) => {
      const entries = entriesOf(sitemapXml(ORIGIN, { stories: told.map(aPost), marks: [] })).slice(
        PAGES.length,
      );
      const start = `${ORIGIN}/our-chickens/`;
      expect(entries.map(({ address }) => decodeURIComponent(address.slice(start.length)))).toEqual(
        told.map(({ id }) => id),
      );
      for (const [place, { changed }] of entries.entries())
        expect([null, told[place]?.date]).toContain(changed);
    }),
  );
});

test("sitemapXml escapes each special character as the protocol asks", () => {
  expect(sitemapXml(ORIGIN, { stories: [aPost({ id: "hen's" })], marks: [] })).toContain(
    "/our-chickens/hen&#39;s<",
  );
});

test("robotsTxt closes the admin area alone, and names the sitemap where it has an address", () => {
  expect(robotsTxt(ORIGIN)).toBe(
    "User-agent: *\nDisallow: /admin\n\nSitemap: https://farm.example/sitemap.xml\n",
  );
  expect(robotsTxt(null)).toBe("User-agent: *\nDisallow: /admin\n");
});
