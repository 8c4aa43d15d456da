import { expect, type Locator, type Page, test } from "@playwright/test";
import { DESKTOP, expectFlawlessInEveryLook, PHONE } from "#tests/e2e/every-look.ts";
import { noticeOf, openWith } from "#tests/e2e/shop.ts";

const OWNER = { isAdminAuthenticated: "true" };

const bar = (page: Page) => page.getByRole("region", { name: "Unsaved changes" });

const cardIn = (page: Page, editor: string, eggs: string) =>
  page.getByRole("region", { name: editor }).getByRole("group", { name: eggs, exact: true });

const boxOf = async (element: Locator) => {
  const box = await element.boundingBox();
  if (!box) throw new Error(`${element} has no box`);
  return { ...box, bottom: box.y + box.height };
};

const rem = (page: Page) =>
  page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));

for (const viewport of [PHONE, DESKTOP])
  test(`the bar of unsaved changes takes one line and covers nothing, ${viewport.width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await openWith(page, OWNER, "/admin/pricing");
    await expect(cardIn(page, "Pricing Management", "Large Eggs")).toBeVisible();
    await expect(cardIn(page, "Inventory", "Large Eggs")).toBeVisible();
    for (const field of await page.getByRole("spinbutton").all()) await field.fill("4");
    const count = bar(page).getByText("27 changes not saved");
    const { x, bottom, width, height } = await boxOf(bar(page));
    const tabs = viewport === PHONE ? await boxOf(page.getByRole("navigation")) : null;
    const foot = tabs?.y ?? viewport.height;
    expect([x, bottom, width]).toEqual([0, foot, viewport.width]);
    expect(height).toBeLessThan(4.25 * (await rem(page)));
    expect((await boxOf(count)).height).toBeLessThan(2 * (await rem(page)));
    const button = await boxOf(bar(page).getByRole("button"));
    expect(button.x + button.width).toBeLessThan(viewport.width - 8);
    const top = foot - height;

    await page.evaluate(
      () => document.activeElement instanceof HTMLElement && document.activeElement.blur(),
    );
    await page
      .getByRole("region", { name: "Inventory" })
      .getByRole("button", { name: "Save All Changes" })
      .click();
    const notice = noticeOf(page, "Egg inventory has been updated successfully.");
    await expect(notice).toBeVisible();
    await expect.poll(async () => (await boxOf(notice)).bottom).toBeLessThan(top);

    const last = page.getByText("are kept in this browser alone");
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect.poll(async () => (await boxOf(last)).bottom).toBeLessThanOrEqual(top);

    const low = viewport.height / 2;
    await page.setViewportSize({ ...viewport, height: low });
    const field = cardIn(page, "Pricing Management", "Pullet Eggs").getByLabel("12 pack");
    await field.evaluate((input) =>
      window.scrollBy(0, input.getBoundingClientRect().bottom - window.innerHeight),
    );
    expect((await boxOf(field)).bottom).toBeGreaterThan(low - (viewport.height - top));
    await field.focus();
    await expect
      .poll(async () => (await boxOf(field)).bottom)
      .toBeLessThanOrEqual(low - (viewport.height - top));
  });

test("a count in conflict with a sale, with its offers, is flawless in every look", async ({
  page,
  context,
}) => {
  await openWith(page, OWNER, "/admin/pricing");
  const large = cardIn(page, "Inventory", "Large Eggs");
  await large.getByLabel("Stock").fill("150");
  const other = await context.newPage();
  await other.goto("/about");
  await other.evaluate(() => localStorage.setItem("eggInventory", JSON.stringify({ large: 144 })));
  await other.close();
  await large.getByLabel("Stock").focus();
  await expect(large.getByRole("button", { name: "Set to 150" })).toBeVisible();
  await expectFlawlessInEveryLook(page);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(large.getByRole("button", { name: "−30 of what is there now: 114" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(large.getByLabel("Stock")).toHaveValue("114");
  await expect(large.getByLabel("Stock")).toBeFocused();
});

for (const [viewport, most] of [
  [PHONE, 1_800],
  [DESKTOP, 900],
] as const)
  test(`all stock and all prices end within ${most} px, ${viewport.width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await openWith(page, OWNER, "/admin/pricing");
    for (const editor of ["Inventory", "Pricing Management"])
      expect((await boxOf(cardIn(page, editor, "Double Yolkers"))).bottom).toBeLessThanOrEqual(
        most,
      );
  });
