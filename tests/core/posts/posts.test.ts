import { describe, expect, test } from "vitest";
import type { App } from "#core/app.ts";
import { FARM } from "#core/farm.ts";
import { SAMPLE_POSTS } from "#core/posts/sample-posts.ts";
import { aShop, NOON } from "#tests/support/a-shop.ts";
import { everySummary } from "#tests/support/pages.ts";

const TYPED = {
  title: "  Marigold's New Hat! ",
  featuredImage: "data:image/webp;base64,UklGRg==",
  content: "<p>She wears it <strong>well</strong>. Nobody asked. It rains.</p>",
  tags: "Hats, , Hen of the Month ,",
};

const NEW = { ...TYPED, draftKey: "new-1" };

const versionNow = async (app: App, id: string): Promise<string> =>
  (await app.shop.counter.getPost(id))?.version ?? "";

describe("stories", () => {
  test("are the samples in a fresh shop, newest first, without their content", async () => {
    const { app } = aShop();
    const { items: list } = await app.shop.counter.listPosts(null);
    expect(list.map(({ title }) => title)).toEqual([
      "Meet Marigold, Our Hen of the Month",
      "Why Spring Eggs Are the Best Eggs",
    ]);
    expect(list[0]).not.toHaveProperty("content");
  });

  test("get the time as id when they are published, and join the samples", async () => {
    const { app, records } = aShop();
    const id = String(Date.parse(NOON));
    expect(await app.visitor.author.publishPost(NEW)).toEqual({ ok: true, value: { id } });
    expect(await records.posts.find(id)).toEqual({
      id,
      title: "Marigold's New Hat!",
      slug: "marigolds-new-hat",
      featuredImage: TYPED.featuredImage,
      content: TYPED.content,
      tags: ["Hats", "Hen of the Month"],
      author: FARM.owner,
      date: NOON,
      excerpt: "She wears it well. Nobody asked.",
      version: expect.any(String),
    });
    expect((await app.shop.counter.listPosts(null)).items.map((post) => post.id)).toEqual([
      id,
      ...SAMPLE_POSTS.map((post) => post.id),
    ]);
    expect(await everySummary(records.posts)).toHaveLength(3);
  });

  test("published in the same millisecond get ids one after the other", async () => {
    const { app } = aShop();
    const at = Date.parse(NOON);
    for (const id of [at, at + 1, at + 2])
      expect(await app.visitor.author.publishPost(NEW)).toEqual({
        ok: true,
        value: { id: String(id) },
      });
    expect(
      new Set((await app.shop.counter.listPosts(null)).items.map((post) => post.id)).size,
    ).toBe(5);
  });

  test("without a title are refused, and nothing is stored", async () => {
    const { app, records } = aShop();
    const before = await everySummary(records.posts);
    expect(await app.visitor.author.publishPost({ ...NEW, title: "  " })).toEqual({
      ok: false,
      refusal: { kind: "missing-title" },
    });
    expect(
      await app.visitor.author.republishPost({
        ...TYPED,
        title: "",
        id: "1775203200000",
        version: "",
      }),
    ).toMatchObject({
      ok: false,
    });
    expect(await everySummary(records.posts)).toEqual(before);
  });

  test("are cleaned when they are saved and when they are read", async () => {
    const { app, records } = aShop();
    const created = await app.visitor.author.publishPost({
      ...NEW,
      content: '<p onclick="alert(1)">Hello<script>alert(1)</script></p>',
      featuredImage: "javascript:alert(1)",
    });
    const post = created.ok && (await records.posts.find(created.value.id));
    if (!post) throw new Error("it was stored");
    expect(post).toMatchObject({ content: "<p>Hello</p>", featuredImage: "" });
    await records.posts.replace({
      ...post,
      content: "<img src=x onerror=alert(1)><p>Hi</p>",
      featuredImage: "javascript:1",
    });
    expect(await app.shop.counter.getPost(post.id)).toMatchObject({
      content: "<p>Hi</p>",
      featuredImage: "",
    });
    expect((await app.shop.counter.listPosts(null)).items[0]).toMatchObject({
      id: post.id,
      featuredImage: "",
    });
  });

  test("keep id, author and date when they are edited, and the others stay", async () => {
    const { app } = aShop();
    const [sample] = SAMPLE_POSTS;
    if (!sample) throw new Error("a sample");
    await app.visitor.author.republishPost({
      ...TYPED,
      id: sample.id,
      version: await versionNow(app, sample.id),
    });
    const [edited, other] = (await app.shop.counter.listPosts(null)).items;
    expect(edited).toMatchObject({
      id: sample.id,
      title: "Marigold's New Hat!",
      date: sample.date,
      author: sample.author,
    });
    expect(other).toMatchObject({ id: SAMPLE_POSTS[1]?.id, title: SAMPLE_POSTS[1]?.title });
  });

  test("deleted during an edit come back when the edit is saved", async () => {
    const { app } = aShop();
    const version = await versionNow(app, "1775203200000");
    await app.visitor.author.removePost("1775203200000");
    await app.visitor.author.republishPost({ ...TYPED, id: "1775203200000", version });
    expect(await app.shop.counter.getPost("1775203200000")).toMatchObject({
      title: "Marigold's New Hat!",
      date: NOON,
    });
  });

  test("can all be removed, and removing one twice succeeds", async () => {
    const { app } = aShop();
    for (const { id } of [...SAMPLE_POSTS, ...SAMPLE_POSTS])
      expect(await app.visitor.author.removePost(id)).toMatchObject({ ok: true });
    expect((await app.shop.counter.listPosts(null)).items).toEqual([]);
    expect(await app.shop.counter.getPost("1775203200000")).toBeNull();
  });
});

