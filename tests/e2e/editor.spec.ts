import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { aPicture } from "#tests/e2e/pictures.ts";
import { noticeOf, openWith, stored, tabTo } from "#tests/e2e/shop.ts";
import { content, OWNER, tool } from "#tests/e2e/story-form.ts";

test("a story reads, and opens for editing, as every tool wrote it", async ({ page }) => {
  await openWith(page, OWNER, "/admin/posts/new");
  await page.getByLabel("Title").fill("Every tool");
  const line = async (name: string, text: string) => {
    await tool(page, name).click();
    await page.keyboard.type(text);
    await expect(tool(page, name)).toHaveAttribute("aria-pressed", "true");
  };
  await content(page).click();
  await line("Heading 1", "One");
  await page.keyboard.press("Enter");
  await line("Heading 2", "Two");
  await page.keyboard.press("Enter");
  await line("Heading 3", "Three");
  await page.keyboard.press("Enter");
  for (const name of ["Bold", "Italic", "Underline", "Strike"]) {
    await line(name, name);
    await tool(page, name).click();
    await expect(tool(page, name)).toHaveAttribute("aria-pressed", "false");
    await page.keyboard.type(" ");
  }
  await page.keyboard.press("Enter");
  await line("Quote", "Said");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await line("Bullet List", "a");
  await page.keyboard.press("Enter");
  await tool(page, "Indent").click();
  await page.keyboard.type("b");
  await page.keyboard.press("Enter");
  await tool(page, "Outdent").click();
  await page.keyboard.type("c");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await line("Ordered List", "first");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await line("Indent", "deeper");
  await tool(page, "Indent").click();
  await page.keyboard.press("Enter");
  await tool(page, "Outdent").click();
  await tool(page, "Outdent").click();
  await tool(page, "Link").click();
  await page.getByLabel("Link address").fill("farm.example/eggs");
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(content(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await tool(page, "Bold").click();
  await page.keyboard.type("plain");
  await page.keyboard.press("Shift+Home");
  await tool(page, "Clear Formatting").click();
  await page.keyboard.press("End");
  const choosing = page.waitForEvent("filechooser");
  await tool(page, "Image").click();
  await (await choosing).setFiles(await aPicture(page, 40, 30));
  await expect(page.getByLabel(/Alt text/)).toBeFocused();
  await page.keyboard.type("Noise");
  const written = await content(page).innerHTML();
  const expected = [
    "<h1>One</h1><h2>Two</h2><h3>Three</h3>",
    "<p><strong>Bold</strong> <em>Italic</em> <u>Underline</u> <s>Strike</s> </p>",
    "<blockquote><p>Said</p></blockquote>",
    "<ul><li><p>a</p><ul><li><p>b</p></li></ul></li><li><p>c</p></li></ul>",
    "<ol><li><p>first</p></li></ol>",
    '<p data-indent="2">deeper</p>',
    '<p><a href="https://farm.example/eggs">farm.example/eggs</a></p>',
    "<p>plain</p>",
  ].join("");
  await page.getByRole("button", { name: "Publish Story" }).click();
  await expect(page).toHaveURL("/admin/posts");
  const [post] = (await stored(page, "blogPosts")) as { id: string; content: string }[];
  if (!post) throw new Error("no post was stored");
  expect(post.content.startsWith(expected), post.content).toBe(true);
  expect(post.content.slice(expected.length)).toMatch(
    /^<img src="data:image\/webp;base64,[^"]+" alt="Noise">(<p><\/p>)?$/,
  );

  await page.goto(`/our-chickens/${post.id}`);
  const shown = page.locator("[data-rich-text]");
  await expect(shown.getByRole("heading", { name: "Three" })).toBeVisible();
  expect(await shown.innerHTML()).toBe(post.content);
  await page.goto(`/admin/posts/edit/${post.id}`);
  await expect(content(page).getByRole("heading", { name: "Three" })).toBeVisible();
  await page.getByRole("button", { name: "Update Story" }).click();
  await expect(page).toHaveURL("/admin/posts");
  expect(((await stored(page, "blogPosts")) as { content: string }[])[0]?.content).toBe(
    post.content,
  );
  expect(written).toContain("deeper");
});

test("the tool bar is one tab stop with arrow keys, tooltips and shortcuts", {
  tag: "@daily",
}, async ({ page }) => {
  await openWith(page, OWNER, "/admin/posts/new");
  await tabTo(page, tool(page, "Heading 1"));
  await page.keyboard.press("ArrowRight");
  await expect(tool(page, "Heading 2")).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await expect(tool(page, "Clear Formatting")).toBeFocused();
  await page.keyboard.press("Home");
  await page.keyboard.press("End");
  await page.keyboard.press("Tab");
  await expect(content(page)).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(tool(page, "Clear Formatting")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(tool(page, "Bold")).toHaveAttribute("title", "Bold (Ctrl+B)");
  await page.keyboard.press("Control+b");
  await page.keyboard.type("bold");
  await expect(content(page).locator("strong")).toHaveText("bold");
  await page.keyboard.press("Control+k");
  await expect(page.getByLabel("Link address")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(content(page)).toBeFocused();
  expect(
    await page
      .getByRole("toolbar")
      .getByRole("button")
      .evaluateAll((buttons) => buttons.map((button) => button.getAttribute("aria-label"))),
  ).toEqual(
    "Heading 1,Heading 2,Heading 3,Bold,Italic,Underline,Strike,Quote,Ordered List,Bullet List,Indent,Outdent,Link,Image,Clear Formatting".split(
      ",",
    ),
  );
});

test("the link field refuses another protocol, with the reason", { tag: "@daily" }, async ({
  page,
}) => {
  await openWith(page, OWNER, "/admin/posts/new");
  await content(page).fill("Click me");
  await page.keyboard.press("ControlOrMeta+a");
  await tool(page, "Link").click();
  await page.getByLabel("Link address").fill("javascript:alert(1)");
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(
    page.getByText("Only http, https, mailto and tel addresses can be linked."),
  ).toBeVisible();
  await expect(page.getByLabel("Link address")).toHaveAttribute("aria-invalid", "true");
  await expect(content(page).locator("a")).toHaveCount(0);
  await page.getByLabel("Link address").fill("tel:+447700900142");
  await page.getByLabel("Link address").press("Enter");
  await expect(content(page).locator("a")).toHaveAttribute("href", "tel:+447700900142");
  await tool(page, "Link").click();
  await page.getByRole("button", { name: "Remove Link" }).click();
  await expect(content(page).locator("a")).toHaveCount(0);
  await expect(content(page)).toHaveText("Click me");
});

test("spaces and empty lines read, and open for editing, as they were written", async ({
  page,
}) => {
  await openWith(page, OWNER, "/admin/posts/new");
  await page.getByLabel("Title").fill("Gaps");
  await content(page).click();
  await page.keyboard.type("two  spaces   three");
  for (let line = 0; line < 3; line += 1) await page.keyboard.press("Enter");
  await page.keyboard.type("  leading");
  const height = (await content(page).locator("p").nth(1).boundingBox())?.height ?? 0;
  await page.getByRole("button", { name: "Publish Story" }).click();
  await expect(page).toHaveURL("/admin/posts");
  const [post] = (await stored(page, "blogPosts")) as { id: string; content: string }[];
  expect(post?.content).toBe("<p>two  spaces   three</p><p></p><p></p><p>  leading</p>");
  await page.goto(`/our-chickens/${post?.id}`);
  const read = page.locator("[data-rich-text] p");
  await expect(read.first()).toHaveCSS("white-space", /break-spaces/);
  expect((await read.nth(1).boundingBox())?.height).toBeCloseTo(height, 0);
  await page.goto(`/admin/posts/edit/${post?.id}`);
  await expect(content(page)).toContainText("leading");
  expect(
    await content(page)
      .locator("p")
      .last()
      .evaluate((line) => line.textContent),
  ).toBe("  leading");
});

test("a paste from Word keeps lists and headings, and says what it loses", {
  tag: "@daily",
}, async ({ page }) => {
  await openWith(page, OWNER, "/admin/posts/new");
  await content(page).click();
  await content(page).evaluate(
    (editor, html) => {
      const data = new DataTransfer();
      data.setData("text/html", html);
      data.setData("text/plain", "Wheat");
      editor.dispatchEvent(
        new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }),
      );
    },
    readFileSync("tests/support/clipboards/word.txt", "utf8"),
  );
  await expect(noticeOf(page, "A table became lines of text")).toBeVisible();
  await expect(
    content(page).getByRole("heading", { name: "What they eat", exact: true }),
  ).toBeVisible();
  await expect(content(page).locator("ul > li > ul > li")).toHaveText("crushed in spring");
  await expect(content(page).locator('ol[start="3"] > li')).toHaveCount(3);
});
