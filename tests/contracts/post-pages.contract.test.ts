import { describe, expect, test } from "vitest";
import { type Post, summaryOf } from "#core/posts/post.ts";
import { readMark } from "#core/posts/post-mark.ts";
import { POSTS_A_PAGE, type PostPage } from "#core/posts/post-page.ts";
import { SAMPLE_POSTS } from "#core/posts/sample-posts.ts";
import { aPost } from "#tests/support/records.ts";
import { TEST_STORES } from "#tests/support/stores.ts";

const COUNT = 45;
const SAME_DAY = 7;

/** Story n is the n-th newest. Some share a date, some have an id that tells none. */
const story = (n: number): Post => {
  const at = Date.UTC(2026, 5, 20) - Math.floor(n / SAME_DAY) * 86_400_000;
  const id = String(at + SAME_DAY - (n % SAME_DAY));
  return aPost({ id, title: `Story ${n}`, date: new Date(at).toISOString() });
};

const MANY = Array.from({ length: COUNT }, (_, n) => story(n));

/** Neither the newest first nor the oldest. */
const SHUFFLED = MANY.map((_, at) => story((at * 13) % COUNT));

const titles = ({ items }: Pick<PostPage, "items">) => items.map(({ title }) => title);

const named = (from: number, to: number) => MANY.slice(from, to).map(({ title }) => title);

describe.each(TEST_STORES)("a page of the stories in %s", (_name, freshTestStore) => {
  const storiesWith = async (all: readonly Post[]) => {
    const { shop } = freshTestStore().openTab();
    await shop.unitOfWork.run(async ({ posts }) => {
      for (const { id } of SAMPLE_POSTS) await posts.remove(id);
      for (const one of all) await posts.add(one);
    });
    return {
      pageAt: (mark: string | null) => shop.records.posts.page(readMark(mark ?? "")),
      remove: (n: number) => shop.unitOfWork.run(({ posts }) => posts.remove(story(n).id)),
      add: (post: Post) => shop.unitOfWork.run(({ posts }) => posts.add(post)),
    };
  };

  test("pages of twenty summaries hold each story once, the newest first, there and back", async () => {
    const { pageAt } = await storiesWith(SHUFFLED);
    const first = await pageAt(null);
    expect(first.items).toEqual(MANY.slice(0, POSTS_A_PAGE).map(summaryOf));
    expect(first).toMatchObject({ total: COUNT, newer: 0, previous: null });
    const second = await pageAt(first.next);
    expect(titles(second)).toEqual(named(20, 40));
    expect(second).toMatchObject({ total: COUNT, newer: 20, previous: null });
    const third = await pageAt(second.next);
    expect(titles(third)).toEqual(named(40, 45));
    expect(third).toMatchObject({ total: COUNT, newer: 40, next: null });
    expect(third.previous).toBe(first.next);
  });

  test("is the last where its stories just fill it", async () => {
    const { pageAt } = await storiesWith(SHUFFLED.filter((_, at) => at < POSTS_A_PAGE));
    const page = await pageAt(null);
    expect(page).toMatchObject({ total: POSTS_A_PAGE, next: null });
    expect(page.items).toHaveLength(POSTS_A_PAGE);
  });

  test("goes on at its mark after stories, the marked one too, were deleted or published", async () => {
    const { pageAt, remove, add } = await storiesWith(SHUFFLED);
    const { next } = await pageAt(null);
    for (const n of [0, 3, 19, 20]) await remove(n);
    await add(aPost({ id: "new", title: "New", date: "2026-07-01T08:00:00.000Z" }));
    const second = await pageAt(next);
    expect(titles(second)).toEqual(named(21, 41));
    expect(second).toMatchObject({ total: 42, newer: 18, previous: null });
  });

  test("is empty beyond the oldest, and the first before the newest", async () => {
    const { pageAt } = await storiesWith(SHUFFLED);
    const beyond = { items: [], total: COUNT, newer: COUNT, next: null };
    expect(await pageAt("1")).toMatchObject(beyond);
    expect(titles(await pageAt("4000000000000"))).toEqual(named(0, 20));
  });

  test("has stories whose date can't be read last", async () => {
    // Longer than an index takes.
    const long = `2026-04-03T${2n ** 20_000n}`;
    const odd = [long, "yesterday", ""].map((date, n) =>
      aPost({ id: `odd${n}`, title: `Odd ${n}`, date }),
    );
    const { pageAt } = await storiesWith([...odd, ...MANY.slice(0, 19)]);
    const first = await pageAt(null);
    expect(titles(first)).toEqual([...named(0, 19), "Odd 2"]);
    expect(titles(await pageAt(first.next))).toEqual(["Odd 1", "Odd 0"]);
  });
});
