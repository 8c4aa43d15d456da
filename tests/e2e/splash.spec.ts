import { expect, type Page, test } from "@playwright/test";
import { expectFlawlessInEveryLook } from "#tests/e2e/every-look.ts";
import { basketLink, noticeOf, openWith, stored } from "#tests/e2e/shop.ts";

const OWNER = { isAdminAuthenticated: "true" };
const NEWS = {
  content: "<h2>Half price!</h2><p>Pullet eggs, this weekend.</p>",
  enabled: true,
  version: 4,
};

const dialog = (page: Page) => page.getByRole("dialog");

test("the owner writes and enables the splash page, and visitors see each version once", async ({
  page,
  context,
}) => {
  await openWith(page, OWNER, "/admin/splash");
  await expect(page.getByRole("heading", { name: "Splash Page" })).toBeVisible();
  await page.getByRole("switch", { name: "Splash Page is Disabled" }).click();
  await expect(page.getByRole("switch", { name: "Splash Page is Enabled" })).toBeChecked();
  const content = page.getByRole("textbox", { name: "Content" });
  await content.fill("Half price this weekend");
  await page.getByRole("toolbar").getByRole("button", { name: "Align Centre" }).click();
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(noticeOf(page, "Splash Page Updated!")).toBeVisible();
  await expect(
    noticeOf(page, "Your changes have been saved and will be live for the next visitors."),
  ).toBeVisible();
  expect(await stored(page, "splashConfig")).toEqual({
    content: '<h2 style="text-align: center;">Half price this weekend</h2>',
    enabled: true,
    version: 2,
  });

  const visitor = await context.newPage();
  await visitor.goto("/");
  await expect(dialog(visitor)).toContainText("Half price this weekend");
  await expect(dialog(visitor).getByText("Half price this weekend")).toHaveCSS(
    "text-align",
    "center",
  );
  await expect(visitor.locator("main li > article")).toHaveCount(6);
  await dialog(visitor).getByRole("button", { name: "Close" }).click();
  await expect(dialog(visitor)).toBeHidden();
  await expect.poll(() => stored(visitor, "splashSeenVersion")).toBe(2);
  await visitor.reload();
  await expect(visitor.locator("main li > article")).toHaveCount(6);
  await visitor.waitForTimeout(300);
  await expect(dialog(visitor)).toBeHidden();

  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect.poll(() => stored(page, "splashConfig")).toMatchObject({ version: 3 });
  await visitor.reload();
  await expect(dialog(visitor)).toBeVisible();
});

for (const [how, close] of [
  ["Escape", (page: Page) => page.keyboard.press("Escape")],
  ["the backdrop", (page: Page) => page.mouse.click(5, 400)],
] as const) {
  test(`${how} closes the splash page, and restores the focus`, { tag: "@daily" }, async ({
    page,
  }) => {
    await openWith(page, { splashConfig: NEWS }, "/our-chickens");
    await page.getByRole("link", { name: "Farmgate" }).first().focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/");
    await expect(dialog(page)).toBeVisible();
    await expect(dialog(page).getByRole("button", { name: "Close" })).toBeFocused();
    await close(page);
    await expect(dialog(page)).toBeHidden();
    await expect.poll(() => stored(page, "splashSeenVersion")).toBe(4);
    expect(await page.evaluate(() => document.activeElement?.closest("dialog") === null)).toBe(
      true,
    );
    await basketLink(page).click();
    await expect(page).toHaveURL("/checkout");
  });
}

test("the splash page reads, and opens for editing, as every tool wrote it", async ({ page }) => {
  await openWith(page, { ...OWNER, splashConfig: { ...NEWS, content: "" } }, "/admin/splash");
  const content = page.getByRole("textbox", { name: "Content" });
  const bar = page.getByRole("toolbar");
  await content.click();
  expect(
    await bar
      .getByRole("button")
      .evaluateAll((buttons) => buttons.map((button) => button.getAttribute("aria-label"))),
  ).toEqual(
    "Heading 1,Heading 2,Heading 3,Bold,Italic,Underline,Strike,Ordered List,Bullet List,Link,Align Left,Align Centre,Align Right,Clear Formatting".split(
      ",",
    ),
  );
  for (const name of ["Heading 1", "Heading 2", "Heading 3", "Align Centre", "Align Right"]) {
    await bar.getByRole("button", { name, exact: true }).click();
    await expect(bar.getByRole("button", { name, exact: true })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await page.keyboard.type(name);
    await page.keyboard.press("Enter");
  }
  await bar.getByRole("button", { name: "Align Left" }).click();
  for (const name of ["Bold", "Italic", "Underline", "Strike"]) {
    await bar.getByRole("button", { name, exact: true }).click();
    await page.keyboard.type(name);
    await bar.getByRole("button", { name, exact: true }).click();
  }
  await page.keyboard.press("Enter");
  await bar.getByRole("button", { name: "Bullet List" }).click();
  await page.keyboard.type("dot");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await bar.getByRole("button", { name: "Ordered List" }).click();
  await page.keyboard.type("one");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await bar.getByRole("button", { name: "Link" }).click();
  await page.getByLabel("Link address").fill("/contact");
  await page.getByRole("button", { name: "Apply" }).click();
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(noticeOf(page, "Splash Page Updated!")).toBeVisible();
  const written = [
    "<h1>Heading 1</h1><h2>Heading 2</h2><h3>Heading 3</h3>",
    '<p style="text-align: center;">Align Centre</p><p style="text-align: right;">Align Right</p>',
    "<p><strong>Bold</strong><em>Italic</em><u>Underline</u><s>Strike</s></p>",
    "<ul><li><p>dot</p></li></ul><ol><li><p>one</p></li></ol>",
    '<p><a href="/contact">/contact</a></p>',
  ].join("");
  expect(await stored(page, "splashConfig")).toMatchObject({ content: written });
  await page.goto("/");
  await expect(dialog(page)).toBeVisible();
  expect(await dialog(page).locator("[data-rich-text]").innerHTML()).toBe(written);
  await page.goto("/admin/splash");
  await expect(content).toContainText("Align Right");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect
    .poll(() => stored(page, "splashConfig"))
    .toMatchObject({ content: written, version: 6 });
});

test("a long splash page on a phone shows its Close at once", { tag: "@daily" }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openWith(page, { splashConfig: { ...NEWS, content: "<p>News</p>".repeat(80) } });
  const close = dialog(page).getByRole("button", { name: "Close" });
  await expect(close).toBeInViewport({ ratio: 1 });
  await expect(dialog(page).getByRole("heading", { name: "News from the farm" })).toBeInViewport();
  await close.click();
  await expect(dialog(page)).toBeHidden();
});

test("a disabled splash page is not shown, and its cleaner not loaded", { tag: "@daily" }, async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(request.url()));
  await openWith(page, { splashConfig: { ...NEWS, enabled: false } });
  await expect(page.getByRole("article")).toHaveCount(6);
  await page.waitForTimeout(300);
  await expect(dialog(page)).toBeHidden();
  expect(scripts.filter((url) => /cleaner|news-dialog|editor/.test(url))).toEqual([]);
});

test("axe finds nothing on Home under the splash page", async ({ page }) => {
  await openWith(page, { splashConfig: NEWS });
  await expect(dialog(page)).toBeVisible();
  await expectFlawlessInEveryLook(page);
});
