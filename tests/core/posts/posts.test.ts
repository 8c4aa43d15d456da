import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { App } from "#core/app.ts";
import { FARM } from "#core/farm.ts";
import { excerptOf, latestPostFirst, readTags, slugOf } from "#core/posts/post.ts";
import { SAMPLE_POSTS } from "#core/posts/sample-posts.ts";
import { aShop, NOON } from "#tests/support/a-shop.ts";

const TYPED = {
  title: "  Marigold's New Hat! ",
  featuredImage: "data:image/webp;base64,UklGRg==",
  content: "<p>She wears it <strong>well</strong>. Nobody asked. It rains.</p>",
  tags: "Hats, , Hen of the Month ,",
};

const NEW = { ...TYPED, story: "new-1" };

const editionNow = async (app: App, id: string): Promise<string> =>
  (await app.getPost(id))?.edition ?? "";

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

test("an excerpt is never long, whatever the text", () => {
  fc.assert(
    fc.property(fc.string({ minLength: 200, maxLength: 900 }), (text) => {
      expect(excerptOf(text).length).toBeLessThanOrEqual(241);
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
  const { ports } = aShop();
  for (const post of SAMPLE_POSTS)
    expect(post.excerpt).toBe(excerptOf(await ports.cleaner.textOf(post.content)));
});

test("stories come latest first", () => {
  const [marigold, spring] = SAMPLE_POSTS;
  if (!marigold || !spring) throw new Error("two samples");
  expect(latestPostFirst([spring, marigold])).toEqual([marigold, spring]);
});

describe("the owner's stories", () => {
  test("a fresh shop has the samples, newest first, without their content", async () => {
    const { app } = aShop();
    const list = await app.listPosts();
    expect(list.map(({ title }) => title)).toEqual([
      "Meet Marigold, Our Hen of the Month",
      "Why Spring Eggs Are the Best Eggs",
    ]);
    expect(list[0]).not.toHaveProperty("content");
  });

  test("one that is created has the time as its id, and joins the samples", async () => {
    const { app, ports } = aShop();
    const id = String(Date.parse(NOON));
    expect(await app.createPost(NEW)).toEqual({
      ok: true,
      value: {
        id,
        title: "Marigold's New Hat!",
        slug: "marigolds-new-hat",
        featuredImage: TYPED.featuredImage,
        content: TYPED.content,
        tags: ["Hats", "Hen of the Month"],
        author: FARM.owner,
        date: NOON,
        excerpt: "She wears it well. Nobody asked.",
      },
    });
    expect((await app.listPosts()).map((post) => post.id)).toEqual([
      id,
      ...SAMPLE_POSTS.map((post) => post.id),
    ]);
    expect(await ports.posts.all()).toHaveLength(3);
  });

  test("two of the same millisecond have two ids", async () => {
    const { app } = aShop();
    await app.createPost(NEW);
    await app.createPost(NEW);
    expect(new Set((await app.listPosts()).map((post) => post.id)).size).toBe(4);
  });

  test("one without a title is refused, and nothing is stored", async () => {
    const { app, ports } = aShop();
    expect(await app.createPost({ ...NEW, title: "  " })).toEqual({
      ok: false,
      refusal: { kind: "missing-title" },
    });
    expect(
      await app.updatePost({ ...TYPED, title: "", id: "1775203200000", from: "" }),
    ).toMatchObject({
      ok: false,
    });
    expect(await ports.posts.all()).toBeNull();
  });

  test("what is saved is cleaned, and cleaned again when it is read", async () => {
    const { app, ports } = aShop();
    const created = await app.createPost({
      ...NEW,
      content: '<p onclick="alert(1)">Hello<script>alert(1)</script></p>',
      featuredImage: "javascript:alert(1)",
    });
    expect(created).toMatchObject({ value: { content: "<p>Hello</p>", featuredImage: "" } });
    const [post] = (await ports.posts.all()) ?? [];
    if (!post) throw new Error("it was stored");
    await ports.posts.save([
      { ...post, content: "<img src=x onerror=alert(1)><p>Hi</p>", featuredImage: "javascript:1" },
    ]);
    expect(await app.getPost(post.id)).toMatchObject({
      content: "<p>Hi</p>",
      featuredImage: "",
    });
    expect(await app.listPosts()).toMatchObject([{ featuredImage: "" }]);
  });

  test("one that is edited keeps its id, author and date, and the others stay", async () => {
    const { app } = aShop();
    const [sample] = SAMPLE_POSTS;
    if (!sample) throw new Error("a sample");
    await app.updatePost({ ...TYPED, id: sample.id, from: await editionNow(app, sample.id) });
    const [edited, other] = await app.listPosts();
    expect(edited).toMatchObject({
      id: sample.id,
      title: "Marigold's New Hat!",
      date: sample.date,
      author: sample.author,
    });
    expect(other).toMatchObject({ id: SAMPLE_POSTS[1]?.id, title: SAMPLE_POSTS[1]?.title });
  });

  test("one that was deleted while it was edited is back when it is saved", async () => {
    const { app } = aShop();
    const from = await editionNow(app, "1775203200000");
    await app.deletePost("1775203200000");
    await app.updatePost({ ...TYPED, id: "1775203200000", from });
    expect(await app.getPost("1775203200000")).toMatchObject({
      title: "Marigold's New Hat!",
      date: NOON,
    });
  });

  test("the last one can be deleted too, and deleting it twice ends quietly", async () => {
    const { app } = aShop();
    for (const { id } of [...SAMPLE_POSTS, ...SAMPLE_POSTS])
      expect(await app.deletePost(id)).toMatchObject({ ok: true });
    expect(await app.listPosts()).toEqual([]);
    expect(await app.getPost("1775203200000")).toBeNull();
  });
});

test("an edit is not saved over another that came between, until its owner knows of it", async () => {
  const { app } = aShop();
  const id = "1775203200000";
  const from = await editionNow(app, id);
  await app.updatePost({ ...TYPED, id, from, title: "Theirs" });
  const now = await editionNow(app, id);
  expect(await app.updatePost({ ...TYPED, id, from, title: "Mine" })).toEqual({
    ok: false,
    refusal: { kind: "post-changed", edition: now },
  });
  expect(await app.getPost(id)).toMatchObject({ title: "Theirs" });
  expect(await app.updatePost({ ...TYPED, id, from: now, title: "Mine" })).toMatchObject({
    ok: true,
  });
});

describe("drafts", () => {
  test("a draft's picture of the web is not shown", async () => {
    const { app, ports } = aShop();
    const featuredImage = "https://elsewhere.example/hen.png";
    await ports.drafts.save("new-1", { ...TYPED, featuredImage, savedAt: NOON });
    expect(await app.getDraft("new")).toMatchObject({ featuredImage: "", title: TYPED.title });
  });

  test("of each new story are kept apart, and the last one is offered first", async () => {
    const { app, ports } = aShop();
    await ports.drafts.save("new-1", { ...TYPED, savedAt: "2026-06-20T10:00:00Z" });
    await ports.drafts.save("new-2", { ...TYPED, title: "Later", savedAt: "2026-06-20T11:00:00Z" });
    expect(await app.getDraft("new")).toMatchObject({ story: "new-2", title: "Later" });
    await app.createPost({ ...TYPED, story: "new-2" });
    expect(await app.getDraft("new")).toMatchObject({ story: "new-1", title: TYPED.title });
  });

  test("with nothing in them are not offered", async () => {
    const { app } = aShop();
    const nothing = { title: " ", featuredImage: "", content: "<p></p>", tags: "" };
    await app.keepDraft({ story: "new-1", typed: nothing });
    expect(await app.getDraft("new")).toBeNull();
    await app.keepDraft({ story: "new-1", typed: { ...nothing, content: "<p>a</p>" } });
    expect(await app.getDraft("new")).not.toBeNull();
  });

  test("of a new story and of an edited one are gone when they are published", async () => {
    const { app } = aShop();
    const id = "1775203200000";
    await app.keepDraft({ story: "new-1", typed: TYPED });
    await app.keepDraft({ story: id, typed: { ...TYPED, title: "Edited" } });
    expect(await app.getDraft("new")).toEqual({ ...TYPED, story: "new-1", savedAt: NOON });
    await app.createPost(NEW);
    expect(await app.getDraft("new")).toBeNull();
    expect(await app.getDraft(id)).toMatchObject({ title: "Edited" });
    await app.updatePost({ ...TYPED, id, from: await editionNow(app, id) });
    expect(await app.getDraft(id)).toBeNull();
  });

  test("are gone when their story is deleted", async () => {
    const { app } = aShop();
    await app.keepDraft({ story: "1775203200000", typed: TYPED });
    await app.deletePost("1775203200000");
    expect(await app.getDraft("1775203200000")).toBeNull();
  });

  test("stay when publishing is refused, and go when they are discarded", async () => {
    const { app } = aShop();
    await app.keepDraft({ story: "new-1", typed: { ...TYPED, title: "" } });
    await app.createPost({ ...NEW, title: "" });
    expect(await app.getDraft("new")).not.toBeNull();
    await app.discardDraft("new-1");
    await app.discardDraft("new-1");
    expect(await app.getDraft("new")).toBeNull();
  });

  test("are cleaned when they are offered again", async () => {
    const { app, ports } = aShop();
    await ports.drafts.save("new-1", {
      ...TYPED,
      content: "<p>a<img src=x onerror=alert(1)></p>",
      savedAt: NOON,
    });
    expect((await app.getDraft("new"))?.content).toBe("<p>a</p>");
  });
});
