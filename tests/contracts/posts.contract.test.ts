import { describe, expect, test } from "vitest";
import { type Post, type PostSummary, summaryOf } from "#core/posts/post.ts";
import { SAMPLE_POSTS } from "#core/posts/sample-posts.ts";
import { heardWhile } from "#tests/support/hearing.ts";
import { everySummary } from "#tests/support/pages.ts";
import { aPost } from "#tests/support/records.ts";
import { expectACopy, handOverAndSpoil } from "#tests/support/spoil.ts";
import { TEST_STORES } from "#tests/support/stores.ts";

const SAMPLE_IDS = SAMPLE_POSTS.map(({ id }) => id).sort();
const [FIRST_ID = "", SECOND_ID = ""] = SAMPLE_IDS;

const sample = (id: string): Post => SAMPLE_POSTS.find((post) => post.id === id) ?? aPost();

const ids = (summaries: readonly PostSummary[]) => summaries.map(({ id }) => id).sort();

describe.each(TEST_STORES)("the posts in %s", (_name, freshTestStore) => {
  test("of a shop that opens are the two samples", async () => {
    const { posts } = freshTestStore().openTab().shop.records;
    expect(SAMPLE_IDS).toHaveLength(2);
    expect(ids(await everySummary(posts))).toEqual(SAMPLE_IDS);
    for (const id of SAMPLE_IDS) expect(await posts.find(id)).toMatchObject(sample(id));
  });

  test("are found by id, and listed in short, by every tab, as they were added beside the samples", async () => {
    const testStore = freshTestStore();
    await testStore.openTab().shop.unitOfWork.run(({ posts }) => posts.add(aPost()));
    const { posts } = testStore.openTab().shop.records;
    const { version, ...post } = (await posts.find("A")) ?? { version: "" };
    expect(post).toEqual(aPost());
    expect(version).not.toBe("");
    expect(await posts.find("B")).toBeNull();
    const summaries = await everySummary(posts);
    expect(ids(summaries)).toEqual([...SAMPLE_IDS, "A"]);
    expect(summaries).toContainEqual(summaryOf(aPost()));
  });

  test("are replaced one by one, a sample too", async () => {
    const testStore = freshTestStore();
    const changed = { ...sample(FIRST_ID), title: "New", tags: [], content: "" };
    await testStore.openTab().shop.unitOfWork.run(({ posts }) => posts.replace(changed));
    const { posts } = testStore.openTab().shop.records;
    expect(await posts.find(FIRST_ID)).toMatchObject(changed);
    expect(await posts.find(SECOND_ID)).toMatchObject(sample(SECOND_ID));
    expect(ids(await everySummary(posts))).toEqual(SAMPLE_IDS);
  });

  test("are removed one by one, and samples that were removed don't come back", async () => {
    const testStore = freshTestStore();
    const { shop } = testStore.openTab();
    await shop.unitOfWork.run(({ posts }) => posts.remove(FIRST_ID));
    expect(await shop.records.posts.find(FIRST_ID)).toBeNull();
    expect(await shop.records.posts.find(SECOND_ID)).toMatchObject(sample(SECOND_ID));
    await shop.unitOfWork.run(({ posts }) => posts.remove(SECOND_ID));
    expect(await everySummary(testStore.openTab().shop.records.posts)).toEqual([]);
  });

  test.each<[string, Partial<Post>]>([
    ["title", { title: "Hens!" }],
    ["picture", { featuredImage: "" }],
    ["content", { content: "<p>They lay. </p>" }],
    ["content, by a letter,", { content: "<p>They lie.</p>" }],
    ["tags", { tags: ["Flock", "Update"] }],
    ["tag", { tags: ["In the Kitchen"] }],
  ])(
    "have another version when their %s changes, and the old one when it is as before",
    async (_what, change) => {
      const { posts } = freshTestStore().openTab().shop.records;
      const versionNow = async () => (await posts.find("A"))?.version;
      await posts.add(aPost());
      await posts.add(aPost({ id: "B" }));
      const [before, ofOther] = [await versionNow(), (await posts.find("B"))?.version];
      await posts.replace(aPost(change));
      expect(await versionNow()).not.toBe(before);
      expect((await posts.find("B"))?.version).toBe(ofOther);
      await posts.replace(aPost());
      expect(await versionNow()).toBe(before);
    },
  );

  test("have the same version for every tab, and when they are saved again unchanged", async () => {
    const testStore = freshTestStore();
    const { posts } = testStore.openTab().shop.records;
    const before = await posts.find(FIRST_ID);
    await posts.replace(sample(FIRST_ID));
    expect(await posts.find(FIRST_ID)).toEqual(before);
    expect(await testStore.openTab().shop.records.posts.find(FIRST_ID)).toEqual(before);
  });

  test("are copied on their way in and out, samples too", async () => {
    const { posts } = freshTestStore().openTab().shop.records;
    await expectACopy(() => posts.find(FIRST_ID));
    await expectACopy(() => everySummary(posts));
    await handOverAndSpoil(aPost(), (mine) => posts.add(mine));
    expect(await posts.find("A")).toMatchObject(aPost());
    const changed = aPost({ tags: ["One", "Two"] });
    await handOverAndSpoil(changed, (mine) => posts.replace(mine));
    expect(await posts.find("A")).toMatchObject(changed);
    await expectACopy(() => posts.find("A"));
    await expectACopy(() => everySummary(posts));
  });

  test("change nothing and notify no tab when one is replaced or removed that is not there", async () => {
    const testStore = freshTestStore();
    const [{ shop }, other] = [testStore.openTab(), testStore.openTab()];
    const heard = await heardWhile(other, () =>
      shop.unitOfWork.run(async ({ posts }) => {
        for (const id of ["not there", ""]) {
          await posts.remove(id);
          await posts.replace(aPost({ id }));
          expect(await posts.find(id)).toBeNull();
        }
      }),
    );
    expect(heard).toEqual([]);
    expect(ids(await everySummary(other.shop.records.posts))).toEqual(SAMPLE_IDS);
  });
});
