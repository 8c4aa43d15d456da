import { expect, type Page, test } from "@playwright/test";
import { expectFlawlessInEveryLook } from "#tests/e2e/every-look.ts";
import { MOVING, move, noticeOf, openWith, stored, tabTo } from "#tests/e2e/shop.ts";

test.use(MOVING);

const OWNER = { isAdminAuthenticated: "true" };

const editor = (page: Page, name: "Inventory" | "Pricing Management") =>
  page.getByRole("region", { name, exact: true });

const cardIn = (page: Page, name: "Inventory" | "Pricing Management", eggs: string) =>
  editor(page, name).getByRole("group", { name: eggs, exact: true });

test("the keyboard alone logs in, changes a price, saves, logs eggs and logs out", {
  tag: "@daily",
}, async ({ page }) => {
  test.slow();
  await page.goto("/admin/login");
  await tabTo(page, page.getByRole("textbox", { name: "Password", exact: true }).first());
  await page.keyboard.type("farmgate");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Dashboard" })).toBeFocused();
  await expect(page).toHaveURL("/admin");
  await expect(noticeOf(page, "Login Successful!")).toBeVisible();
  await expect(noticeOf(page, "Welcome back, Admin! You're now logged in.")).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("isAdminAuthenticated"))).toBe("true");

  await tabTo(
    page,
    page.getByRole("link", { name: "Inventory & Pricing", exact: true }).first(),
    "Shift+Tab",
  );
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Inventory & Pricing" })).toBeFocused();
  await expect(page).toHaveTitle(/^Admin Pricing/);
  await tabTo(page, cardIn(page, "Pricing Management", "Large Eggs").getByLabel("12 pack"));
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("3.55");
  await tabTo(
    page,
    editor(page, "Pricing Management").getByRole("button", { name: "Save All Changes" }),
    "Shift+Tab",
  );
  await page.keyboard.press("Enter");
  await expect(noticeOf(page, "Egg prices have been updated successfully.")).toBeVisible();
  expect(await stored(page, "eggPrices")).toMatchObject({
    large: { 6: 1.8, 12: 3.55, 18: 5, 30: 8 },
  });

  await tabTo(page, page.getByRole("link", { name: "Flocks", exact: true }).first(), "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Flocks", exact: true })).toBeFocused();
  await tabTo(page, page.getByRole("link", { name: /Flock 2/ }).first());
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Flock 2", exact: true })).toBeFocused();
  await tabTo(page, page.getByLabel("Large", { exact: true }));
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("24");
  await tabTo(page, page.getByRole("button", { name: "Log Eggs", exact: true }).first());
  await page.keyboard.press("Enter");
  await expect(noticeOf(page, "Egg count logged successfully.")).toBeVisible();
  expect(await stored(page, "flockData")).toMatchObject({ "2": { eggLog: [{ large: 24 }] } });

  await tabTo(page, page.getByRole("button", { name: "Logout", exact: true }).first(), "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/");
  await expect(page.getByText("Logged Out", { exact: true })).toBeVisible();
  await expect(noticeOf(page, "You have been successfully logged out.")).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("isAdminAuthenticated"))).toBeNull();
  await page.goto("/admin");
  await expect(page).toHaveURL("/admin/login");
});

test("the '?' opens help in a tab of its own, whose links lead on, and keeps what is typed", async ({
  page,
}) => {
  await openWith(page, OWNER, "/admin/orders/new");
  await page.getByLabel("Name", { exact: true }).fill("Mabel");
  const opened = page.waitForEvent("popup");
  await page.getByRole("link", { name: "Help", exact: true }).click();
  const help = await opened;
  await expect(
    help.getByRole("heading", { level: 1, name: "Orders that you take yourself" }),
  ).toBeVisible();
  await expect(help).toHaveTitle(/^Admin Help: Orders that you take yourself/);
  await help.getByRole("link", { name: "To ring" }).first().click();
  await expect(help).toHaveURL("/admin/help/week#who-isnt-told");
  await expect(help.getByRole("heading", { name: "Who isn't told" })).toBeInViewport();
  await help.getByRole("link", { name: "← All help" }).click();
  await help.getByRole("link", { name: "counting", exact: true }).click();
  await expect(help.getByRole("heading", { level: 1, name: "Counting eggs" })).toBeVisible();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Mabel");
});

test("the wheel scrolls the page and changes no figure", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 450 });
  await openWith(page, OWNER, "/admin/pricing");
  const price = cardIn(page, "Pricing Management", "Pullet Eggs").getByLabel("12 pack");
  await price.click();
  await price.hover();
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await expect(price).toHaveValue("2.00");
});

test("the sidebar is 16rem wide, 5rem when collapsed, keeps its names and is remembered", {
  tag: "@daily",
}, async ({ page }) => {
  await openWith(page, OWNER, "/admin");
  const rem = await page.evaluate(() =>
    Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
  );
  const width = async () => (await page.getByRole("complementary").boundingBox())?.width ?? 0;
  expect(await width()).toBeCloseTo(16 * rem, 0);
  await page.getByRole("button", { name: "Collapse sidebar" }).click();
  await expect.poll(width).toBeCloseTo(5 * rem, 0);
  // It is drawn at once, and kept a moment later.
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem("adminSidebarCollapsed")))
    .toBe("true");
  await page.reload();
  await expect.poll(width).toBeCloseTo(5 * rem, 0);
  const link = page.getByRole("link", { name: "Inventory & Pricing" });
  await expect(link).toHaveAttribute("title", "Inventory & Pricing");
});

test("the sidebar shows all its places in a low window", async ({ page }) => {
  await openWith(page, OWNER, "/admin/settings");
  await page.setViewportSize({ width: 1440, height: 700 });
  await expect(page.getByRole("button", { name: "Collapse sidebar" })).toBeInViewport({ ratio: 1 });
  const places = page.getByRole("navigation", { name: "Admin" }).getByRole("link");
  await expect(places).toHaveCount(13);
  for (const place of await places.all()) await expect(place).toBeInViewport({ ratio: 1 });
});

test("a storefront page fetches nothing of the admin area", { tag: "@daily" }, async ({ page }) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  await page.goto("/");
  await page.getByRole("article").first().waitFor();
  expect(fetched.filter((url) => url.includes("admin"))).toEqual([]);
});

test("axe finds nothing on the login", { tag: "@daily" }, async ({ page }) => {
  await page.goto("/admin/login");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectFlawlessInEveryLook(page);
});

test("axe finds nothing on the owner's pages, nor on an unknown one", async ({ page }) => {
  test.slow();
  await openWith(page, OWNER, "/admin");
  for (const [path, name] of [
    ["/admin", "Dashboard"],
    ["/admin/posts", "Manage Chicken Stories"],
    ["/admin/week", "The Week"],
    ["/admin/eggs", "Egg Book"],
    ["/admin/packing", "Packing list"],
    ["/admin/splash", "Splash Page"],
    ["/admin/nowhere", "Page Not Found"],
    ["/admin/pricing", "Inventory & Pricing"],
  ] as const)
    await test.step(path, async () => {
      await move(page, path);
      await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
      await expect(page.getByText(/^Loading/)).toHaveCount(0);
      if (path === "/admin/splash") await expect(page.getByRole("toolbar")).toBeVisible();
      if (path === "/admin/pricing")
        await cardIn(page, "Inventory", "Large Eggs").getByLabel("Stock").fill("7");
      await expectFlawlessInEveryLook(page);
    });
});
