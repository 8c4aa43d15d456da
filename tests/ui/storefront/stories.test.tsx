// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { aShop } from "#tests/support/a-shop.ts";
import { aPost, plantPosts } from "#tests/support/plant.ts";
import { renderShop } from "#tests/support/render-shop.tsx";

const MARIGOLD = "Meet Marigold, Our Hen of the Month";

const cards = async () => {
  const main = within(screen.getByRole("main"));
  await main.findAllByRole("article");
  return main.getAllByRole("article");
};

test("visitors find two stories, newest first, read one and come back", async () => {
  const { user } = renderShop();
  const menu = within(screen.getByRole("navigation", { name: "Main" }));
  await user.click(menu.getByRole("link", { name: "Our Chickens" }));
  await screen.findByRole("heading", { level: 1, name: "Our Chickens" });
  const [first, second, ...more] = await cards();
  expect(more).toEqual([]);
  expect(first?.textContent).toContain("April 3, 2026 · Hannah Weald");
  expect(first?.textContent).toContain(
    "Most hens wait for the feed bucket. Marigold comes to fetch it.",
  );
  expect(second?.textContent).toContain("March 1, 2026 · Hannah Weald");
  const readMore = screen.getByRole("link", { name: `Read More: ${MARIGOLD}` });
  // Search engines go by what a link says, and not by its label.
  expect(readMore.textContent).toBe(`Read More: ${MARIGOLD}`);
  await user.click(readMore);
  const heading = await screen.findByRole("heading", { level: 1, name: MARIGOLD });
  expect(window.location.pathname).toBe("/our-chickens/1775203200000");
  expect(document.title).toMatch(/^Meet Marigold/);
  await waitFor(() => expect(document.activeElement).toBe(heading));
  const tags = within(screen.getByRole("list", { name: "Tags" })).getAllByRole("listitem");
  expect(tags.map((tag) => tag.textContent)).toEqual(["Hen of the Month"]);
  screen.getByRole("heading", { level: 2, name: "A hen with opinions" });
  await user.click(screen.getByRole("link", { name: "Back to all stories" }));
  await screen.findByRole("heading", { level: 1, name: "Our Chickens" });
  expect(window.location.pathname).toBe("/our-chickens");
});

test("a story that is not there leads to the list", async () => {
  renderShop("/our-chickens/nowhere");
  await screen.findByRole("heading", { level: 1, name: "Our Chickens" });
  expect(window.location.pathname).toBe("/our-chickens");
});

test("/blog leads to the list", async () => {
  renderShop("/blog");
  await screen.findByRole("heading", { level: 1, name: "Our Chickens" });
  expect(window.location.pathname).toBe("/our-chickens");
});

test("a story is shown clean, whatever is stored", async () => {
  const shop = aShop();
  const content = '<p>Safe</p><img src="x" onerror="alert(1)"><script>alert(1)</script>';
  await plantPosts(shop, aPost({ content, tags: [] }));
  renderShop(`/our-chickens/${aPost().id}`, shop);
  const safe = await screen.findByText("Safe");
  expect(safe.parentElement?.innerHTML).not.toMatch(/script|onerror/);
  expect(screen.queryByRole("list", { name: "Tags" })).toBeNull();
});

test("a list without stories says so", async () => {
  const shop = aShop();
  await plantPosts(shop);
  renderShop("/our-chickens", shop);
  await screen.findByText("No stories yet. The hens are thinking of some.");
});

const MANY = Array.from({ length: 45 }, (_, n) => {
  const at = Date.UTC(2026, 0, 45 - n);
  return aPost({ id: String(at), title: `Story ${n + 1}`, date: new Date(at).toISOString() });
});

const shownStories = async () => {
  await cards();
  return screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
};

const named = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, n) => `Story ${from + n}`);

test("visitors go from page to page of many stories by links, and back the same way", async () => {
  const shop = aShop();
  await plantPosts(shop, ...MANY);
  const { user } = renderShop("/our-chickens", shop);
  expect(await shownStories()).toEqual(named(1, 20));
  expect(screen.queryByRole("link", { name: "Newer stories" })).toBeNull();
  await user.click(screen.getByRole("link", { name: "Older stories" }));
  const second = await screen.findByRole("heading", { level: 1, name: "Our Chickens, page 2" });
  expect(window.location.search).toBe(`?before=${MANY[19]?.id}`);
  expect(document.title).toBe("Our Chickens, page 2 – Farmgate");
  expect(await shownStories()).toEqual(named(21, 40));
  await waitFor(() => expect(document.activeElement).toBe(second));
  await user.click(screen.getByRole("link", { name: "Older stories" }));
  await screen.findByRole("heading", { level: 1, name: "Our Chickens, page 3" });
  expect(await shownStories()).toEqual(named(41, 45));
  expect(screen.queryByRole("link", { name: "Older stories" })).toBeNull();
  await user.click(screen.getByRole("link", { name: "Newer stories" }));
  await screen.findByRole("heading", { level: 1, name: "Our Chickens, page 2" });
  await user.click(screen.getByRole("link", { name: "Newer stories" }));
  await screen.findByRole("heading", { level: 1, name: "Our Chickens" });
  expect([window.location.pathname, window.location.search]).toEqual(["/our-chickens", ""]);
});

test.each([
  ["that is none", "nonsense", named(1, 20)],
  ["before any story", "4000000000000", named(1, 20)],
  ["beyond the oldest story", "1", named(1, 20)],
])("a mark %s shows the first page", async (_where, before, expected) => {
  const shop = aShop();
  await plantPosts(shop, ...MANY);
  renderShop(`/our-chickens?before=${before}`, shop);
  expect(await shownStories()).toEqual(expected);
  screen.getByRole("heading", { level: 1, name: "Our Chickens" });
  expect(screen.queryByRole("link", { name: "Newer stories" })).toBeNull();
});

test("twenty stories are one page", async () => {
  const shop = aShop();
  await plantPosts(shop, ...MANY.slice(0, 20));
  renderShop("/our-chickens", shop);
  expect(await shownStories()).toEqual(named(1, 20));
  expect(screen.queryByRole("navigation", { name: "More stories" })).toBeNull();
});
