// @vitest-environment jsdom
import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import type { Change } from "#ports/change-feed.ts";
import { aShop, type Shop } from "#tests/support/a-shop.ts";
import { closeNews, plantSplash, twoTabs } from "#tests/support/plant.ts";
import { renderShop } from "#tests/support/render-shop.tsx";

const NEWS = {
  content: "<h2>Half price!</h2><p>Pullet eggs, this weekend.</p>",
  enabled: true,
  version: 2,
};

beforeEach(() => window.sessionStorage.clear());

const strip = () => screen.findByRole("complementary", { name: "News" });
const noStrip = () => waitFor(() => expect(screen.queryByRole("complementary")).toBeNull());

const openAt = async (path: string, shop: Shop = aShop()) => {
  await plantSplash(shop, NEWS);
  return renderShop(path, shop);
};

test("news closed in another tab is closed here too, and is not back on the next visit to Home", async () => {
  const { here, there } = twoTabs();
  await plantSplash(here, { content: "<p>Chicks have hatched.</p>", enabled: true, version: 2 });
  const { user } = renderShop("/", here);
  await screen.findByRole("dialog");
  screen.getByText("Chicks have hatched.");
  await closeNews(there, 2);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await user.click(screen.getByRole("link", { name: "My Orders", hidden: true }));
  await user.click(await screen.findByRole("link", { name: "Farmgate" }));
  await screen.findByRole("article", { name: "Large Eggs" });
  await strip();
  expect(screen.queryByRole("dialog")).toBeNull();
});

test.each(["/about", "/checkout", "/our-chickens", "/my-orders"])(
  "%s shows the first words of the news in a line, which opens all of them",
  async (path) => {
    const { user } = await openAt(path);
    const line = within(await strip()).getByRole("button", { name: "Half price!" });
    expect(screen.queryByText("Pullet eggs, this weekend.")).toBeNull();
    await user.click(line);
    const dialog = screen.getByRole("dialog", { name: "News from the farm" });
    within(dialog).getByText("Pullet eggs, this weekend.");
    await user.click(within(dialog).getByRole("button", { name: "Close" }));
    expect(screen.queryByRole("dialog")).toBeNull();
    await strip();
  },
);

test("on Home the line comes when the pop-up was closed", async () => {
  const { user } = await openAt("/");
  const dialog = await screen.findByRole("dialog");
  expect(screen.queryByRole("complementary", { hidden: true })).toBeNull();
  await user.click(within(dialog).getByRole("button", { name: "Close" }));
  await strip();
});

test("a line that was put away stays away for the visit, and the next version's comes", async () => {
  const { user, shop } = await openAt("/about");
  await user.click(within(await strip()).getByRole("button", { name: "Hide the news" }));
  await noStrip();
  expect(document.activeElement).toBe(screen.getByRole("main"));
  await user.click(screen.getByRole("link", { name: "My Orders", hidden: true }));
  await screen.findByRole("heading", { name: "My Orders" });
  await noStrip();
  await plantSplash(shop, { ...NEWS, version: 3 });
  await user.click(screen.getByRole("link", { name: "Contact" }));
  await strip();
});

test("news that are over show nowhere, and a line is gone with the next page that is opened", async () => {
  const { here, there } = twoTabs();
  await plantSplash(here, { ...NEWS, until: "2026-06-19" });
  const { user } = renderShop("/about", here);
  const open = async (link: string, heading: string) => {
    await user.click(screen.getByRole("link", { name: link }));
    await screen.findByRole("heading", { level: 1, name: heading });
  };
  await screen.findByRole("heading", { level: 1, name: "About Us" });
  await noStrip();
  await plantSplash(there, { ...NEWS, until: "2026-06-20", version: 3 });
  await open("Contact", "Contact Us");
  await strip();
  await plantSplash(there, { ...NEWS, enabled: false, version: 4 });
  await open("Find Us", "How to Find Us");
  await noStrip();
});

test("a line goes when its last day is over, while the page is open", async () => {
  let now = "2026-06-20T22:59:00.000Z";
  const listeners = new Set<(change: Change) => void>();
  const shop = aShop({ clock: { now: () => now } });
  const changes = {
    subscribe: (listener: (change: Change) => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  await plantSplash(shop, { ...NEWS, until: "2026-06-20" });
  renderShop("/about", { ...shop, app: { ...shop.app, changes } });
  await strip();
  now = "2026-06-20T23:00:00.000Z";
  act(() => {
    for (const listener of listeners) listener("today");
  });
  await noStrip();
});

test("the admin area has no line", async () => {
  await openAt("/admin/login");
  await screen.findByRole("heading", { name: "Admin Login" });
  await noStrip();
});