describe("republishPost over another's save", () => {
  const ID = "1775203200000";
  const BEFORE = { ...TYPED, title: "Hat", tags: "Hats" };

  const overtaken = async (theirs: Partial<typeof TYPED>) => {
    const { app, records } = aShop();
    const { author } = app.visitor;
    await author.republishPost({ ...BEFORE, id: ID, version: await versionNow(app, ID) });
    const from = { id: ID, version: await versionNow(app, ID), seen: BEFORE };
    await author.republishPost({ ...BEFORE, ...theirs, ...from });
    const read = () => app.shop.counter.getPost(ID);
    return { app, author, from, read, records };
  };

  test("keeps what either alone has changed, each with what goes with it", async () => {
    const { author, from, read, records } = await overtaken({ content: "<p>Theirs. Ours.</p>" });
    const saved = await author.republishPost({ ...BEFORE, ...from, title: "Mine", tags: "" });
    expect(saved).toEqual({ ok: true, value: { id: ID } });
    expect(await read()).toMatchObject({
      title: "Mine",
      tags: [],
      content: "<p>Theirs. Ours.</p>",
      excerpt: "Theirs. Ours.",
    });
    expect(await records.posts.find(ID)).toMatchObject({ slug: "mine" });
  });

  test("takes the excerpt of the text that is kept", async () => {
    const { author, from, read } = await overtaken({ title: "Theirs" });
    await author.republishPost({ ...BEFORE, ...from, content: "<p>Mine.</p>" });
    expect(await read()).toMatchObject({ title: "Theirs", excerpt: "Mine." });
  });

  test("stores nothing where both have changed the same, and tells what is stored", async () => {
    const { app, author, from, read } = await overtaken({ title: "Theirs" });
    const mine = { ...BEFORE, title: "Mine", tags: "Mine" };
    const version = await versionNow(app, ID);
    const stored = { ...BEFORE, title: "Theirs" };
    expect(await author.republishPost({ ...mine, ...from })).toEqual({
      ok: false,
      refusal: { kind: "post-changed", version, stored, conflicts: ["title"] },
    });
    expect(await read()).toMatchObject({ title: "Theirs", tags: ["Hats"] });
    await author.republishPost({ ...mine, id: ID, version, seen: stored });
    expect(await read()).toMatchObject({ title: "Mine", tags: ["Mine"] });
  });

  test("by a page that tells nothing of what it saw is refused for each difference", async () => {
    const { author, from, read } = await overtaken({ title: "Theirs" });
    const mine = { ...BEFORE, tags: "Mine", id: ID, version: from.version };
    expect(await author.republishPost(mine)).toMatchObject({
      refusal: { kind: "post-changed", conflicts: ["title", "tags"] },
    });
    expect(await read()).toMatchObject({ title: "Theirs" });
  });

  test("tells what is stored cleaned", async () => {
    const { author, records } = await overtaken({});
    const stored = await records.posts.find(ID);
    if (!stored) throw new Error("it was stored");
    await records.posts.replace({ ...stored, content: "<p>a<img src=x onerror=alert(1)></p>" });
    expect(await author.republishPost({ ...BEFORE, id: ID, version: "" })).toMatchObject({
      refusal: { stored: { content: "<p>a</p>" } },
    });
  });
});
