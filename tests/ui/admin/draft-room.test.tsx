// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import type { TypedPost } from "#core/posts/typed-post.ts";
import { accept } from "#core/shared/result.ts";
import { aShopInBrowser } from "#tests/support/a-shop-in-browser.ts";
import { fakeStorage } from "#tests/support/fake-storage.ts";
import { aPost, plantPosts } from "#tests/support/plant.ts";
import { noticeSaying, renderAdmin, SHARED } from "#tests/support/render-shop.tsx";

const photo = (bytes: number): string => `data:image/webp;base64,${"A".repeat(bytes)}`;

const telling = (content: string, featuredImage = ""): TypedPost => ({
  title: "Hens",
  featuredImage,
  content,
  tags: "",
});

const roomOf = (characters: number) => {
  const shop = aShopInBrowser(fakeStorage(characters));
  const { author } = shop.app.visitor;
  const draftKey = "new-1";
  return {
    shop,
    keep: (typed: TypedPost) => author.keepDraft({ draftKey, typed }),
    kept: async () => (await author.getDraft(null))?.content,
  };
};

test("a draft's text goes on being kept without a picture that has no room", async () => {
  const { keep, kept } = roomOf(20_000);
  const small = `<img src="${photo(400)}">`;
  expect(await keep(telling(`<p>One</p>${small}`))).toEqual(accept({ lacksPictures: false }));
  const large = `<img src="${photo(30_000)}">`;
  expect(await keep(telling(`<p>One</p>${small}${large}<p>Two</p>`))).toEqual(
    accept({ lacksPictures: true }),
  );
  expect(await kept()).toBe(`<p>One</p>${small}<p>Two</p>`);
  expect(await keep(telling("<p>Three</p>"))).toEqual(accept({ lacksPictures: false }));
});

test("all pictures go before the text, and text alone that has no room is refused", async () => {
  const { keep, kept } = roomOf(4_000);
  await keep(telling(`<p>One</p><img src="${photo(2_000)}">`));
  const long = `<p>${"Hens. ".repeat(350).trim()}</p>`;
  await keep(telling(`${long}<img src="${photo(2_000)}">`));
  expect(await kept()).toBe(long);
  await expect(keep(telling(long.repeat(9)))).rejects.toMatchObject({ code: "storage-full" });
  expect(await kept()).toBe(long);
});

test.each([
  ["one browser", undefined, /Take this photo out, or delete a story with photos\.$/],
  ["a shared shop", SHARED, /Take this photo out, or publish the story soon/],
] as const)(
  "the form in %s says what to do about a photo without room",
  async (_home, setting, advice) => {
    const { shop } = roomOf(20_000);
    const story = aPost({ featuredImage: photo(12_000) });
    await plantPosts(shop, story);
    const { user } = await renderAdmin(`/admin/posts/edit/${story.id}`, shop, setting);
    await user.type(await screen.findByLabelText("Title"), "!");
    const [, text] = await Promise.all([
      noticeSaying("No Room for This Photo"),
      screen.findByText(advice),
      screen.findByText("Draft kept in this browser, without the photo."),
    ]);
    expect(text.textContent).toContain("Your text is kept as a draft, without the photo.");
    expect(await shop.app.visitor.author.getDraft(story.id)).toMatchObject({
      title: `${story.title}!`,
      featuredImage: "",
    });
  },
);
