import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { App } from "#core/app.ts";
import { type Draft, isNewDraftKey, newDraftKey } from "#core/posts/draft.ts";
import { publishPost } from "#core/posts/publish-post.ts";
import { SAMPLE_POSTS } from "#core/posts/sample-posts.ts";
import type { TypedPost } from "#core/posts/typed-post.ts";
import { aShop, NOON } from "#tests/support/a-shop.ts";

const TYPED: TypedPost = {
  title: "  Marigold's New Hat! ",
  featuredImage: "data:image/webp;base64,UklGRg==",
  content: "<p>She wears it <strong>well</strong>. Nobody asked. It rains.</p>",
  tags: "Hats, , Hen of the Month ,",
};

const NOTHING: TypedPost = { title: " ", featuredImage: "", content: "<p></p>", tags: "" };

const SAMPLE = "1775203200000";

const aDraft = (change: Partial<Draft> = {}): Draft => ({
  ...TYPED,
  draftKey: "new-1",
  savedAt: NOON,
  ...change,
});

/** Drafts, some with nothing in them and some of published stories, as they were kept one after the other; and in any order. */
const shuffledDrafts = fc
  .array(fc.tuple(fc.constantFrom("new-", ""), fc.constantFrom(TYPED, NOTHING)), { maxLength: 6 })
  .map((all) =>
    all.map(([prefix, typed], minute) =>
      aDraft({
        ...typed,
        draftKey: `${prefix}${minute}`,
        savedAt: `2026-06-20T10:0${minute}:00.000Z`,
      }),
    ),
  )
  .chain((drafts) =>
    fc.tuple(fc.constant(drafts), fc.shuffledSubarray(drafts, { minLength: drafts.length })),
  );

const versionNow = async (app: App, id: string): Promise<string> =>
  (await app.shop.counter.getPost(id))?.version ?? "";

describe("newDraftKey", () => {
  test("marks the draft of a new story, and is unique for each id", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (id, other) => {
        expect(isNewDraftKey(newDraftKey(id))).toBe(true);
        expect(newDraftKey(id) === newDraftKey(other)).toBe(id === other);
      }),
    );
    for (const { id } of SAMPLE_POSTS) expect(isNewDraftKey(id)).toBe(false);
  });

  test("is new each time a draft is started", async () => {
    const { author } = aShop().app.visitor;
    const keys = [await author.startDraft(), await author.startDraft()];
    expect(new Set(keys).size).toBe(2);
    expect(keys.every(isNewDraftKey)).toBe(true);
  });
});

describe("getDraft", () => {
  test("returns a draft as it was kept last, with the time", async () => {
    const { app } = aShop();
    const draftKey = await app.visitor.author.startDraft();
    await app.visitor.author.keepDraft({ draftKey, typed: { ...TYPED, title: "Earlier" } });
    await app.visitor.author.keepDraft({ draftKey, typed: TYPED });
    expect(await app.visitor.author.getDraft(null)).toEqual(aDraft({ draftKey }));
    await app.visitor.author.discardDraft(draftKey);
    expect(await app.visitor.author.getDraft(null)).toBeNull();
  });

  test("drops a picture from the web", async () => {
    const { app, records } = aShop();
    await records.drafts.keep(aDraft({ featuredImage: "https://elsewhere.example/hen.png" }));
    expect(await app.visitor.author.getDraft(null)).toMatchObject({
      featuredImage: "",
      title: TYPED.title,
    });
  });

  test("cleans the content", async () => {
    const { app, records } = aShop();
    await records.drafts.keep(aDraft({ content: "<p>a<img src=x onerror=alert(1)></p>" }));
    expect((await app.visitor.author.getDraft(null))?.content).toBe("<p>a</p>");
  });

  test("returns the last of several new stories' drafts first", async () => {
    const { app, records } = aShop();
    await records.drafts.keep(aDraft({ savedAt: "2026-06-20T10:00:00Z" }));
    await records.drafts.keep(
      aDraft({ draftKey: "new-2", title: "Later", savedAt: "2026-06-20T11:00:00Z" }),
    );
    expect(await app.visitor.author.getDraft(null)).toMatchObject({
      draftKey: "new-2",
      title: "Later",
    });
    await app.visitor.author.publishPost({ ...TYPED, draftKey: "new-2" });
    expect(await app.visitor.author.getDraft(null)).toMatchObject({
      draftKey: "new-1",
      title: TYPED.title,
    });
  });

  test("returns the last draft of a new story that holds anything", async () => {
    await fc.assert(
      fc.asyncProperty(shuffledDrafts, async ([drafts, shuffled]) => {
        const { app, records } = aShop();
        for (const draft of shuffled) await records.drafts.keep(draft);
        const last = drafts
          .filter(({ draftKey }) => isNewDraftKey(draftKey))
          .findLast(({ title }) => title === TYPED.title);
        expect(await app.visitor.author.getDraft(null)).toEqual(last ?? null);
      }),
      { numRuns: 50 },
    );
  });

  test("returns the draft of a published story for that story alone", async () => {
    const { app, records } = aShop();
    const later = "2026-06-20T12:00:00.000Z";
    await records.drafts.keep(aDraft({ draftKey: SAMPLE }));
    expect(await app.visitor.author.getDraft(null)).toBeNull();
    await records.drafts.keep(aDraft({ draftKey: "new-1", savedAt: later }));
    await records.drafts.keep(aDraft({ draftKey: "1772352000000", savedAt: later }));
    expect(await app.visitor.author.getDraft(SAMPLE)).toEqual(aDraft({ draftKey: SAMPLE }));
    expect(await app.visitor.author.getDraft("gone")).toBeNull();
  });

  test("ignores an empty draft", async () => {
    const { app } = aShop();
    const { author } = app.visitor;
    await author.keepDraft({ draftKey: "new-1", typed: NOTHING });
    await author.keepDraft({ draftKey: SAMPLE, typed: NOTHING });
    expect(await author.getDraft(null)).toBeNull();
    expect(await author.getDraft(SAMPLE)).toBeNull();
    const something: readonly Partial<TypedPost>[] = [
      { title: "a" },
      { featuredImage: "/a.svg" },
      { content: "<p>a</p>" },
      { content: "<p></p><p>a</p>" },
      { tags: "a" },
    ];
    for (const change of something) {
      await author.keepDraft({ draftKey: "new-1", typed: { ...NOTHING, ...change } });
      expect(await author.getDraft(null)).toMatchObject(change);
    }
    await author.keepDraft({
      draftKey: "new-1",
      typed: { ...NOTHING, content: "<p></p><p></p>" },
    });
    expect(await author.getDraft(null)).toBeNull();
  });
});

