import { expect, type Page, test } from "@playwright/test";
import { noticeOf, openWith } from "#tests/e2e/shop.ts";

const HEN = "https://elsewhere.example/hen.png";

const STORY = {
  id: "1775203200000",
  title: "Planted",
  slug: "planted",
  featuredImage: HEN,
  content: `<p>Before</p><img src="${HEN}" alt="A hen"><img src="//elsewhere.example/b.png"><p>After</p>`,
  tags: [],
  author: "Hannah Weald",
  date: "2026-04-03T08:00:00.000Z",
  excerpt: "Before",
};

const RECORDS = {
  isAdminAuthenticated: "true",
  blogPosts: [STORY],
  postDrafts: { new: { ...STORY, tags: "", savedAt: "2026-04-03T08:00:00.000Z" } },
  splashConfig: { content: `<p>News</p><img src="${HEN}">`, enabled: true, version: 2 },
};

/** What the page asks of any other host. */
const foreignRequests = (page: Page): string[] => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("elsewhere.example")) asked.push(request.url());
  });
  return asked;
};

test("no page that shows a stored picture from the web fetches it", async ({ page }) => {
  const asked = foreignRequests(page);
  await openWith(page, RECORDS);
  for (const [what, path, shown] of [
    ["the pop-up", "/", "News"],
    ["the list", "/our-chickens", "Planted"],
    ["a story", "/our-chickens/1775203200000", "After"],
    ["the owner's list", "/admin/posts", "Planted"],
    ["the form", "/admin/posts/edit/1775203200000", "After"],
    ["the splash page's form", "/admin/splash", "News"],
  ] as const) {
    await page.goto(path);
    await expect(page.getByText(shown, { exact: true }).first(), what).toBeVisible();
    await expect(page.locator('img[src*="elsewhere"]'), what).toHaveCount(0);
    expect(asked, what).toEqual([]);
  }
});

test("restoring a draft doesn't fetch its picture from the web", async ({ page }) => {
  const asked = foreignRequests(page);
  await openWith(page, RECORDS, "/admin/posts/new");
  await page.getByRole("button", { name: "Restore Draft" }).click();
  await expect(page.getByText("After", { exact: true })).toBeVisible();
  await expect(page.locator('img[src*="elsewhere"]')).toHaveCount(0);
  expect(asked).toEqual([]);
});

test("pasting or typing a picture from the web doesn't fetch it, and pasting one says so", {
  tag: "@daily",
}, async ({ page }) => {
  const asked = foreignRequests(page);
  await openWith(page, { isAdminAuthenticated: "true" }, "/admin/posts/new");
  const content = page.getByRole("textbox", { name: "Content" });
  await content.click();
  await content.evaluate((editor, address) => {
    const data = new DataTransfer();
    data.setData("text/html", `<p>Look:</p><img src="${address}" alt="A hen">`);
    data.setData("text/plain", "Look");
    editor.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }),
    );
  }, HEN);
  await expect(noticeOf(page, "Some Pictures Were Not Pasted")).toBeVisible();
  await expect(content.getByText("Look:")).toBeVisible();
  await page.keyboard.type(`![a hen](${HEN}) `);
  await expect(content.locator("img")).toHaveCount(0);
  expect(asked).toEqual([]);
});
