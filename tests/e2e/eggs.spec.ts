import { expect, type Page, test } from "@playwright/test";
import { expectFlawlessInEveryLook, PHONE } from "#tests/e2e/every-look.ts";
import { aPicture, measure } from "#tests/e2e/pictures.ts";
import { cardOf, noticeOf, openWith, stored, tabTo } from "#tests/e2e/shop.ts";
import { seconds } from "../../tools/lib/slowness.ts";

const OWNER = { isAdminAuthenticated: "true" };

const eggs = (page: Page) => page.getByRole("form", { name: "Your eggs" });

const kind = (page: Page, name: string) => eggs(page).getByRole("group", { name, exact: true });

test("the owner names, pictures and moves her eggs by keyboard on a phone, and Home shows them", async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize(PHONE);
  await openWith(page, OWNER, "/admin/settings");
  await page.getByRole("heading", { name: "Your eggs" }).click();
  await kind(page, "Large Eggs").getByLabel("Name").fill("Big Browns");
  const picture = await aPicture(page, 1600, 1200, "image/jpeg");
  await kind(page, "Large Eggs").getByLabel("Picture").setInputFiles(picture);
  await expect(kind(page, "Large Eggs").getByRole("button", { name: "Remove Image" })).toBeVisible({
    timeout: seconds(15),
  });
  const up = kind(page, "Large Eggs").getByRole("button", { name: "Up" });
  await tabTo(page, up, "Shift+Tab");
  for (let press = 0; press < 4; press += 1) await page.keyboard.press("Enter");
  await expect(up).toBeFocused();
  await expect(up).toBeInViewport();
  await expect(eggs(page).getByRole("group").first()).toHaveAccessibleName("Large Eggs");
  await expectFlawlessInEveryLook(page);
  await page.setViewportSize(PHONE);
  await eggs(page).getByRole("button", { name: "Save" }).click();
  await expect(noticeOf(page, "Your shop has been updated.")).toBeVisible();
  expect(await stored(page, "farmProfile")).toMatchObject({
    eggs: { words: { large: { name: "Big Browns" } } },
  });
  await page.goto("/");
  await expect(page.getByRole("article").first()).toHaveAccessibleName("Big Browns");
  const shown = cardOf(page, "Big Browns").getByRole("img", { name: "Big Browns" });
  const { type, width } = await measure(page, (await shown.getAttribute("src")) ?? "");
  expect([type, width]).toEqual(["image/webp", 800]);
  await expectFlawlessInEveryLook(page);
});

test("packs are switched off and on by keyboard, and the prices are flawless in every look", async ({
  page,
}) => {
  await openWith(page, OWNER, "/admin/pricing");
  const large = page
    .getByRole("region", { name: "Pricing Management" })
    .getByRole("group", { name: "Large Eggs", exact: true });
  await large.getByLabel("6 pack").fill("");
  await page.keyboard.press("Tab");
  await expect(large.getByText("Kept at £1.80. Switch it off to stop selling it.")).toBeVisible();
  await expect(large.getByRole("switch").first()).toBeFocused();
  await page.keyboard.press("Space");
  await expect(large.getByText("Not for sale")).toBeVisible();
  await large.getByLabel("12 pack").fill("0");
  await expectFlawlessInEveryLook(page);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
