import { describe, expect, test } from "vitest";
import { nodePictureCodec } from "#adapters/node/picture-codec.ts";
import { DEFAULT_PROFILE } from "#core/profile/farm-profile.ts";
import { createBackgroundJobs } from "#core/shop/background-jobs.ts";
import type { PictureScaler } from "#ports/picture-scaler.ts";
import { aShop, NOON } from "#tests/support/a-shop.ts";
import { bombOf, dataAddress, hashOf, pngOf } from "#tests/support/picture-files.ts";

const BYTES = pngOf(900, 600, 1);
const PHOTO = dataAddress(BYTES);
const ADDRESS = `/pictures/${hashOf(BYTES)}`;
const NARROW = dataAddress(pngOf(400, 267));
const HALF = dataAddress(pngOf(800, 533));
const HTML = dataAddress(Buffer.from("<script>alert(1)</script>"));

const STORY = { title: "Hens", featuredImage: "", content: "<p>They lay.</p>", tags: "" };

const keeping = (more: Parameters<typeof aShop>[0] = {}) =>
  aShop({ pictureCodec: nodePictureCodec, ...more });

const created = async ({ app }: ReturnType<typeof aShop>, story: typeof STORY) => {
  const saved = await app.shop.office.createPost(story);
  if (!saved.ok) throw new Error(saved.refusal.kind);
  return saved.value.id;
};

const UNFIT = (why: string) => ({ ok: false, refusal: { kind: "unfit-picture", why } });

describe("a shop that keeps pictures as files", () => {
  test("names those of a story that holds them, with one size", async () => {
    const shop = keeping();
    const content = `<p>Look:</p><img src="${PHOTO}" alt="A hen">`;
    const id = await created(shop, { ...STORY, featuredImage: PHOTO, content });
    expect(await shop.records.posts.find(id)).toMatchObject({
      featuredImage: ADDRESS,
      content: `<p>Look:</p><img src="${ADDRESS}" alt="A hen">`,
    });
    const described = `${ADDRESS}?900x600.png`;
    const { counter } = shop.app.shop;
    expect(await counter.getPost(id)).toMatchObject({
      featuredImage: described,
      content: `<p>Look:</p><img src="${described}" alt="A hen">`,
    });
    expect((await counter.listPosts(null)).items[0]?.featuredImage).toBe(described);
  });

  test("keepPicture keeps its narrower files, which readers hear of", async () => {
    const shop = keeping();
    const { office, counter } = shop.app.shop;
    const widths = { 400: NARROW, 800: HALF };
    expect(await office.keepPicture({ original: PHOTO, widths })).toEqual({
      ok: true,
      value: { address: ADDRESS },
    });
    const id = await created(shop, { ...STORY, featuredImage: ADDRESS });
    expect((await counter.getPost(id))?.featuredImage).toBe(
      `${ADDRESS}?900x600.png,400.png,800.png`,
    );
  });

  test("drops the facts in addresses from a story that is saved again", async () => {
    const shop = keeping();
    const id = await created(shop, { ...STORY, featuredImage: PHOTO });
    const read = await shop.app.shop.counter.getPost(id);
    const again = { ...STORY, featuredImage: read?.featuredImage ?? "", id };
    await shop.app.shop.office.updatePost({ ...again, version: read?.version ?? "" });
    expect((await shop.records.posts.find(id))?.featuredImage).toBe(ADDRESS);
  });

  test("compares the pictures of a story by their names alone", async () => {
    const shop = keeping();
    const id = await created(shop, { ...STORY, featuredImage: PHOTO });
    const read = await shop.app.shop.counter.getPost(id);
    const seen = { ...STORY, featuredImage: read?.featuredImage ?? "" };
    const from = { id, version: read?.version ?? "", seen };
    const { office } = shop.app.shop;
    await office.updatePost({ ...seen, ...from, title: "Theirs" });
    expect(await office.updatePost({ ...seen, ...from, featuredImage: "" })).toMatchObject({
      ok: true,
    });
    const merged = { title: "Theirs", featuredImage: "" };
    expect(await shop.records.posts.find(id)).toMatchObject(merged);
  });

  test("names those of the splash page too", async () => {
    const shop = keeping();
    const content = `<p>News</p><img src="${PHOTO}" alt="">`;
    await shop.app.shop.office.saveSplash({ content, enabled: true, version: "1" });
    expect((await shop.records.splash.load()).content).toContain(`src="${ADDRESS}"`);
    expect((await shop.app.shop.office.getSplash()).content).toContain(`${ADDRESS}?900x600.png"`);
    expect((await shop.app.shop.counter.getShownSplash(0))?.content).toContain("?900x600.png");
  });

  test("shows a story that names an unknown picture, without its facts", async () => {
    const shop = keeping();
    const other = `/pictures/${"e".repeat(64)}`;
    const content = `<p>A</p><img src="${other}" alt="">`;
    const id = await created(shop, { ...STORY, featuredImage: other, content });
    expect(await shop.app.shop.counter.getPost(id)).toMatchObject({
      featuredImage: other,
      content,
    });
  });

  test.each([
    ["no-picture", HTML],
    ["no-picture", dataAddress(Buffer.from("<svg/>"), "svg+xml")],
    ["too-large", dataAddress(bombOf(30_000, 30_000))],
    ["broken", dataAddress(BYTES.subarray(0, -20))],
  ])(
    "refuses as %s a story, a splash page and a picture to keep, and changes nothing",
    async (why, unfit) => {
      const shop = keeping();
      const { office, counter } = shop.app.shop;
      const before = await counter.listPosts(null);
      const content = `<p>A</p><img src="${unfit}" alt="">`;
      const splash = { content, enabled: true, version: "1" };
      expect(await office.createPost({ ...STORY, content })).toEqual(UNFIT(why));
      expect(await office.createPost({ ...STORY, featuredImage: unfit })).toEqual(UNFIT(why));
      expect(await office.saveSplash(splash)).toEqual(UNFIT(why));
      expect(await office.keepPicture({ original: unfit, widths: {} })).toEqual(UNFIT(why));
      expect(await office.keepPicture({ original: PHOTO, widths: { 400: unfit } })).toEqual(
        UNFIT(why),
      );
      const [sample] = before.items;
      const { version } = (await counter.getPost(sample?.id ?? "")) ?? { version: "" };
      const edit = { ...STORY, featuredImage: unfit, id: sample?.id ?? "", version };
      expect(await office.updatePost(edit)).toEqual(UNFIT(why));
      expect(await counter.listPosts(null)).toEqual(before);
      expect((await shop.records.splash.load()).version).toBe(1);
      expect(await shop.records.pictures.all()).toEqual([]);
    },
  );

  test.each([
    ["another width than it says", { 800: NARROW }],
    ["wider than the original", { 1600: dataAddress(pngOf(1600, 10)) }],
  ])("keepPicture refuses a file that is %s", async (_what, widths) => {
    const { office } = keeping().app.shop;
    expect(await office.keepPicture({ original: PHOTO, widths })).toEqual(UNFIT("other-width"));
  });

  test("keepPicture takes the address of a picture that is there, and no other", async () => {
    const { office } = keeping().app.shop;
    expect(await office.keepPicture({ original: ADDRESS, widths: {} })).toEqual(
      UNFIT("no-picture"),
    );
    await office.keepPicture({ original: PHOTO, widths: {} });
    expect(await office.listWidePictures()).toEqual([ADDRESS]);
    await office.keepPicture({ original: ADDRESS, widths: { 400: NARROW } });
    expect(await office.listWidePictures()).toEqual([]);
  });

  test("listWidePictures leaves out what is narrow, and what moves", async () => {
    const { office } = keeping().app.shop;
    await office.keepPicture({ original: dataAddress(pngOf(400, 9)), widths: {} });
    expect(await office.listWidePictures()).toEqual([]);
  });

  test("saveProfile keeps what was stored where a picture can't be kept", async () => {
    const shop = keeping();
    const { version } = (await shop.app.shop.office.getProfile()).sections.home;
    const value = { ...DEFAULT_PROFILE.home, introduction: HTML };
    expect(await shop.app.shop.office.saveProfile({ section: "home", version, value })).toEqual(
      UNFIT("no-picture"),
    );
    expect(await shop.records.profile.load()).toEqual({});
  });
});

