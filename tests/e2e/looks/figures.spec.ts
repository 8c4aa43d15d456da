import { expect, type Locator, type Page, test } from "@playwright/test";
import { DESKTOP, PHONE } from "#tests/e2e/every-look.ts";
import { FRIDAY } from "#tests/e2e/looks/farm-records.ts";
import { ADMIN_SCREENS, openScreen, SCREENS } from "#tests/e2e/looks/screens.ts";
import { filledButtons } from "#tests/e2e/looks/targets.ts";
import { cardOf } from "#tests/e2e/shop.ts";

const EGGS = [
  "Pullet Eggs",
  "Small Eggs",
  "Medium Eggs",
  "Large Eggs",
  "Extra Large Eggs",
  "Double Yolkers",
];

const open = async (page: Page, name: string, viewport: typeof PHONE): Promise<void> => {
  await page.setViewportSize(viewport);
  const screen = SCREENS.find((one) => one.name === name);
  if (!screen) throw new Error(`There is no screen ${name}.`);
  await openScreen(page, screen);
  await page.evaluate(() => document.fonts.ready);
};

/** Pixels from the top of the page to an element's end. */
const endOf = (element: Locator): Promise<number> =>
  element.evaluate((one) => one.getBoundingClientRect().bottom + scrollY);

const heightOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollHeight);

const addButton = (page: Page, name: string): Locator =>
  cardOf(page, name).getByRole("button", { name: "Add to Basket" });

test("Home on a phone shows the first button in the window, and all six within 1,900 px", {
  tag: "@daily",
}, async ({ page }) => {
  await open(page, "Home", PHONE);
  expect(await endOf(addButton(page, "Pullet Eggs"))).toBeLessThanOrEqual(860);
  expect(await endOf(addButton(page, "Double Yolkers"))).toBeLessThanOrEqual(1_900);
  expect(await heightOf(page)).toBeLessThanOrEqual(2_700);
});

test("Home on a desktop shows three cards in the window, and all six within 1,300 px", async ({
  page,
}) => {
  await open(page, "Home", DESKTOP);
  for (const name of EGGS.slice(0, 3))
    expect(await endOf(addButton(page, name)), name).toBeLessThanOrEqual(900);
  for (const name of EGGS) expect(await endOf(addButton(page, name))).toBeLessThanOrEqual(1_300);
  expect(await heightOf(page)).toBeLessThanOrEqual(1_850);
});

for (const width of [320, 360, 390, 430])
  test(`each card on Home shows all that it holds at ${width} px without a press`, async ({
    page,
  }) => {
    await open(page, "Home", { width, height: 844 });
    for (const name of EGGS) {
      const card = cardOf(page, name);
      await expect(card.getByRole("paragraph").nth(1)).toBeVisible();
      await expect(card.getByText(/^\d+ in stock$/)).toBeVisible();
      await expect(card.getByText("Free Delivery", { exact: true })).toBeVisible();
      await expect(card.getByText("Collection", { exact: true })).toBeVisible();
      await expect(card.getByLabel("Pack size")).toBeVisible();
      await expect(addButton(page, name)).toBeVisible();
    }
  });

test("a basket of both methods can be paid within a screen and a half of a phone", {
  tag: "@daily",
}, async ({ page }) => {
  await open(page, "Basket", PHONE);
  const pay = page.getByRole("button", { name: /^Practice payment/ });
  expect(await endOf(pay)).toBeLessThanOrEqual(1_266);
});

test("twelve orders of a customer are 1,600 px on a phone", async ({ page }) => {
  await open(page, "My Orders", PHONE);
  expect(await heightOf(page)).toBeLessThanOrEqual(1_600);
});

const topOf = (element: Locator): Promise<number> =>
  element.evaluate((one) => one.getBoundingClientRect().top + scrollY);

