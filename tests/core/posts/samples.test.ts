import { expect, test } from "vitest";
import { SAMPLE_POSTS } from "#core/posts/sample-posts.ts";
import { DEFAULT_PROFILE } from "#core/profile/farm-profile.ts";
import { aShop } from "#tests/support/a-shop.ts";

const [HEN, SPRING] = SAMPLE_POSTS.map(({ id }) => id) as [string, string];

const anotherFarm = async () => {
  const { app, records } = aShop();
  const farm = { ...DEFAULT_PROFILE.farm, owner: "Mabel Hen" };
  await records.profile.save({ farm });
  const { counter, office } = app.shop;
  const signed = async () =>
    (await counter.listPosts(null)).items.map(({ id, author, isSample }) => [id, author, isSample]);
  return { counter, office, signed, records };
};

test("the first farm signs its sample stories, another farm doesn't until they are kept", async () => {
  const { counter } = aShop().app.shop;
  expect(await counter.getPost(HEN)).toMatchObject({ author: "Hannah Weald", isSample: true });
  const { office, signed } = await anotherFarm();
  expect(await signed()).toEqual([
    [HEN, "A sample story", true],
    [SPRING, "A sample story", true],
  ]);
  expect(await office.settleSamples(true)).toEqual({ ok: true, value: null });
  expect(await signed()).toEqual([
    [HEN, "Mabel Hen", undefined],
    [SPRING, "Mabel Hen", undefined],
  ]);
});

test.each([
  ["title", { title: "Meet Mabel" }],
  ["words", { content: "<p>Hens.</p>" }],
])("a sample with another %s is the farm's own, and stays as samples go", async (_what, change) => {
  const { counter, office, signed } = await anotherFarm();
  const { title = "", content = "", version = "" } = (await counter.getPost(HEN)) ?? {};
  const typed = { title, content, featuredImage: "", tags: "", ...change };
  expect(await office.updatePost({ ...typed, id: HEN, version })).toMatchObject({ ok: true });
  await office.settleSamples(false);
  expect(await signed()).toEqual([[HEN, "Mabel Hen", undefined]]);
});

test("samples that were kept are not removed afterwards", async () => {
  const { office, signed } = await anotherFarm();
  await office.settleSamples(true);
  await office.settleSamples(false);
  expect(await signed()).toHaveLength(2);
});
