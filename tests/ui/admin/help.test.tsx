// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { ADMIN_ROUTES, adminPaths } from "#core/admin-routes.ts";
import { FARM } from "#core/farm.ts";
import { SAMPLE_POSTS } from "#core/posts/sample-posts.ts";
import { aShop } from "#tests/support/a-shop.ts";
import { renderAdmin, SHARED } from "#tests/support/render-shop.tsx";
import { HELP } from "#ui/admin/help/help-here.ts";

/** Where the pages are that need an id. */
const PATHS: Readonly<Record<string, string>> = {
  [ADMIN_ROUTES.packDay]: adminPaths.packDay("2026-06-27"),
  [ADMIN_ROUTES.customer]: adminPaths.customer("mabel@example.com"),
  [ADMIN_ROUTES.flock]: adminPaths.flock("2"),
  [ADMIN_ROUTES.eggLot]: adminPaths.eggLot("none"),
  [ADMIN_ROUTES.editPost]: adminPaths.editPost(SAMPLE_POSTS[0]?.id ?? ""),
};

test.each(Object.entries(HELP))(
  "%s opens its page of help in a tab of its own",
  async (route, page) => {
    await renderAdmin(PATHS[route] ?? route, aShop(), SHARED);
    const [link] = await screen.findAllByRole<HTMLAnchorElement>("link", {
      name: "Help",
    });
    expect(link?.getAttribute("href")).toBe(adminPaths.help(page));
    expect(link?.target).toBe("_blank");
    expect(link?.title).toBe(link?.getAttribute("aria-label"));
  },
);

test.each([
  [ADMIN_ROUTES.dashboard, "/admin/help"],
  [ADMIN_ROUTES.packing, "/admin/help/packing"],
  [ADMIN_ROUTES.eggs, "/admin/help/eggs"],
])("the head of %s asks for help, which is at %s", async (path, href) => {
  await renderAdmin(path);
  const link = await screen.findByRole("link", { name: "Help" });
  expect(link.getAttribute("href")).toBe(href);
  expect(link.parentElement?.querySelector("h1")).not.toBeNull();
});

test("a page of help has its heading, and links to the other pages", async () => {
  await renderAdmin("/admin/help/counting");
  await screen.findByRole("heading", { level: 1, name: "Counting eggs" });
  expect(document.title).toBe(`Admin Help: Counting eggs – ${FARM.name}`);
  expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1);
  expect(screen.getByRole("heading", { level: 2, name: "Without a network" }).id).toBe(
    "without-a-network",
  );
  expect(screen.queryByRole("link", { name: "Help" })).toBeNull();
});

test("the list of help leads to the pages", async () => {
  await renderAdmin("/admin/help");
  await screen.findByRole("heading", { level: 1, name: "For the farmer" });
  expect(document.title).toBe(`Admin Help – ${FARM.name}`);
  expect(screen.queryByRole("link", { name: "← All help" })).toBeNull();
  const link = screen.getByRole("link", { name: "the egg book" });
  expect(link.getAttribute("href")).toBe("/admin/help/eggs");
});

test("each page of help leads back to the list", async () => {
  const { user } = await renderAdmin("/admin/help/eggs");
  await user.click(await screen.findByRole("link", { name: "← All help" }));
  await screen.findByRole("heading", { level: 1, name: "For the farmer" });
});

test("a page of help that isn't there leads to the list", async () => {
  const { user } = await renderAdmin("/admin/help/milking");
  await screen.findByRole("heading", { level: 1, name: "Page Not Found" });
  screen.getByText("There is no such page in the admin area.");
  await user.click(screen.getByRole("link", { name: "All Help" }));
  await screen.findByRole("heading", { level: 1, name: "For the farmer" });
});
