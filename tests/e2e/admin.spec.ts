import { expect, type Page, test } from "@playwright/test";
import { expectFlawless, inEveryLook } from "#tests/e2e/every-look.ts";
import { aStoredLine, noticeOf, openWith, practise, stored, tabTo } from "#tests/e2e/shop.ts";

const OWNER = { isAdminAuthenticated: "true" };

const editor = (page: Page, name: "Inventory" | "Pricing Management") =>
  page.getByRole("region", { name, exact: true });

const cardIn = (page: Page, name: "Inventory" | "Pricing Management", eggs: string) =>
  editor(page, name).getByRole("group", { name: eggs, exact: true });

const saveIn = (page: Page, name: "Inventory" | "Pricing Management") =>
  editor(page, name).getByRole("button", { name: "Save All Changes" }).click();

test("without the flag every admin path leads to the login, and a wrong password leads nowhere", async ({
  page,
}) => {
  for (const path of ["/admin", "/admin/pricing", "/admin/no/such/page"]) {
    await page.goto(path);
    await expect(page).toHaveURL("/admin/login");
  }
  await expect(page.getByRole("navigation")).toHaveCount(0);
  await page.getByLabel("Password").fill("chicken");
  await page.getByRole("button", { name: "Unlock Dashboard" }).click();
  await expect(noticeOf(page, "Login Failed")).toBeVisible();
  await expect(noticeOf(page, "The password you entered is incorrect.")).toBeVisible();
  await expect(page.getByText("Incorrect password. Please try again.")).toBeVisible();
  await expect(page.getByLabel("Password")).toHaveAttribute("aria-invalid", "true");
  expect(await page.evaluate(() => localStorage.getItem("isAdminAuthenticated"))).toBeNull();
});

