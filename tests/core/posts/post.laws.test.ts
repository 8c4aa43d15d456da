import fc from "fast-check";
import { expect, test } from "vitest";
import { FARM } from "#core/farm.ts";
import { distinctTags, excerptOf, readTags, slugOf, summaryOf } from "#core/posts/post.ts";
import { SAMPLE_POSTS } from "#core/posts/sample-posts.ts";
import { aShop } from "#tests/support/a-shop.ts";
import { aPost } from "#tests/support/plant.ts";

test.each([
  ["Meet Marigold, Our Hen", "meet-marigold-our-hen"],
  ["  Two   spaces ", "two-spaces"],
  ["Under_score & dash-ed", "under_score--dash-ed"],
  ["🐔🥚", "177"],
])("slugOf %j is %s", (title, slug) => {
  expect(slugOf(title, "177")).toBe(slug);
});

test("slugOf has no spaces, capitals or other signs, and is never empty", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (title) => {
      expect(slugOf(title, "177")).toMatch(/^[a-z0-9_-]+$/);
    }),
  );
});

test("readTags trims tags and drops empty ones", () => {
  expect(readTags(" Hen of the Month ,, Flock Update,")).toEqual([
    "Hen of the Month",
    "Flock Update",
  ]);
  expect(readTags(" , ")).toEqual([]);
});

test("readTags keeps one of several tags that differ in case, in its first spelling", () => {
  expect(readTags("Flock Update, hens, FLOCK  update, Hens, eggs")).toEqual([
    "Flock Update",
    "hens",
    "eggs",
  ]);
  expect(summaryOf(aPost({ tags: ["Hens", "hens", "Eggs"] })).tags).toEqual(["Hens", "Eggs"]);
});

test("distinctTags compares the words of tags, whatever space is between them", () => {
  expect(distinctTags(["Hen House", " hen \t house ", "HenHouse"])).toEqual([
    "Hen House",
    "HenHouse",
  ]);
});

test("distinctTags keeps one spelling of each tag, and loses none", () => {
  const tags = fc.array(fc.constantFrom("hens", "Hens", "HENS", "eggs", "Eggs", "straw"));
  fc.assert(
    fc.property(tags, (typed) => {
      const kept = distinctTags(typed);
      const words = (all: readonly string[]) => all.map((tag) => tag.toLowerCase());
      expect(new Set(words(kept)).size).toBe(kept.length);
      expect(new Set(words(kept))).toEqual(new Set(words(typed)));
      for (const tag of kept)
        expect(typed.find((other) => other.toLowerCase() === tag.toLowerCase())).toBe(tag);
    }),
  );
});

test.each([
  ["", ""],
  ["One short line", "One short line"],
  ["Short one. Short two. Three.", "Short one. Short two."],
  [
    `${"A long first sentence that says quite enough about the hens of this farm already".padEnd(85, "!")} And more.`,
    `${"A long first sentence that says quite enough about the hens of this farm already".padEnd(85, "!")}`,
  ],
])("excerptOf %j is its first sentence or two", (text, excerpt) => {
  expect(excerptOf(text)).toBe(excerpt);
});

test("excerptOf cuts a text without a space", () => {
  expect(excerptOf("x".repeat(3000))).toBe(`${"x".repeat(239)}…`);
});

test.each([
  ["between two words", `${"egg ".repeat(59)}eggs and hens`, `${"egg ".repeat(59).trim()}…`],
  ["without the spaces before", `${"x".repeat(200)}  ${"y".repeat(100)}`, `${"x".repeat(200)}…`],
  ["not where it just fits", `${"x".repeat(200)} ${"y".repeat(39)}`, null],
  ["before a word that fits without the dots only", `${"x".repeat(240)} y`, `${"x".repeat(239)}…`],
])("excerptOf cuts a long text %s", (_where, text, excerpt) => {
  expect(excerptOf(text)).toBe(excerpt ?? text);
});

test("excerptOf is content with a first sentence of 80 letters, and not of 79", () => {
  const [enough, short] = [`${"x".repeat(79)}.`, `${"x".repeat(78)}.`];
  expect(excerptOf(`${enough} Another.`)).toBe(enough);
  expect(excerptOf(`${short} Another.`)).toBe(`${short} Another.`);
});

test("excerptOf has at most 240 letters of any text", () => {
  fc.assert(
    fc.property(fc.string({ minLength: 200, maxLength: 900 }), (text) => {
      expect(excerptOf(text).length).toBeLessThanOrEqual(240);
    }),
  );
});

test("SAMPLE_POSTS have slug, id and author like any other story", () => {
  for (const post of SAMPLE_POSTS) {
    expect(post.slug).toBe(slugOf(post.title, post.id));
    expect(post.id).toBe(String(Date.parse(post.date)));
    expect(post.author).toBe(FARM.owner);
  }
  expect(SAMPLE_POSTS).toHaveLength(2);
});

test("SAMPLE_POSTS have the excerpts of their texts", async () => {
  const { app, records } = aShop();
  for (const { title, content, excerpt } of SAMPLE_POSTS) {
    const typed = { title, content, featuredImage: "", tags: "" };
    const published = await app.shop.office.createPost(typed);
    expect(published.ok && (await records.posts.find(published.value.id))).toMatchObject({
      excerpt,
    });
  }
});