test("the dashboard on a phone begins with what is to do, within 560 px", {
  tag: "@daily",
}, async ({ page }) => {
  await open(page, "Dashboard", PHONE);
  const today = page.getByRole("list", { name: "Today" });
  await expect(today.getByText("9 orders are overdue")).toBeVisible();
  expect(await endOf(today)).toBeLessThanOrEqual(560);
  await expect.poll(() => heightOf(page)).toBeLessThanOrEqual(2_200);
});

const orderRows = (page: Page): Locator => page.getByRole("button", { name: /AB9/ });

const inWindow = (rows: Locator): Promise<number> =>
  rows.evaluateAll(
    (all) =>
      all.filter((row) => {
        const { top, bottom } = row.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
      }).length,
  );

test("the first order on a phone stands within 360 px, and seven are in the window", {
  tag: "@daily",
}, async ({ page }) => {
  await open(page, "Orders", PHONE);
  expect(await topOf(orderRows(page).first())).toBeLessThanOrEqual(360);
  expect(await inWindow(orderRows(page))).toBeGreaterThanOrEqual(7);
});

test("fourteen orders are in the window of a desktop", async ({ page }) => {
  await open(page, "Orders", DESKTOP);
  expect(await inWindow(orderRows(page))).toBeGreaterThanOrEqual(14);
});

/** On a day of delivery the days ahead are seven, that day with them. */
for (const [weekday, later, rows] of [
  ["Friday", 0, 6],
  ["Saturday", 1, 7],
  ["Sunday", 2, 7],
] as const)
  test(`the week on a ${weekday} is 1,300 px on a phone while it is closed`, async ({ page }) => {
    await open(page, "Week", PHONE);
    await page.clock.setFixedTime(new Date(Date.parse(FRIDAY) + later * 86_400_000));
    await page.reload();
    const days = page.getByRole("region", { name: "Coming days" }).getByRole("listitem");
    await expect(days).toHaveCount(rows);
    await expect.poll(() => heightOf(page)).toBeLessThanOrEqual(1_300);
  });

for (const name of [
  "Customers",
  "Posts",
  "Flocks",
  "Eggs",
  "Backup",
  "Backup with a preview",
  "Export",
  "Splash Page",
  "A flock",
  "A flock with hens and medicine",
])
  test(`${name} is 2,200 px on a phone`, async ({ page }) => {
    await open(page, name, PHONE);
    await page.waitForLoadState("networkidle");
    await expect.poll(() => heightOf(page)).toBeLessThanOrEqual(2_200);
  });

test("a flock on a desktop shows its figures and the forms of every day in the window", async ({
  page,
}) => {
  await open(page, "A flock with hens and medicine", DESKTOP);
  const figures = page.getByRole("heading", { name: "Eggs per hen" });
  const [log, add] = ["Log Eggs", "Add Cost"].map((name) =>
    page.getByRole("button", { name, exact: true }),
  );
  for (const button of [log, add]) {
    expect(await endOf(button as Locator)).toBeLessThanOrEqual(900);
    expect(await topOf(button as Locator)).toBeGreaterThan(await endOf(figures));
  }
});

for (const [viewport, most] of [
  [PHONE, 1_800],
  [DESKTOP, 900],
] as const)
  test(`all prices and all stock are within ${most} px at ${viewport.width} px`, async ({
    page,
  }) => {
    await open(page, "Inventory & Pricing", viewport);
    await expect.poll(() => heightOf(page)).toBeLessThanOrEqual(most);
  });

test("a count is saved on the smallest phone without scrolling", { tag: "@daily" }, async ({
  page,
}) => {
  await open(page, "Count eggs", { width: 360, height: 640 });
  const save = page.getByRole("button", { name: /^Save/ });
  expect(await endOf(save)).toBeLessThanOrEqual(640);
});

for (const { name } of ADMIN_SCREENS)
  for (const viewport of [PHONE, DESKTOP])
    test(`${name} has one filled button in a window at most, ${viewport.width} px`, async ({
      page,
    }) => {
      await open(page, name, viewport);
      const filled = await filledButtons(page);
      expect(filled.length, filled.join()).toBeLessThanOrEqual(1);
    });