describe("a shop whose texts hold their pictures", () => {
  test("keeps them as they are, and nothing beside", async () => {
    const shop = aShop();
    const { office, counter } = shop.app.shop;
    expect(await office.keepPicture({ original: PHOTO, widths: { 400: NARROW } })).toEqual({
      ok: true,
      value: { address: PHOTO },
    });
    const id = await created(shop, { ...STORY, featuredImage: PHOTO });
    expect((await counter.getPost(id))?.featuredImage).toBe(PHOTO);
    expect(await shop.records.pictures.all()).toEqual([]);
    expect(await office.listWidePictures()).toEqual([]);
  });
});

describe("saving", () => {
  const scaler: PictureScaler = { widthsOf: async () => ({ 400: NARROW, 800: HALF }) };
  const draft = { ...STORY, draftKey: "new-1" };

  test("has narrower files made before a story names its pictures", async () => {
    const shop = keeping({ pictureScaler: scaler });
    await shop.app.visitor.author.publishPost({ ...draft, featuredImage: PHOTO });
    expect((await shop.app.shop.counter.listPosts(null)).items[0]?.featuredImage).toBe(
      `${ADDRESS}?900x600.png,400.png,800.png`,
    );
  });

  test("refuses a picture that can't be kept, and the draft stays", async () => {
    const shop = keeping({ pictureScaler: scaler });
    const { author } = shop.app.visitor;
    await author.keepDraft({ draftKey: "new-1", typed: STORY });
    expect(await author.publishPost({ ...draft, featuredImage: HTML })).toEqual(
      UNFIT("no-picture"),
    );
    expect(await author.getDraft(null)).not.toBeNull();
  });

  test("makes a picture smaller that the shop has", async () => {
    const shop = keeping({ pictureScaler: scaler });
    await created(shop, { ...STORY, featuredImage: PHOTO });
    await shop.app.visitor.author.makePictureSmaller(ADDRESS);
    expect(await shop.app.shop.office.listWidePictures()).toEqual([]);
  });
});

test("dropPictures deletes what no text has named for a day", async () => {
  let now = NOON;
  const clock = { now: () => now };
  const shop = keeping({ clock });
  const id = await created(shop, { ...STORY, featuredImage: PHOTO });
  const jobs = createBackgroundJobs({
    store: shop.stores.shop,
    clock,
    ids: { next: () => "1" },
  } as never);
  now = "2026-06-25T11:00:00.000Z";
  expect(await jobs.dropPictures()).toBe(0);
  await shop.app.shop.office.deletePost(id);
  now = "2026-06-26T10:59:59.000Z";
  expect(await jobs.dropPictures()).toBe(0);
  now = "2026-06-26T11:00:01.000Z";
  expect(await jobs.dropPictures()).toBe(1);
});
