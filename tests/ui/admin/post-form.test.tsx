// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { typedOf } from "#core/posts/typed-post.ts";
import { aShop, NOON, type Shop } from "#tests/support/a-shop.ts";
import {
  aFullShop,
  aPost,
  plantDraft,
  plantPosts,
  storedDrafts,
  storedPosts,
  twoTabs,
} from "#tests/support/plant.ts";
import { fillIn, noticeSaying, renderAdmin } from "#tests/support/render-shop.tsx";

const HAT = aPost();
const EDIT = `/admin/posts/edit/${HAT.id}`;

const openForm = async (path: string, shop: Shop = aShop()) => {
  const { user } = await renderAdmin(path, shop);
  const content = await screen.findByRole("textbox", { name: "Content" });
  const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
  const press = (name: string) => user.click(screen.getByRole("button", { name }));
  return { user, shop, content, field, press };
};

const offer = () => screen.findByRole("dialog", { name: "Restore your draft?" });

const stories = () => screen.findByRole("heading", { level: 1, name: "Manage Chicken Stories" });

test("a story without a title is refused at its field, and kept as a draft", async () => {
  const { user, shop, field, press } = await openForm("/admin/posts/new");
  await fillIn(user, field("Tags"), "Hats");
  await press("Publish Story");
  await screen.findByText("Please enter a title.");
  await noticeSaying("Missing Title");
  expect(field("Title").getAttribute("aria-invalid")).toBe("true");
  expect(document.activeElement).toBe(field("Title"));
  expect(await storedPosts(shop)).toHaveLength(2);
  await waitFor(async () => expect(await storedDrafts(shop)).toMatchObject([{ tags: "Hats" }]));
  await fillIn(user, field("Title"), "M");
  expect(screen.queryByText("Please enter a title.")).toBeNull();
});

test("Publish stores a story with its tags, slug, author and day, and shows a notice", async () => {
  const { user, shop, field, press } = await openForm("/admin/posts/new");
  expect(field("Tags").placeholder).toBe("Hen of the Month, Flock Update");
  await fillIn(user, field("Title"), "Marigold's New Hat!");
  await fillIn(user, field("Tags"), "Hats, , Hen of the Month,");
  await press("Publish Story");
  await noticeSaying("Post Created");
  await noticeSaying("Your story has been saved successfully.");
  await stories();
  expect(window.location.pathname).toBe("/admin/posts");
  expect((await storedPosts(shop)).at(-1)).toMatchObject({
    id: String(Date.parse(NOON)),
    title: "Marigold's New Hat!",
    slug: "marigolds-new-hat",
    featuredImage: "",
    tags: ["Hats", "Hen of the Month"],
    author: "Hannah Weald",
    date: NOON,
  });
  expect(await storedDrafts(shop)).toEqual([]);
  const row = await screen.findByRole("article", { name: "Marigold's New Hat!" });
  expect(row.textContent).toContain("By Hannah Weald on June 20, 2026");
});

test("a story opens as it is stored, and an update keeps its day", async () => {
  const shop = aShop();
  await plantPosts(shop, aPost({ tags: ["Hats", "Hen of the Month"] }));
  const { user, content, field, press } = await openForm(EDIT, shop);
  screen.getByRole("heading", { level: 1, name: "Edit Story" });
  expect([field("Title").value, field("Tags").value, content.textContent]).toEqual([
    HAT.title,
    "Hats, Hen of the Month",
    "She wears it well.",
  ]);
  await fillIn(user, field("Title"), "Marigold's Old Hat");
  await press("Update Story");
  await noticeSaying("Post Updated");
  await stories();
  expect(await storedPosts(shop)).toMatchObject([
    {
      id: HAT.id,
      title: "Marigold's Old Hat",
      slug: "marigolds-old-hat",
      content: HAT.content,
      date: HAT.date,
    },
  ]);
});

