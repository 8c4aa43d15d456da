// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import { ADMIN_ROUTES } from "#core/admin-routes.ts";
import * as pages from "#ui/admin/pages.ts";

const { login: _, ...ROUTES } = ADMIN_ROUTES;

const PAGES = Object.entries(pages).flatMap(([name, page]) =>
  "preload" in page ? [{ name, page }] : [],
);

const fetchedAt = async (path: string): Promise<readonly string[]> => {
  const spies = PAGES.map(({ name, page }) => ({
    name,
    preload: vi.spyOn(page, "preload").mockResolvedValue(undefined),
  }));
  await pages.preloadPage(path);
  const fetched = spies.filter(({ preload }) => preload.mock.calls.length > 0);
  for (const { preload } of spies) preload.mockRestore();
  return fetched.map(({ name }) => name);
};

test.each(Object.values(ROUTES))("one page is fetched beside the area at %s", async (route) => {
  expect(await fetchedAt(route.replace(":id", "2026-11-28"))).toHaveLength(1);
});

test.each([
  [ADMIN_ROUTES.dashboard, "DashboardPage"],
  [`${ADMIN_ROUTES.orders}/`, "OrdersPage"],
  [ADMIN_ROUTES.newOrder, "NewOrderPage"],
  [ADMIN_ROUTES.along, "AlongPage"],
  [`${ADMIN_ROUTES.packing}/2026-11-28`, "PackDayPage"],
  [`${ADMIN_ROUTES.posts}/edit/7`, "EditPostPage"],
])("at %s it is the %s", async (path, name) => {
  expect(await fetchedAt(path)).toEqual([name]);
});

test.each([ADMIN_ROUTES.login, "/admin/nowhere", "/admin/orders/new/more"])(
  "none is fetched at %s",
  async (path) => {
    expect(await fetchedAt(path)).toEqual([]);
  },
);
