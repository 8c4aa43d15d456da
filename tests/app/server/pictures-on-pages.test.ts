import { JSDOM } from "jsdom";
import { beforeAll, describe, expect, test } from "vitest";
import { nodePictureCodec } from "#adapters/node/picture-codec.ts";
import { headOf } from "#adapters/seo/head-of.ts";
import { renderPage } from "#app/render/render-page.tsx";
import { shownOn } from "#app/render/shown-records.ts";
import { PICTURE_SIZES } from "#core/pictures/picture-sources.ts";
import { createShopWindow } from "#core/shop/shop-window.ts";
import { aShop, cleaner, memoryStores, noon } from "#tests/support/a-shop.ts";
import { dataAddress, hashOf, pngOf } from "#tests/support/picture-files.ts";
import { IN_ONE_BROWSER } from "#ui/shared/setting.ts";

const ORIGIN = "https://eggs.example";
const BYTES = pngOf(900, 600, 1);
const PHOTO = dataAddress(BYTES);
const HASH = hashOf(BYTES);
const OTHER = `/pictures/${"e".repeat(64)}`;
const SRC_SET = `/pictures/${HASH}/400.png 400w, /pictures/${HASH}/900.png 900w`;

const stores = memoryStores();
const { app } = aShop({ stores, pictureCodec: nodePictureCodec });
const window = createShopWindow({ store: stores.shop, cleaner, clock: noon, shared: null });
let id = "";

beforeAll(async () => {
  const { office } = app.shop;
  await office.keepPicture({ original: PHOTO, widths: { 400: dataAddress(pngOf(400, 267)) } });
  const content = `<p>Look:</p><img src="${PHOTO}" alt="A hen"><img src="${OTHER}" alt="Gone">`;
  const saved = await office.createPost({ title: "A", featuredImage: PHOTO, content, tags: "" });
  if (saved.ok) id = saved.value.id;
});

const pageAt = async (path: string) => {
  const setting = { ...IN_ONE_BROWSER, isShared: true };
  const page = await renderPage(path, { window, setting, today: "2026-06-20" });
  const head = headOf(path, await shownOn(path, window), ORIGIN).tags;
  const { document } = new JSDOM(`<head>${head}</head><body>${page.html}</body>`).window;
  return { document, page };
};

const attributesOf = (element: Element | null | undefined) =>
  Object.fromEntries([...(element?.attributes ?? [])].map(({ name, value }) => [name, value]));

describe("a page as it is sent", () => {
  test("of a story fetches its first picture first, and the others when they come near", async () => {
    const { document } = await pageAt(`/our-chickens/${id}`);
    const [featured, inText, gone] = document.querySelectorAll("main img");
    const files = {
      src: `/pictures/${HASH}/900.png`,
      srcset: SRC_SET,
      sizes: PICTURE_SIZES.story,
      width: "900",
      height: "600",
    };
    expect(attributesOf(featured)).toMatchObject({
      ...files,
      loading: "eager",
      fetchpriority: "high",
    });
    expect(attributesOf(inText)).toEqual({ ...files, loading: "lazy", alt: "A hen" });
    expect(attributesOf(gone)).toEqual({ src: OTHER, loading: "lazy", alt: "Gone" });
    expect(attributesOf(document.querySelector('head link[rel="preload"]'))).toEqual({
      rel: "preload",
      as: "image",
      fetchpriority: "high",
      imagesizes: PICTURE_SIZES.story,
      imagesrcset: SRC_SET,
    });
    const image = document.querySelector('meta[property="og:image"]');
    expect(image?.getAttribute("content")).toBe(`${ORIGIN}/pictures/${HASH}/900.png`);
  });

  test("of the stories preloads the first card's picture", async () => {
    const { document } = await pageAt("/our-chickens");
    const [first, second] = document.querySelectorAll("main article img");
    expect(attributesOf(first)).toMatchObject({ srcset: SRC_SET, loading: "eager" });
    expect(second?.getAttribute("src")).toBe("/pictures/story-marigold.svg");
    expect(document.querySelector('head link[rel="preload"]')?.getAttribute("imagesrcset")).toBe(
      SRC_SET,
    );
  });

  test("of a fresh shop preloads nothing", async () => {
    const { document } = await pageAt("/our-chickens/1775203200000");
    expect(document.querySelector('link[rel="preload"]')).toBeNull();
  });

  test("holds no picture itself", async () => {
    for (const path of ["/our-chickens", `/our-chickens/${id}`]) {
      const { page } = await pageAt(path);
      expect(`${page.html}${JSON.stringify(page.records)}`).not.toContain("data:image/");
    }
  });
});