test("a draft is kept while typing, and leaving asks first", async () => {
  const { user, shop, field } = await openForm("/admin/posts/new");
  await fillIn(user, field("Title"), "Half a story");
  await screen.findByText("Draft kept in this browser.");
  expect(await storedDrafts(shop)).toMatchObject([{ title: "Half a story" }]);
  await user.click(screen.getByRole("link", { name: "Dashboard" }));
  const question = within(await screen.findByRole("dialog", { name: "Leave this page?" }));
  await user.click(question.getByRole("button", { name: "Stay" }));
  expect(field("Title").value).toBe("Half a story");
});

test("the form keeps the last letters when it is left at once, and offers them next time", async () => {
  const shop = aShop();
  await plantPosts(shop, HAT);
  const { user, field } = await openForm(EDIT, shop);
  const wait = globalThis.setTimeout;
  // The half second after which a draft is kept anyway never passes.
  vi.spyOn(globalThis, "setTimeout").mockImplementation(((run: () => void, ms?: number) =>
    ms === 500 ? 0 : wait(run, ms)) as typeof wait);
  await fillIn(user, field("Title"), "Edited and left");
  await user.click(screen.getByRole("link", { name: "Posts" }));
  await user.click(await screen.findByRole("button", { name: "Leave" }));
  await waitFor(async () =>
    expect(await shop.records.drafts.find(HAT.id)).toMatchObject({ title: "Edited and left" }),
  );
  expect(await storedPosts(shop)).toMatchObject([{ title: HAT.title }]);
  await user.click(await screen.findByRole("link", { name: "Edit" }));
  expect((await offer()).textContent).toContain("Edited and left");
});

test("a draft is offered with its title and day, and restored", async () => {
  const shop = aShop();
  await plantDraft(shop, "new-1", {
    title: "Half a story",
    content: "<p>Once upon a time. A hen sat. It rained.</p>",
    tags: "Tales",
  });
  const { user, field, press } = await openForm("/admin/posts/new", shop);
  const question = await offer();
  expect(question.textContent).toContain(
    "You were writing “Half a story” on June 19, 2026 and did not save it.",
  );
  await user.click(within(question).getByRole("button", { name: "Restore Draft" }));
  await waitFor(() => expect(field("Title").value).toBe("Half a story"));
  expect(field("Tags").value).toBe("Tales");
  expect(screen.getByRole("textbox", { name: "Content" }).textContent).toBe(
    "Once upon a time. A hen sat. It rained.",
  );
  await press("Publish Story");
  await stories();
  expect((await storedPosts(shop)).at(-1)).toEqual({
    id: String(Date.parse(NOON)),
    title: "Half a story",
    slug: "half-a-story",
    featuredImage: "",
    content: "<p>Once upon a time. A hen sat. It rained.</p>",
    tags: ["Tales"],
    author: "Hannah Weald",
    date: NOON,
    excerpt: "Once upon a time. A hen sat.",
  });
  await waitFor(async () => expect(await storedDrafts(shop)).toEqual([]));
});

