// @vitest-environment jsdom

import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { headOf } from "#adapters/seo/head-of.ts";
import { ADMIN_ROUTES, adminPaths } from "#core/admin-routes.ts";
import { FARM } from "#core/farm.ts";
import { SAMPLE_POSTS } from "#core/posts/sample-posts.ts";
import { paths, ROUTES } from "#core/routes.ts";
import { aShop } from "#tests/support/a-shop.ts";
import { renderAdmin, renderShop, SHARED } from "#tests/support/render-shop.tsx";

const PAGES = Object.values(ROUTES).filter((path) => path !== ROUTES.post);
const STORIES = SAMPLE_POSTS.map(({ id }) => paths.post(id));
const ADMIN_PAGES = Object.values(ADMIN_ROUTES).filter((path) => !path.includes(":id"));

const titleIn = (tags: string): string => new DOMParser().parseFromString(tags, "text/html").title;

/** The page's own title, once it has come. */
const shownTitle = async (expected: string): Promise<void> => {
  await screen.findAllByRole("heading", { level: 1 });
  await waitFor(() => expect(document.title).toBe(expected));
};

test.each([...PAGES, "/no/such/page"])(
  "headOf %s has the title that the page shows",
  async (path) => {
    renderShop(path);
    await shownTitle(titleIn(headOf(path, { farm: FARM }, null).tags));
  },
);

test.each(STORIES)("headOf the story %s has the title that the page shows", async (path) => {
  const shop = aShop();
  const post = await shop.app.shop.counter.getPost(path.split("/").at(-1) ?? "");
  renderShop(path, shop);
  await shownTitle(titleIn(headOf(path, post ? { farm: FARM, post } : { farm: FARM }, null).tags));
});

test.each([
  ...ADMIN_PAGES,
  adminPaths.flock("3"),
  adminPaths.packDay("2026-06-27"),
  adminPaths.packDay("someday"),
  "/admin/no/such/page",
])("headOf the admin's %s has the title that the page shows", async (path) => {
  if (path === ADMIN_ROUTES.login) renderShop(path);
  else await renderAdmin(path, aShop(), SHARED);
  await shownTitle(titleIn(headOf(path, { farm: FARM }, null).tags));
});
