import { expect, type Page, test } from "@playwright/test";
import { expectFlawlessInEveryLook, PHONE } from "#tests/e2e/every-look.ts";
import { ASKING_AGAIN, anOwner, somebody } from "#tests/e2e/people.ts";
import { noticeOf, openWith, stored } from "#tests/e2e/shop.ts";
import { seconds } from "../../tools/lib/slowness.ts";

const OWNER = { isAdminAuthenticated: "true" };

const farm = (page: Page) => page.getByRole("form", { name: "The farm" });

/** Notes whether the first farm's name is ever seen. */
const watchName = () => {
  const look = (): void => {
    const header = document.querySelector("header");
    if (header && getComputedStyle(header).visibility === "visible")
      Object.assign(window, {
        namesSeen: [
          ...new Set([...((window as { namesSeen?: string[] }).namesSeen ?? []), header.innerText]),
        ],
      });
    requestAnimationFrame(look);
  };
  look();
};

test("the owner names the farm on a phone, and the page is flawless in every look", async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await openWith(page, OWNER, "/admin/settings");
  await farm(page).getByLabel("Name", { exact: true }).fill("Hilltop Hens");
  await farm(page).getByLabel("Postcode").fill("nowhere");
  await farm(page).getByRole("button", { name: "Save" }).click();
  await expect(farm(page).getByText("This doesn't look like a UK postcode.")).toBeVisible();
  await expect(farm(page).getByLabel("Postcode")).toBeFocused();
  await expectFlawlessInEveryLook(page);
  await page.setViewportSize(PHONE);
  await farm(page).getByLabel("Postcode").fill("bn68aa");
  await farm(page).getByRole("button", { name: "Save" }).click();
  await expect(noticeOf(page, "Your shop has been updated.")).toBeVisible();
  expect(await stored(page, "farmProfile")).toMatchObject({
    farm: { name: "Hilltop Hens", postcode: "BN6 8AA" },
  });
  // The notice gives way to the field, and must not slip under the press that leaves it.
  await farm(page).getByLabel("Postcode").fill("bn6 8ab");
  await farm(page).getByRole("button", { name: "Save" }).click();
  await expect
    .poll(async () => stored(page, "farmProfile"))
    .toMatchObject({ farm: { postcode: "BN6 8AB" } });
});

test("the owner writes About and adds to the terms, and forms and pages pass in every look", async ({
  page,
}) => {
  test.slow();
  await openWith(page, OWNER, "/admin/settings");
  await page.getByRole("heading", { name: "About the farm" }).click();
  await page.getByRole("textbox", { name: "What the page says" }).click();
  await page.keyboard.type("Hens since 1987.");
  const about = page.getByRole("form", { name: "About the farm" });
  await about.getByRole("button", { name: "Save" }).click();
  await expect(noticeOf(page, "Your shop has been updated.")).toBeVisible();
  await page.getByRole("heading", { name: "Terms and privacy" }).click();
  const terms = page.getByRole("form", { name: "Terms and privacy" });
  await terms.getByLabel("VAT number").fill("12");
  await terms.getByRole("textbox", { name: "Anything to add to the terms" }).click();
  await page.keyboard.type("Boxes come back to us.");
  await terms.getByRole("button", { name: "Save" }).click();
  await expect(terms.getByText("This doesn't look like a UK VAT number.")).toBeVisible();
  await expectFlawlessInEveryLook(page);
  await terms.getByLabel("VAT number").fill("123456789");
  await terms.getByRole("button", { name: "Save" }).click();
  await expect(terms.getByLabel("VAT number")).toHaveValue("GB 123 4567 89");
  for (const [path, words] of [
    ["/about", "Hens since 1987."],
    ["/terms", "Boxes come back to us."],
  ] as const) {
    await page.goto(path);
    await expect(page.getByText(words)).toBeVisible();
    await expectFlawlessInEveryLook(page);
  }
});

test("a page in this browser never shows the first farm where it has its own", async ({ page }) => {
  await openWith(page, { farmProfile: { farm: { name: "Hilltop Hens" } } }, "/about");
  await page.addInitScript(watchName);
  await page.goto("/");
  await expect(page).toHaveTitle(/^Hilltop Hens/);
  await expect(page.getByRole("banner")).toContainText("Hilltop Hens");
  const seen = await page.evaluate(() => (window as { namesSeen?: string[] }).namesSeen ?? []);
  expect(seen.length).toBeGreaterThan(0);
  expect(seen.filter((words) => words.includes("Farmgate"))).toEqual([]);
});

test("a saved setting shows within two seconds on a page open elsewhere, and in it as sent", async ({
  browser,
}) => {
  const owner = await anOwner(browser, "/admin/settings");
  const visitor = await somebody(browser, "/contact");
  await visitor.getByLabel("Message").fill("Have you got ducks?");
  const directions = farm(owner).getByLabel("Directions");
  const before = await directions.inputValue();
  await directions.fill("Follow the hens.");
  await farm(owner).getByRole("button", { name: "Save" }).click();
  await expect(visitor.getByText("Follow the hens.")).toBeVisible({ timeout: seconds(2) });
  await expect(visitor.getByLabel("Message")).toHaveValue("Have you got ducks?");
  await expect
    .poll(async () => (await visitor.request.get("/how-to-find-us", ASKING_AGAIN)).text())
    .toContain("Follow the hens.");
  await directions.fill(before);
  await farm(owner).getByRole("button", { name: "Save" }).click();
  await expect(visitor.getByText(before)).toBeVisible();
});

test("password and people are flawless in every look, and worked by keyboard", async ({
  browser,
}) => {
  const owner = await anOwner(browser, "/admin/settings");
  const section = owner.getByRole("heading", { name: "Password and people" });
  await section.locator("..").focus();
  await owner.keyboard.press("Enter");
  await owner.getByLabel("Current password").fill("wrong");
  await owner.getByLabel("New password", { exact: true }).fill("short");
  await owner.keyboard.press("Enter");
  await expect(owner.getByText("Please choose a longer password.")).toBeVisible();
  await expectFlawlessInEveryLook(owner);
});

test("on a desktop the sections stand at the left, and one of them is always open beside them", async ({
  page,
}) => {
  await openWith(page, OWNER, "/admin/settings");
  const title = (name: string) => page.getByRole("heading", { level: 2, name });
  const boxOf = async (place: ReturnType<typeof title>) =>
    (await place.boundingBox()) ?? { x: Number.NaN, y: Number.NaN, width: 0 };
  const form = await boxOf(farm(page));
  const list = await boxOf(title("Password and people"));
  expect(form.x).toBeGreaterThan(list.x + list.width);
  expect(form.width).toBeLessThanOrEqual(640);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(
    1_000,
  );
  const before = await boxOf(title("Home"));
  await title("Home").click();
  await expect(farm(page)).toBeHidden();
  const home = page.getByRole("form", { name: "Home" });
  await expect(home).toBeVisible();
  expect((await boxOf(home)).y).toBe(form.y);
  expect(await boxOf(title("Home"))).toEqual(before);
  await title("Home").click();
  await expect(home).toBeVisible();
});

test("on a phone each section is a row that says its value, and opens below itself", async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await openWith(page, OWNER, "/admin/settings");
  const row = page
    .getByRole("heading", { level: 2, name: "Delivery and collection" })
    .locator("..");
  await expect(row).toContainText("Saturdays and Sundays, RH10 and RH11");
  await row.click();
  const form = page.getByRole("form", { name: "Delivery and collection" });
  await expect(form).toBeVisible();
  await expect(farm(page)).toBeHidden();
  await row.click();
  await expect(form).toBeHidden();
});
