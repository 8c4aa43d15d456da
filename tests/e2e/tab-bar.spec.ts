import { expect, type Page, test } from "@playwright/test";
import { expectFlawlessInEveryLook, PHONE } from "#tests/e2e/every-look.ts";
import { openWith, tabTo } from "#tests/e2e/shop.ts";

const OWNER = { isAdminAuthenticated: "true" };

test.use({ viewport: PHONE });

const bar = (page: Page) => page.getByRole("navigation", { name: "Daily places" });

const more = (page: Page) => bar(page).getByRole("button", { name: "More" });

const sheet = (page: Page) => page.getByRole("dialog", { name: "More places" });

const bottomOf = async (page: Page): Promise<number> => {
  const box = await bar(page).boundingBox();
  return (box?.y ?? 0) + (box?.height ?? 0);
};

test("the daily places stand at the foot of a phone however far it is scrolled", async ({
  page,
}) => {
  await openWith(page, OWNER, "/admin/pricing");
  await expect(page.getByRole("group", { name: "Large Eggs" }).first()).toBeVisible();
  expect(await bottomOf(page)).toBe(PHONE.height);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  expect(await bottomOf(page)).toBe(PHONE.height);
  for (const tab of await bar(page).locator("a, button").all()) {
    const box = await tab.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(56);
    expect(box?.width).toBeGreaterThanOrEqual(56);
  }
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect(bar(page)).toHaveCount(0);
  await expect(page.getByRole("navigation", { name: "Admin" })).toBeVisible();
});

test("the keyboard alone opens More, goes through it, and comes back", async ({ page }) => {
  await openWith(page, OWNER, "/admin/flocks");
  await tabTo(page, more(page));
  await page.keyboard.press("Enter");
  await expect(sheet(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(sheet(page)).toHaveCount(0);
  await expect(more(page)).toBeFocused();
  await page.keyboard.press("Space");
  await tabTo(page, sheet(page).getByRole("link", { name: "Settings" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Settings" })).toBeFocused();
  await expect(sheet(page)).toHaveCount(0);
});

test("quick double presses of More leave it open, and a press outside closes it", async ({
  page,
}) => {
  await openWith(page, OWNER, "/admin/flocks");
  await more(page).dblclick();
  await expect(sheet(page)).toBeVisible();
  const box = await sheet(page).boundingBox();
  expect(box?.height ?? 0).toBeLessThanOrEqual(0.75 * PHONE.height);
  await page.mouse.click(100, 20);
  await expect(sheet(page)).toHaveCount(0);
  await more(page).click();
  await bar(page).getByRole("link", { name: "Packing" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Packing list" })).toBeVisible();
  await expect(sheet(page)).toHaveCount(0);
});

test("axe finds nothing in the sheet", async ({ page }) => {
  await openWith(page, OWNER, "/admin/flocks");
  await expectFlawlessInEveryLook(page, async () => {
    if ((page.viewportSize()?.width ?? 0) >= 1024) return;
    if ((await sheet(page).count()) === 0) await more(page).click();
    await expect(sheet(page)).toBeVisible();
  });
});

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true, isMobile: true });

  test("the bar gives way to the keyboard, and comes back after it", async ({ page }) => {
    await openWith(page, OWNER, "/admin/pricing");
    await page.getByRole("spinbutton", { name: "Stock" }).first().tap();
    await expect(bar(page)).toBeHidden();
    await page.getByRole("heading", { level: 1 }).tap();
    await expect(bar(page)).toBeVisible();
  });
});

test("on the count's page the bar gives way", async ({ page }) => {
  await openWith(page, OWNER, "/admin/count");
  await expect(page.getByRole("heading", { level: 1, name: "Count eggs" })).toBeVisible();
  await expect(bar(page)).toBeHidden();
});