describe("a draft", () => {
  test("is removed when its story is published, and no other draft is", async () => {
    const { app } = aShop();
    const { author } = app.visitor;
    await author.keepDraft({ draftKey: "new-1", typed: TYPED });
    await author.keepDraft({ draftKey: SAMPLE, typed: { ...TYPED, title: "Edited" } });
    expect(await author.getDraft(null)).toEqual(aDraft());
    await author.publishPost({ ...TYPED, draftKey: "new-1" });
    expect(await author.getDraft(null)).toBeNull();
    expect(await author.getDraft(SAMPLE)).toMatchObject({ title: "Edited" });
    await author.republishPost({ ...TYPED, id: SAMPLE, version: await versionNow(app, SAMPLE) });
    expect(await author.getDraft(SAMPLE)).toBeNull();
  });

  test("stays when publishing is refused, and goes when it is discarded", async () => {
    const { author } = aShop().app.visitor;
    const typed = { ...TYPED, title: "" };
    await author.keepDraft({ draftKey: "new-1", typed });
    await author.publishPost({ ...typed, draftKey: "new-1" });
    expect(await author.getDraft(null)).not.toBeNull();
    await author.discardDraft("new-1");
    await author.discardDraft("new-1");
    expect(await author.getDraft(null)).toBeNull();
  });

  test("stays when an edit is refused for another edit in between", async () => {
    const { app } = aShop();
    const { author } = app.visitor;
    await author.keepDraft({ draftKey: SAMPLE, typed: TYPED });
    const refused = await author.republishPost({ ...TYPED, id: SAMPLE, version: "another" });
    expect(refused).toMatchObject({ ok: false, refusal: { kind: "post-changed" } });
    expect(await author.getDraft(SAMPLE)).toMatchObject(TYPED);
  });

  test("is removed when its story is deleted, and no other draft is", async () => {
    const { author } = aShop().app.visitor;
    await author.keepDraft({ draftKey: SAMPLE, typed: TYPED });
    await author.keepDraft({ draftKey: "new-1", typed: TYPED });
    await author.removePost(SAMPLE);
    expect(await author.getDraft(SAMPLE)).toBeNull();
    expect(await author.getDraft(null)).not.toBeNull();
  });
});

test("publishPost publishes a story although its draft can't be discarded", async () => {
  const published = { ok: true, value: { id: "1" } } as never;
  const publish = publishPost(
    { createPost: async () => published },
    () => Promise.reject(new Error("full")),
    async (typed) => ({ ok: true, value: typed }),
  );
  expect(
    await publish({ title: "", featuredImage: "", content: "", tags: "", draftKey: "new-1" }),
  ).toBe(published);
});
