// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { SAMPLE_POSTS } from "#core/posts/sample-posts.ts";
import { aShop } from "#tests/support/a-shop.ts";
import { aPost, plantPosts, storedPosts } from "#tests/support/plant.ts";
import { noticeSaying, renderAdmin } from "#tests/support/render-shop.tsx";

const HAT = aPost();
const RAIN = aPost({ id: "2", title: "Rain", date: "2026-05-01T08:00:00.000Z", author: "Mabel" });

const openPosts = async () => {
  const shop = aShop();
  await plantPosts(shop, HAT, RAIN);
  const { user } = await renderAdmin("/admin/posts", shop);
  await screen.findByRole("article", { name: HAT.title });
  const doom = async (title: string) => {
    const row = within(screen.getByRole("article", { name: title }));
    await user.click(row.getByRole("button", { name: "Delete" }));
    return screen.findByRole("dialog", { name: "Delete this story?" });
  };
  return { user, shop, doom };
};

test("stories are listed newest first, with author and day", async () => {
  await openPosts();
  screen.getByRole("heading", { level: 1, name: "Manage Chicken Stories" });
  const rows = screen.getAllByRole("article");
  expect(rows.map((row) => row.textContent)).toEqual([
    "RainBy Mabel on May 1, 2026ViewEditDelete",
    "Marigold's New HatBy Hannah Weald on April 3, 2026ViewEditDelete",
  ]);
});

test("a shop ships with two stories, and one without any says so", async () => {
  const shop = aShop();
  const { user } = await renderAdmin("/admin/posts", shop);
  expect(await screen.findAllByRole("article")).toHaveLength(2);
  for (const place of [1, 2]) {
    await user.click(screen.getAllByRole("button", { name: "Delete" })[0] as HTMLElement);
    const question = within(await screen.findByRole("dialog"));
    await user.click(question.getByRole("button", { name: "Delete" }));
    await waitFor(() => expect(screen.queryAllByRole("article")).toHaveLength(2 - place));
  }
  await screen.findByText("No stories yet. Write the first one: customers like to know the hens.");
  expect(await storedPosts(shop)).toEqual([]);
});

test("the stories that came with the shop say so until they are kept", async () => {
  const { user } = await renderAdmin("/admin/posts", aShop());
  await screen.findByText("2 stories are samples that came with the shop.");
  const [row] = screen.getAllByRole("article");
  within(row as HTMLElement).getByText("Sample");
  await user.click(screen.getByRole("button", { name: "Keep as mine" }));
  await noticeSaying("The sample stories are yours now, signed by you.");
  await waitFor(() => expect(screen.queryByText("Sample")).toBeNull());
  expect(screen.queryByRole("button", { name: "Keep as mine" })).toBeNull();
});

test("the samples are removed after a question, and her own stories stay", async () => {
  const shop = aShop();
  await plantPosts(shop, RAIN, ...SAMPLE_POSTS);
  const { user } = await renderAdmin("/admin/posts", shop);
  const open = async () => user.click(await screen.findByRole("button", { name: "Remove…" }));
  const press = async (name: string) => {
    const question = await screen.findByRole("dialog", { name: "Remove the sample stories?" });
    await user.click(within(question).getByRole("button", { name }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  };
  await open();
  await press("Cancel");
  expect(await storedPosts(shop)).toHaveLength(3);
  await open();
  await press("Remove");
  await waitFor(async () => expect(await storedPosts(shop)).toHaveLength(1));
  expect(screen.getAllByRole("article")).toHaveLength(1);
});

test("deleting asks first, names the story, and Cancel deletes nothing", async () => {
  const { user, shop, doom } = await openPosts();
  const question = await doom("Rain");
  expect(question.textContent).toContain("Are you sure you want to delete this post?Rain");
  await user.click(within(question).getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(screen.getAllByRole("article")).toHaveLength(2);
  expect(await storedPosts(shop)).toHaveLength(2);
});

test("Delete removes that story alone, after a question and with a notice", async () => {
  const { user, shop, doom } = await openPosts();
  await user.click(within(await doom("Rain")).getByRole("button", { name: "Delete" }));
  await noticeSaying("Post Deleted");
  await noticeSaying("The post has been successfully deleted.");
  await waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(1));
  screen.getByRole("article", { name: HAT.title });
  expect(await storedPosts(shop)).toMatchObject([{ id: HAT.id }]);
});

test("New Post and Edit lead to their forms", async () => {
  const { user } = await openPosts();
  await user.click(screen.getByRole("link", { name: "New Post" }));
  await screen.findByRole("heading", { level: 1, name: "Create New Story" });
  await user.click(screen.getByRole("link", { name: "Posts" }));
  const row = within(await screen.findByRole("article", { name: HAT.title }));
  await user.click(row.getByRole("link", { name: "Edit" }));
  await screen.findByRole("heading", { level: 1, name: "Edit Story" });
  expect(window.location.pathname).toBe(`/admin/posts/edit/${HAT.id}`);
});

test("View leads to the story as customers read it", async () => {
  const { user } = await openPosts();
  const row = within(screen.getByRole("article", { name: HAT.title }));
  await user.click(row.getByRole("link", { name: "View" }));
  await screen.findByRole("heading", { level: 1, name: HAT.title });
  expect(window.location.pathname).toBe(`/our-chickens/${HAT.id}`);
});

test("a story that is not there says so, and leads back", async () => {
  const { user } = await renderAdmin("/admin/posts/edit/nowhere");
  await screen.findByRole("heading", { name: "Story Not Found" });
  await user.click(screen.getByRole("link", { name: "All Stories" }));
  await screen.findByRole("heading", { level: 1, name: "Manage Chicken Stories" });
});

test("the page lists twenty of many stories, and more when they are asked for", async () => {
  const shop = aShop();
  const many = Array.from({ length: 45 }, (_, n) => {
    const at = Date.UTC(2026, 0, 45 - n);
    return aPost({ id: String(at), title: `Story ${n + 1}`, date: new Date(at).toISOString() });
  });
  await plantPosts(shop, ...many);
  const { user } = await renderAdmin("/admin/posts", shop);
  await screen.findByRole("article", { name: "Story 1" });
  expect(screen.getAllByRole("article")).toHaveLength(20);
  screen.getByText(/20 of 45 stories/);
  await user.click(screen.getByRole("button", { name: "Show more" }));
  const next = await screen.findByRole("article", { name: "Story 21" });
  expect(document.activeElement).toBe(next);
  await user.click(screen.getByRole("button", { name: "Show more" }));
  await screen.findByRole("article", { name: "Story 45" });
  expect(screen.getAllByRole("article")).toHaveLength(45);
  expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
  const last = within(screen.getByRole("article", { name: "Story 45" }));
  await user.click(last.getByRole("button", { name: "Delete" }));
  const question = within(await screen.findByRole("dialog"));
  await user.click(question.getByRole("button", { name: "Delete" }));
  await waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(44));
});