test("a draft that is discarded is gone, and the story is as it was", async () => {
  const shop = aShop();
  await plantPosts(shop, HAT);
  await plantDraft(shop, HAT.id, { title: "Edited and left" });
  const { user, field } = await openForm(EDIT, shop);
  await user.click(within(await offer()).getByRole("button", { name: "Discard Draft" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(field("Title").value).toBe(HAT.title);
  await waitFor(async () => expect(await storedDrafts(shop)).toEqual([]));
});

test("a full storage is reported by a notice, and the form keeps everything", async () => {
  const { user, shop, field, press } = await openForm("/admin/posts/new", aFullShop());
  await fillIn(user, field("Title"), "Too much");
  await press("Publish Story");
  await noticeSaying(
    "This browser's storage is full, so your change was not kept. Free some space and try again.",
  );
  await screen.findByText("There is no room left to keep a draft: please save your story soon.");
  expect(window.location.pathname).toBe("/admin/posts/new");
  expect(field("Title").value).toBe("Too much");
  expect(await storedPosts(shop)).toHaveLength(2);
});

test("what another tab alone has changed of a story is kept", async () => {
  const { here, there } = twoTabs();
  await plantPosts(here, HAT);
  const { user, field, press } = await openForm(EDIT, here);
  await fillIn(user, field("Title"), "Mine");
  await plantPosts(there, { ...HAT, content: "<p>Theirs.</p>", tags: ["Theirs"] });
  await press("Update Story");
  await stories();
  expect(await storedPosts(here)).toMatchObject([
    { title: "Mine", content: "<p>Theirs.</p>", tags: ["Theirs"] },
  ]);
});

test("what both tabs have changed of a story stands beside each other, and its owner chooses", async () => {
  const { here, there } = twoTabs();
  await plantPosts(here, HAT);
  const { user, content, field, press } = await openForm(EDIT, here);
  await fillIn(user, field("Title"), "Mine");
  await fillIn(user, field("Tags"), "Mine");
  expect(content.textContent).toBe("She wears it well.");
  const theirs = {
    ...HAT,
    title: "Theirs",
    content: "<p>Theirs.</p>",
    excerpt: "Theirs.",
    tags: ["Theirs"],
  };
  await plantPosts(there, theirs);
  await press("Update Story");
  await noticeSaying("Story Has Changed Meanwhile");
  expect(await storedPosts(here)).toEqual([theirs]);
  expect([field("Title").value, field("Tags").value]).toEqual(["Mine", "Mine"]);
  expect(screen.getByRole("textbox", { name: "Content" }).textContent).toBe("Theirs.");
  const tags = within(screen.getByRole("group", { name: "Tags, stored by now" }));
  await user.click(tags.getByRole("button", { name: "Take This Instead" }));
  expect(field("Tags").value).toBe("Theirs");
  const title = within(screen.getByRole("group", { name: "Title, stored by now" }));
  title.getByText("Theirs");
  expect(document.activeElement).toBe(title.getByRole("button", { name: "Take This Instead" }));
  await press("Update Story");
  await stories();
  expect(await storedPosts(here)).toMatchObject([{ ...theirs, title: "Mine", slug: "mine" }]);
});

test("a draft keeps what its story was, and is merged by it after a reload", async () => {
  const { here, there } = twoTabs();
  await plantPosts(here, HAT);
  const before = await openForm(EDIT, here);
  await fillIn(before.user, before.field("Title"), "Mine");
  await waitFor(async () =>
    expect(await here.records.drafts.find(HAT.id)).toMatchObject({
      title: "Mine",
      from: { seen: { title: HAT.title, content: HAT.content } },
    }),
  );
  cleanup();
  await plantPosts(there, { ...HAT, tags: ["Theirs"], content: "<p>Theirs.</p>" });
  const { user, press } = await openForm(EDIT, here);
  await user.click(within(await offer()).getByRole("button", { name: "Restore Draft" }));
  await press("Update Story");
  await stories();
  expect(await storedPosts(here)).toMatchObject([
    { title: "Mine", tags: ["Theirs"], content: "<p>Theirs.</p>" },
  ]);
});

test("a draft that a version before kept replaces nothing unseen", async () => {
  const shop = aShop();
  await plantPosts(shop, { ...HAT, title: "Theirs" });
  await plantDraft(shop, HAT.id, { ...typedOf(HAT), title: "Mine" });
  const { user, press } = await openForm(EDIT, shop);
  await user.click(within(await offer()).getByRole("button", { name: "Restore Draft" }));
  await press("Update Story");
  await noticeSaying("Story Has Changed Meanwhile");
  within(screen.getByRole("group", { name: "Title, stored by now" })).getByText("Theirs");
  expect(await storedPosts(shop)).toMatchObject([{ title: "Theirs" }]);
});

test("a story deleted in another tab comes back when it is saved", async () => {
  const { here, there } = twoTabs();
  await plantPosts(here, HAT);
  const { user, field, press } = await openForm(EDIT, here);
  await fillIn(user, field("Title"), "Mine");
  await plantPosts(there);
  await press("Update Story");
  await stories();
  expect(await storedPosts(here)).toMatchObject([{ title: "Mine" }]);
});
