import { expect, type Page, test } from "@playwright/test";
import { expectFlawlessInEveryLook } from "#tests/e2e/every-look.ts";
import { move, openWith, stored } from "#tests/e2e/shop.ts";
import { content, OWNER, tool } from "#tests/e2e/story-form.ts";

const draftsIn = async (page: Page): Promise<unknown[]> =>
  Object.values((await stored(page, "postDrafts")) ?? {});

test("the reading pages load no editor", { tag: "@daily" }, async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(request.url()));
  await page.goto("/our-chickens/1775203200000");
  await expect(page.getByRole("heading", { name: "A hen with opinions" })).toBeVisible();
  expect(scripts.filter((url) => /editor|admin|owner/.test(url))).toEqual([]);
});

test("a draft survives a closed tab and is offered again, until it is discarded or published", {
  tag: "@daily",
}, async ({ page, context }) => {
  await openWith(page, OWNER, "/admin/posts/new");
  await page.getByLabel("Title").fill("Half a story");
  await content(page).fill("Once upon a");
  await page.getByLabel("Tags").fill("Tales");
  await expect(page.getByText("Draft kept in this browser.")).toBeVisible();
  await expect.poll(() => draftsIn(page)).toMatchObject([{ title: "Half a story", tags: "Tales" }]);
  await page.close();

  const again = await context.newPage();
  await again.goto("/admin/posts/new");
  const offer = again.getByRole("dialog", { name: "Restore your draft?" });
  await expect(offer).toContainText("Half a story");
  await expect(offer.getByRole("button", { name: "Restore Draft" })).toBeFocused();
  await offer.getByRole("button", { name: "Restore Draft" }).click();
  await expect(again.getByLabel("Title")).toHaveValue("Half a story");
  await expect(content(again)).toHaveText("Once upon a");
  await expect(again.getByLabel("Tags")).toHaveValue("Tales");
  await again.getByRole("link", { name: "Dashboard" }).click();
  const question = again.getByRole("dialog", { name: "Leave this page?" });
  await question.getByRole("button", { name: "Stay" }).click();
  await again.getByRole("button", { name: "Publish Story" }).click();
  await expect(again).toHaveURL("/admin/posts");
  await expect.poll(() => stored(again, "postDrafts")).toEqual({});
});

test("a draft is kept while its author types, apart for each new story", async ({
  page,
  context,
}) => {
  await openWith(page, OWNER, "/admin/posts/new");
  await content(page).click();
  for (let word = 0; word < 12; word += 1) {
    await page.keyboard.type("egg ");
    await page.waitForTimeout(60);
  }
  expect(await draftsIn(page)).toHaveLength(1);
  const other = await context.newPage();
  await other.goto("/admin/posts/new");
  await other.getByRole("dialog").getByRole("button", { name: "Restore Draft" }).press("Escape");
  await expect(content(other)).toContainText("egg egg");
  await page.getByLabel("Title").fill("First");
  await page.getByRole("link", { name: "Dashboard" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Leave" }).click();
  await expect.poll(() => draftsIn(page)).toMatchObject([{ title: "First" }]);
});

test("axe finds nothing on a story", async ({ page }) => {
  await page.goto("/our-chickens/1775203200000");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("heading", { name: "A hen with opinions" })).toBeVisible();
  await expect(page.getByText(/^Loading/)).toHaveCount(0);
  await expectFlawlessInEveryLook(page);
});

test("axe finds nothing on the lists without stories, the readers' and the owner's", async ({
  page,
}) => {
  await openWith(page, { ...OWNER, blogPosts: [] }, "/our-chickens");
  for (const [path, name] of [
    ["/our-chickens", "Our Chickens"],
    ["/admin/posts", "Manage Chicken Stories"],
  ] as const)
    await test.step(path, async () => {
      await move(page, path);
      await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
      await expect(page.getByText(/^Loading/)).toHaveCount(0);
      await expectFlawlessInEveryLook(page);
    });
});

test("axe finds nothing on the story form, its panels and questions", async ({ page }) => {
  await openWith(page, OWNER, "/admin/posts/edit/1775203200000");
  await expect(content(page)).toBeVisible();
  await expectFlawlessInEveryLook(page);
  await page.getByLabel("Title").fill("");
  await page.getByRole("button", { name: "Update Story" }).click();
  await expect(page.getByText("Please enter a title.")).toBeVisible();
  await tool(page, "Link").click();
  await page.getByLabel("Link address").fill("ftp://x");
  await page.getByRole("button", { name: "Apply" }).click();
  await expectFlawlessInEveryLook(page);
});
