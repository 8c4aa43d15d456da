import { readdirSync, readFileSync, statSync } from "node:fs";
import { expect, test } from "vitest";
import { SITE_PICTURE } from "#adapters/seo/site-picture.ts";
import { webManifest } from "#adapters/seo/web-manifest.ts";
import { EGG_TYPES } from "#core/catalogue/catalogue.ts";
import { FARM } from "#core/farm.ts";

const APPLE_TOUCH_ICON = "/pictures/apple-touch-icon.png";

const SIGNATURE = "89504e470d0a1a0a";

/** What a PNG tells of itself. */
const told = (path: string) => {
  const file = readFileSync(`public${path}`);
  expect(file.subarray(0, 8).toString("hex")).toBe(SIGNATURE);
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < file.length; at += 12 + file.readUInt32BE(at)) {
    const start = at + 8;
    const type = file.toString("latin1", at + 4, start);
    chunks.set(type, file.subarray(start, start + file.readUInt32BE(at)));
  }
  const header = chunks.get("IHDR") ?? Buffer.alloc(8);
  return {
    size: `${header.readUInt32BE(0)}x${header.readUInt32BE(4)}`,
    title: chunks.get("iTXt")?.toString("utf8").replace("Title", "").replaceAll("\0", ""),
    isOpaque: chunks.get("tRNS")?.every((alpha) => alpha === 255) ?? true,
  };
};

const { icons, ...manifest } = webManifest(FARM);

test("the preview names no farm, since every farm's pages send it", () => {
  expect(told(SITE_PICTURE.path).title).toBe("Fresh eggs");
});

test("the preview has the size that pages name, and is small", () => {
  expect(told(SITE_PICTURE.path).size).toBe(`${SITE_PICTURE.width}x${SITE_PICTURE.height}`);
  expect(statSync(`public${SITE_PICTURE.path}`).size).toBeLessThan(80_000);
});

test("the web manifest has an icon of each size that phones ask for", () => {
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    "192x192 any",
    "512x512 any",
    "512x512 maskable",
  ]);
  for (const { src, sizes } of icons) expect(told(src).size).toBe(sizes);
  expect(told(APPLE_TOUCH_ICON).size).toBe("180x180");
});

test("the maskable icon fills its ground", () => {
  expect(icons.map(({ src }) => told(src).isOpaque)).toEqual([false, false, true]);
  expect(told(APPLE_TOUCH_ICON).isOpaque).toBe(true);
});

test("the web manifest has the farm's name and the page's colour", () => {
  expect(manifest).toEqual({
    id: "/",
    name: "Farmgate",
    short_name: "Farmgate",
    description: "Fresh eggs from happy hens, straight from the farm gate.",
    lang: "en-GB",
    start_url: "/",
    scope: "/",
    display: "standalone",
    shortcuts: [{ name: "Count eggs", url: "/admin/count" }],
    theme_color: "#f8f8f3",
    background_color: "#f8f8f3",
  });
  expect(readFileSync("index.html", "utf8")).toContain(
    `<meta name="theme-color" content="${manifest.theme_color}" media="(prefers-color-scheme: light)" />`,
  );
});

const DRAWN = readdirSync("public", { recursive: true, encoding: "utf8" }).filter((file) =>
  file.endsWith(".svg"),
);

const drawing = (path: string): string => readFileSync(`public/${path}`, "utf8");

test("each drawing on Home weighs at most 6 kB", () => {
  const shown = [
    "/pictures/logo.svg",
    "/pictures/hero.svg",
    ...EGG_TYPES.map(({ image }) => image),
  ];
  const heavy = shown.filter((path) => statSync(`public${path}`).size > 6_000);
  expect(heavy).toEqual([]);
});

test("drawings hold no words and fetch nothing", () => {
  for (const path of DRAWN)
    expect(drawing(path).replace("http://www.w3.org/2000/svg", "")).not.toMatch(
      /https?:|<text|<title|font|href|@import|<script/,
    );
});

test("the first picture of Home turns to night in the dark", () => {
  expect(drawing("pictures/hero.svg")).toContain("@media(prefers-color-scheme:dark)");
});
