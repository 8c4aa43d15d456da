import fc from "fast-check";
import { expect, test } from "vitest";
import { FARM } from "#core/farm.ts";
import {
  distinctTags,
  excerptOf,
  latestPostFirst,
  readTags,
  slugOf,
  summaryOf,
} from "#core/posts/post.ts";
import { SAMPLE_POSTS } from "#core/posts/sample-posts.ts";
import { aShop } from "#tests/support/a-shop.ts";
import { aPost } from "#tests/support/plant.ts";

test.each([
  ["Meet Marigold, Our Hen", "meet-marigold-our-hen"],
  ["  Two   spaces ", "two-spaces"],
  ["Under_score & dash-ed", "under_score--dash-ed"],
  ["🐔🥚", "177"],
])("the slug of %j is %s", (title, slug) => {
  expect(slugOf(title, "177")).toBe(slug);
});

test("a slug has no spaces, capitals or other signs, and is never empty", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (title) => {
      expect(slugOf(title, "177")).toMatch(/^[a-z0-9_-]+$/);
    }),
  );
});

test("tags are trimmed, and the empty ones dropped", () => {
  expect(readTags(" Hen of the Month ,, Flock Update,")).toEqual([
    "Hen of the Month",
    "Flock Update",
  ]);
  expect(readTags(" , ")).toEqual([]);
});

test("tags of the same words in another case are one, as it was spelled first", () => {
  expect(readTags("Flock Update, hens, FLOCK  update, Hens, eggs")).toEqual([
    "Flock Update",
    "hens",
    "eggs",
  ]);
  expect(summaryOf(aPost({ tags: ["Hens", "hens", "Eggs"] })).tags).toEqual(["Hens", "Eggs"]);
});

test("the words of a tag are told apart by any space, and by a space alone", () => {
  expect(distinctTags(["Hen House", " hen \t house ", "HenHouse"])).toEqual([
    "Hen House",
    "HenHouse",
  ]);
});

test("no two tags read the same, each was typed, and none is lost", () => {
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
])("the excerpt of %j is its first sentence or two", (text, excerpt) => {
  expect(excerptOf(text)).toBe(excerpt);
});

test("a text without a space is cut all the same", () => {
  expect(excerptOf("x".repeat(3000))).toBe(`${"x".repeat(239)}…`);
});

test.each([
  ["between two words", `${"egg ".repeat(59)}eggs and hens`, `${"egg ".repeat(59).trim()}…`],
  ["without the spaces before", `${"x".repeat(200)}  ${"y".repeat(100)}`, `${"x".repeat(200)}…`],
  ["not where it just fits", `${"x".repeat(200)} ${"y".repeat(39)}`, null],
  ["before a word that fits without the dots only", `${"x".repeat(240)} y`, `${"x".repeat(239)}…`],
])("a long text is cut %s", (_where, text, excerpt) => {
  expect(excerptOf(text)).toBe(excerpt ?? text);
});

test("a first sentence of 80 letters is enough, one of 79 is not", () => {
  const [enough, short] = [`${"x".repeat(79)}.`, `${"x".repeat(78)}.`];
  expect(excerptOf(`${enough} Another.`)).toBe(enough);
  expect(excerptOf(`${short} Another.`)).toBe(`${short} Another.`);
});

test("an excerpt is never long, whatever the text", () => {
  fc.assert(
    fc.property(fc.string({ minLength: 200, maxLength: 900 }), (text) => {
      expect(excerptOf(text).length).toBeLessThanOrEqual(240);
    }),
  );
});

test("the samples are stories like any other", () => {
  for (const post of SAMPLE_POSTS) {
    expect(post.slug).toBe(slugOf(post.title, post.id));
    expect(post.id).toBe(String(Date.parse(post.date)));
    expect(post.author).toBe(FARM.owner);
  }
  expect(SAMPLE_POSTS).toHaveLength(2);
});

test("the samples' excerpts are what their texts say", async () => {
  const { app, records } = aShop();
  for (const { title, content, excerpt } of SAMPLE_POSTS) {
    const typed = { title, content, featuredImage: "", tags: "" };
    const published = await app.shop.office.createPost(typed);
    expect(published.ok && (await records.posts.find(published.value.id))).toMatchObject({
      excerpt,
    });
  }
});

test("stories come latest first", () => {
  const [marigold, spring] = SAMPLE_POSTS;
  if (!marigold || !spring) throw new Error("two samples");
  expect(latestPostFirst([spring, marigold])).toEqual([marigold, spring]);
});