test("by keyboard alone: log in, change a price, save, log eggs, log out", async ({ page }) => {
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

  await tabTo(page, page.getByRole("link", { name: "Inventory & Pricing", exact: true }).first());
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

test("logging out with unsaved changes asks first", async ({ page }) => {
  await openWith(page, OWNER, "/admin/pricing");
  const stock = cardIn(page, "Inventory", "Large Eggs").getByLabel("Stock");
  await stock.fill("7");
  await page.getByRole("button", { name: "Logout" }).click();
  const question = page.getByRole("dialog", { name: "Leave this page?" });
  await question.getByRole("button", { name: "Stay" }).click();
  await expect(stock).toHaveValue("7");
  expect(await page.evaluate(() => localStorage.getItem("isAdminAuthenticated"))).toBe("true");
  await page.getByRole("button", { name: "Logout" }).click();
  await question.getByRole("button", { name: "Leave" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByText("Logged Out", { exact: true })).toBeVisible();
});

test("a logout in another tab asks before unsaved changes are lost, and leads to the login", async ({
  page,
  context,
}) => {
  await openWith(page, OWNER, "/admin/pricing");
  const stock = cardIn(page, "Inventory", "Large Eggs").getByLabel("Stock");
  await stock.fill("77");
  const other = await context.newPage();
  await other.goto("/admin");
  await other.getByRole("button", { name: "Logout" }).click();
  await expect(other).toHaveURL("/");
  const question = page.getByRole("dialog", { name: "Leave this page?" });
  await question.getByRole("button", { name: "Stay" }).click();
  await expect(stock).toHaveValue("77");
  await saveIn(page, "Inventory");
  await expect(page).toHaveURL("/admin/login");
  expect(await stored(page, "eggInventory")).toMatchObject({ large: 77 });
});

test("a link to the page itself moves nothing, and unsaved changes stay guarded", async ({
  page,
}) => {
  await openWith(page, OWNER, "/admin/pricing");
  await cardIn(page, "Inventory", "Large Eggs").getByLabel("Stock").fill("77");
  await page.getByRole("link", { name: "Inventory & Pricing" }).click();
  await page.getByRole("link", { name: "Flocks" }).click();
  const question = page.getByRole("dialog", { name: "Leave this page?" });
  await expect(question).toBeVisible();
  await question.getByRole("button", { name: "Stay" }).click();
  await expect(page).toHaveURL("/admin/pricing");
});

test("the wheel scrolls the page and changes no figure", async ({ page }) => {
  await openWith(page, OWNER, "/admin/pricing");
  const price = cardIn(page, "Pricing Management", "Pullet Eggs").getByLabel("12 pack");
  await price.click();
  await price.hover();
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await expect(price).toHaveValue("2.00");
});

test("stock is a working value until it is saved, and what the owner types is made a count", async ({
  page,
}) => {
  await openWith(page, OWNER, "/admin");
  const large = cardIn(page, "Inventory", "Large Eggs");
  await large.getByRole("button", { name: "Increase" }).click();
  await large.getByRole("button", { name: "Increase" }).click();
  await large.getByRole("button", { name: "Decrease" }).click();
  await expect(large.getByLabel("Stock")).toHaveValue("181");
  const small = cardIn(page, "Inventory", "Small Eggs").getByLabel("Stock");
  await small.fill("-5");
  await small.blur();
  await expect(small).toHaveValue("0");
  const medium = cardIn(page, "Inventory", "Medium Eggs").getByLabel("Stock");
  await medium.fill("12.9");
  await medium.blur();
  await expect(medium).toHaveValue("12");
  expect(await stored(page, "eggInventory")).toBeNull();
  await saveIn(page, "Inventory");
  await expect(noticeOf(page, "Egg inventory has been updated successfully.")).toBeVisible();
  expect(await stored(page, "eggInventory")).toEqual({
    pullet: 60,
    small: 0,
    medium: 12,
    large: 181,
    extraLarge: 120,
    doubleYolkers: 80,
  });
});

test("a price that can't be read keeps the previous one", async ({ page }) => {
  await openWith(page, OWNER, "/admin/pricing");
  const price = cardIn(page, "Pricing Management", "Double Yolkers").getByLabel("6 pack");
  await price.fill("");
  await price.blur();
  await expect(price).toHaveValue("3.00");
  await price.fill("-2");
  await price.blur();
  await expect(price).toHaveValue("3.00");
  await price.fill("2.999");
  await price.blur();
  await expect(price).toHaveValue("3.00");
});

test("a customer's purchase in the meantime is not overwritten: the owner is told and decides", async ({
  page,
  context,
}) => {
  await openWith(page, { ...OWNER, cart: [aStoredLine()] }, "/admin/pricing");
  const large = cardIn(page, "Inventory", "Large Eggs");
  await large.getByLabel("Stock").fill("200");
  await cardIn(page, "Inventory", "Small Eggs").getByLabel("Stock").fill("160");
  const customer = await context.newPage();
  await customer.goto("/checkout");
  await practise(customer, "Mabel", "mabel@example.com");
  await expect(customer).toHaveURL("/order/success");
  await expect(large).toContainText("168 in stock, 180 when you began");
  await saveIn(page, "Inventory");
  await expect(noticeOf(page, "Stock Has Changed Meanwhile")).toBeVisible();
  expect(await stored(page, "eggInventory")).toMatchObject({ large: 168, small: 150 });
  await saveIn(page, "Inventory");
  await expect(noticeOf(page, "Egg inventory has been updated successfully.")).toBeVisible();
  expect(await stored(page, "eggInventory")).toMatchObject({ large: 200, small: 160 });
});

test("leaving with unsaved changes asks first", async ({ page }) => {
  await openWith(page, OWNER, "/admin/pricing");
  await cardIn(page, "Inventory", "Large Eggs").getByLabel("Stock").fill("7");
  await page.getByRole("link", { name: "Dashboard" }).click();
  const question = page.getByRole("dialog", { name: "Leave this page?" });
  await question.getByRole("button", { name: "Stay" }).click();
  await expect(cardIn(page, "Inventory", "Large Eggs").getByLabel("Stock")).toHaveValue("7");
  await page.getByRole("link", { name: "Dashboard" }).click();
  await question.getByRole("button", { name: "Leave" }).click();
  await expect(page).toHaveURL("/admin");
  await expect(cardIn(page, "Inventory", "Large Eggs").getByLabel("Stock")).toHaveValue("180");
});

test("the sidebar is 16rem wide, 5rem when collapsed, keeps its names and is remembered", async ({
  page,
}) => {
  await openWith(page, OWNER, "/admin");
  const rem = await page.evaluate(() =>
    Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
  );
  const width = async () => (await page.getByRole("complementary").boundingBox())?.width ?? 0;
  expect(await width()).toBeCloseTo(16 * rem, 0);
  await page.getByRole("button", { name: "Collapse sidebar" }).click();
  await expect.poll(width).toBeCloseTo(5 * rem, 0);
  await page.reload();
  await expect.poll(width).toBeCloseTo(5 * rem, 0);
  const link = page.getByRole("link", { name: "Inventory & Pricing" });
  await expect(link).toHaveAttribute("title", "Inventory & Pricing");
});

test("the sidebar names every part of the admin, in the owner's order", async ({ page }) => {
  await openWith(page, OWNER, "/admin");
  await expect(page.getByRole("navigation", { name: "Admin" }).getByRole("link")).toHaveText([
    "Dashboard",
    "Orders",
    "Customers",
    "Inventory & Pricing",
    "Posts",
    "Flocks",
    "Splash Page",
  ]);
  await page.getByRole("link", { name: "Splash Page" }).click();
  await expect(page.getByRole("heading", { name: "Splash Page" })).toBeVisible();
});

test("an unknown admin page leads back to the dashboard", async ({ page }) => {
  await openWith(page, OWNER, "/admin/no/such/page");
  await page.getByRole("link", { name: "Back to the Dashboard" }).click();
  await expect(page).toHaveURL("/admin");
});

test("a shopper fetches nothing of the admin", async ({ page }) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  await page.goto("/");
  await page.getByRole("article").first().waitFor();
  expect(fetched.filter((url) => url.includes("admin"))).toEqual([]);
});

inEveryLook("admin", () => {
  for (const path of [
    "/admin/login",
    "/admin",
    "/admin/pricing",
    "/admin/posts",
    "/admin/splash",
    "/admin/nowhere",
  ]) {
    test(`axe finds nothing on ${path}`, async ({ page }) => {
      await openWith(page, path.endsWith("login") ? {} : OWNER, path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      if (path === "/admin/pricing")
        await cardIn(page, "Inventory", "Large Eggs").getByLabel("Stock").fill("7");
      await expectFlawless(page);
    });
  }
});
