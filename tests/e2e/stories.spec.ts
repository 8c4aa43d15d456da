import { expect, type Locator, type Page, test } from "@playwright/test";
import { expectFlawless, inEveryLook } from "#tests/e2e/every-look.ts";
import { noticeOf, openWith, stored, tabTo } from "#tests/e2e/shop.ts";

const OWNER = { isAdminAuthenticated: "true" };

/** A picture that the browser itself has drawn: noise, which no encoder makes small. */
const aPicture = async (page: Page, width: number, height: number, type = "image/png") => {
  const url = await page.evaluate(
    ([across, down, kind]) => {
      const canvas = Object.assign(document.createElement("canvas"), {
        width: across,
        height: down,
      });
      const brush = canvas.getContext("2d");
      if (!brush) throw new Error("no canvas");
      const noise = brush.createImageData(across, down);
      let seed = 7;
      for (let i = 0; i < noise.data.length; i += 1) {
        seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
        noise.data[i] = i % 4 === 3 ? 255 : seed % 256;
      }
      brush.putImageData(noise, 0, 0);
      return canvas.toDataURL(kind);
    },
    [width, height, type] as const,
  );
  return {
    name: "hen.png",
    mimeType: type,
    buffer: Buffer.from(url.slice(url.indexOf(",") + 1), "base64"),
  };
};

/** Its bytes and its size in pixels. */
const measure = (page: Page, src: string) =>
  page.evaluate(async (address) => {
    const image = new Image();
    image.src = address;
    await image.decode();
    const { size, type } = await (await fetch(address)).blob();
    return { size, type, width: image.naturalWidth, height: image.naturalHeight };
  }, src);

const draftsIn = async (page: Page): Promise<unknown[]> =>
  Object.values((await stored(page, "postDrafts")) ?? {});

const content = (page: Page): Locator => page.getByRole("textbox", { name: "Content" });
const tool = (page: Page, name: string): Locator =>
  page.getByRole("toolbar").getByRole("button", { name, exact: true });

test("visitors find two stories, newest first, read one and come back", async ({ page }) => {
  await page.goto("/");
  await page
    .getByRole("navigation", { name: "Main" })
    .getByRole("link", { name: "Our Chickens" })
    .click();
  await expect(page).toHaveURL("/our-chickens");
  const cards = page.getByRole("main").getByRole("article");
  await expect(cards).toHaveCount(2);
  await expect(cards.first()).toContainText("April 3, 2026 · Hannah Weald");
  await expect(cards.first()).toContainText(
    "Most hens wait for the feed bucket. Marigold comes to fetch it.",
  );
  await cards.first().getByRole("link", { name: "Read More" }).click();
  await expect(page).toHaveURL("/our-chickens/1775203200000");
  await expect(page).toHaveTitle(/^Meet Marigold/);
  await expect(
    page.getByRole("heading", { name: "Meet Marigold, Our Hen of the Month" }),
  ).toBeFocused();
  await expect(page.getByRole("list", { name: "Tags" }).getByRole("listitem")).toHaveText([
    "Hen of the Month",
  ]);
  await expect(page.getByRole("heading", { name: "A hen with opinions" })).toBeVisible();
  await page.getByRole("link", { name: "Back to all stories" }).click();
  await expect(page).toHaveURL("/our-chickens");
  await page.goto("/our-chickens/nowhere");
  await expect(page).toHaveURL("/our-chickens");
});

test("the reading pages load no editor", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(request.url()));
  await page.goto("/our-chickens/1775203200000");
  await expect(page.getByRole("heading", { name: "A hen with opinions" })).toBeVisible();
  expect(scripts.filter((url) => /editor|admin|owner/.test(url))).toEqual([]);
});

test("a story is written, shown, edited and deleted", async ({ page }) => {
  await page.clock.setFixedTime(new Date("2026-06-24T10:00:00Z"));
  await openWith(page, OWNER, "/admin/posts");
  await expect(page.getByRole("heading", { name: "Manage Chicken Stories" })).toBeVisible();
  await page.getByRole("link", { name: "New Post" }).click();
  await expect(page.getByRole("heading", { name: "Create New Story" })).toBeFocused();

  await page.getByRole("button", { name: "Publish Story" }).click();
  await expect(page.getByText("Please enter a title.")).toBeVisible();
  await expect(page.getByLabel("Title")).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByLabel("Title")).toBeFocused();
  expect(await stored(page, "blogPosts")).toBeNull();

  await page.getByLabel("Title").fill("Marigold's New Hat!");
  await content(page).fill("She wears it well. Nobody asked. It rains.");
  await page.getByLabel("Tags").fill("Hats, , Hen of the Month,");
  await expect(page.getByLabel("Tags")).toHaveAttribute(
    "placeholder",
    "Hen of the Month, Flock Update",
  );
  await page.getByRole("button", { name: "Publish Story" }).click();
  await expect(page).toHaveURL("/admin/posts");
  await expect(noticeOf(page, "Post Created")).toBeVisible();
  await expect(noticeOf(page, "Your story has been saved successfully.")).toBeVisible();
  expect(((await stored(page, "blogPosts")) as unknown[])[0]).toEqual({
    id: String(Date.parse("2026-06-24T10:00:00Z")),
    title: "Marigold's New Hat!",
    slug: "marigolds-new-hat",
    featuredImage: "",
    content: "<p>She wears it well. Nobody asked. It rains.</p>",
    tags: ["Hats", "Hen of the Month"],
    author: "Hannah Weald",
    date: "2026-06-24T10:00:00.000Z",
    excerpt: "She wears it well. Nobody asked.",
  });

  const row = page.getByRole("article", { name: "Marigold's New Hat!" });
  await expect(row).toContainText("By Hannah Weald on June 24, 2026");
  await row.getByRole("link", { name: "Edit" }).click();
  await expect(page.getByRole("heading", { name: "Edit Story" })).toBeVisible();
  await expect(page.getByLabel("Tags")).toHaveValue("Hats, Hen of the Month");
  await page.getByLabel("Title").fill("Marigold's Old Hat");
  await page.getByRole("button", { name: "Update Story" }).click();
  await expect(noticeOf(page, "Post Updated")).toBeVisible();
  expect(((await stored(page, "blogPosts")) as unknown[])[0]).toMatchObject({
    slug: "marigolds-old-hat",
    date: "2026-06-24T10:00:00.000Z",
  });

  await page
    .getByRole("article", { name: "Marigold's Old Hat" })
    .getByRole("button", { name: "Delete" })
    .click();
  const question = page.getByRole("dialog");
  await expect(question).toContainText("Are you sure you want to delete this post?");
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("article")).toHaveCount(3);
  await page
    .getByRole("article", { name: "Marigold's Old Hat" })
    .getByRole("button", { name: "Delete" })
    .click();
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(noticeOf(page, "The post has been successfully deleted.")).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(2);
});

test("what every tool writes is read the same, and opens the same for editing", async ({
  page,
}) => {
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
  const shown = page.locator(".rich-text");
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

test("the tool bar is one tab stop with arrow keys, tooltips and shortcuts", async ({ page }) => {
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

test("a link of another protocol is refused at the field, with the reason", async ({ page }) => {
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

test("pictures are scaled and encoded before they are stored, chosen, dropped or pasted", async ({
  page,
}) => {
  test.slow();
  await openWith(page, OWNER, "/admin/posts/new");
  await page.getByLabel("Title").fill("Pictures");
  const large = await aPicture(page, 2400, 1200, "image/jpeg");
  expect(large.buffer.length).toBeGreaterThan(1_000_000);
  await page.getByLabel("Featured Image").setInputFiles(large);
  await expect(page.getByText("Preparing the picture…")).toBeVisible();
  const preview = page.getByRole("img", { name: /Preview/ });
  await expect(preview).toBeVisible({ timeout: 15_000 });
  const featured = await measure(page, (await preview.getAttribute("src")) ?? "");
  expect(featured.type).toBe("image/webp");
  expect(featured.size).toBeLessThanOrEqual(250_000);
  expect(Math.max(featured.width, featured.height)).toBeLessThanOrEqual(1600);
  expect(featured.width / featured.height).toBeCloseTo(2, 1);

  const small = await aPicture(page, 60, 40);
  for (const kind of ["paste", "drop"] as const) {
    await content(page).evaluate(
      (element, [what, bytes]) => {
        const data = new DataTransfer();
        data.items.add(
          new File([Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0))], "x.png", {
            type: "image/png",
          }),
        );
        const { left, top } = element.getBoundingClientRect();
        element.dispatchEvent(
          what === "paste"
            ? new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true })
            : new DragEvent("drop", {
                dataTransfer: data,
                bubbles: true,
                cancelable: true,
                clientX: left + 20,
                clientY: top + 20,
              }),
        );
      },
      [kind, small.buffer.toString("base64")] as const,
    );
    await expect(content(page).locator("img")).toHaveCount(kind === "paste" ? 1 : 2);
  }
  for (const image of await content(page).locator("img").all())
    expect(await measure(page, (await image.getAttribute("src")) ?? "")).toMatchObject({
      type: "image/webp",
      width: 60,
      height: 40,
    });
  await page.getByRole("button", { name: "Publish Story" }).click();
  await expect(page).toHaveURL("/admin/posts");
});

test("a file that is no picture gives a notice, and the text is kept", async ({ page }) => {
  await openWith(page, OWNER, "/admin/posts/new");
  await content(page).fill("My story");
  await page
    .getByLabel("Featured Image")
    .setInputFiles({ name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("hens") });
  await expect(noticeOf(page, "Not a Picture")).toBeVisible();
  await page
    .getByLabel("Featured Image")
    .setInputFiles({ name: "broken.png", mimeType: "image/png", buffer: Buffer.from("hens") });
  await expect(noticeOf(page, "Picture Not Readable")).toBeVisible();
  await expect(content(page)).toHaveText("My story");
});

test("with a full storage the notice says so, and the form keeps everything", async ({ page }) => {
  await openWith(page, OWNER, "/admin/posts/new");
  await page.getByLabel("Title").fill("Too much");
  await content(page).fill("My story");
  await page.evaluate(() => {
    for (let size = 2_000_000; size > 10; size = Math.floor(size / 2)) {
      try {
        for (let n = 0; ; n += 1) localStorage.setItem(`filler-${size}-${n}`, "x".repeat(size));
      } catch {
        // Full for this size: on to smaller ones.
      }
    }
  });
  await page.getByRole("button", { name: "Publish Story" }).click();
  await expect(
    page
      .getByRole("region", { name: /Notifications/ })
      .getByText(/full/i)
      .first(),
  ).toBeVisible();
  await expect(page).toHaveURL("/admin/posts/new");
  await expect(page.getByLabel("Title")).toHaveValue("Too much");
  await expect(content(page)).toHaveText("My story");
  expect(await stored(page, "blogPosts")).toBeNull();
});

test("a draft survives a closed tab and is offered again, until it is discarded or published", async ({
  page,
  context,
}) => {
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

  await again.goto("/admin/posts/edit/1775203200000");
  await again.getByLabel("Title").fill("Edited and left");
  await expect
    .poll(() => stored(again, "postDrafts"))
    .toMatchObject({ "1775203200000": { title: "Edited and left" } });
  await again.getByRole("link", { name: "Dashboard" }).click();
  await question.getByRole("button", { name: "Leave" }).click();
  await again.goto("/admin/posts/edit/1775203200000");
  await offer.getByRole("button", { name: "Discard Draft" }).click();
  await expect(again.getByLabel("Title")).toHaveValue("Meet Marigold, Our Hen of the Month");
  await expect.poll(() => stored(again, "postDrafts")).toEqual({});
});

test("a draft is kept while the typing goes on, and of each new story by itself", async ({
  page,
  context,
}) => {
  await openWith(page, OWNER, "/admin/posts/new");
  await content(page).click();
  for (let word = 0; word < 30; word += 1) {
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

test("a refused story is still kept as a draft", async ({ page }) => {
  await openWith(page, OWNER, "/admin/posts/new");
  await content(page).fill("No title yet");
  await page.getByRole("button", { name: "Publish Story" }).click();
  await expect(page.getByText("Please enter a title.")).toBeVisible();
  await expect.poll(() => draftsIn(page)).toMatchObject([{ content: "<p>No title yet</p>" }]);
});

test("another tab neither takes away what is being written nor is overwritten unasked", async ({
  page,
  context,
}) => {
  const path = "/admin/posts/edit/1775203200000";
  await openWith(page, OWNER, path);
  await page.getByLabel("Title").fill("Mine");
  await expect.poll(() => draftsIn(page)).toMatchObject([{ title: "Mine" }]);
  const other = await context.newPage();
  await other.goto(path);
  await other.getByRole("button", { name: "Discard Draft" }).click();
  await other.getByLabel("Title").fill("Theirs");
  await other.getByRole("button", { name: "Update Story" }).click();
  await expect(other).toHaveURL("/admin/posts");

  await page.getByRole("button", { name: "Update Story" }).click();
  await expect(noticeOf(page, "Story Has Changed Meanwhile")).toBeVisible();
  expect(((await stored(page, "blogPosts")) as { title: string }[])[0]?.title).toBe("Theirs");
  await expect(page.getByLabel("Title")).toHaveValue("Mine");

  await other
    .getByRole("article", { name: "Theirs" })
    .getByRole("button", { name: "Delete" })
    .click();
  await other.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(noticeOf(other, "Post Deleted")).toBeVisible();
  await expect(page.getByLabel("Title")).toHaveValue("Mine");
  await page.getByRole("button", { name: "Update Story" }).click();
  await expect(page).toHaveURL("/admin/posts");
  await expect(page.getByRole("article", { name: "Mine" })).toBeVisible();
});

test("what is typed while a picture is prepared stays whole, and publishing waits for it", async ({
  page,
}) => {
  test.slow();
  await openWith(page, OWNER, "/admin/posts/new");
  await page.getByLabel("Title").fill("Busy");
  await content(page).click();
  await page.keyboard.type("Before the picture ");
  const large = await aPicture(page, 2400, 1600, "image/jpeg");
  const choosing = page.waitForEvent("filechooser");
  await tool(page, "Image").click();
  await (await choosing).setFiles(large);
  await content(page).focus();
  await page.keyboard.type("and the owner goes on");
  await expect(page.getByText("Preparing the picture…")).toBeVisible();
  await expect(page.getByRole("button", { name: "Publish Story" })).toBeDisabled();
  await expect(content(page).locator("img")).toHaveCount(1, { timeout: 20_000 });
  await page.keyboard.type(" writing");
  await expect(content(page).locator("p").first()).toHaveText(
    "Before the picture and the owner goes on writing",
  );
  await expect(content(page).locator("img")).toHaveCount(1);
  await page.getByRole("button", { name: "Publish Story" }).click();
  await expect(page).toHaveURL("/admin/posts");
});

test("pictures inside pasted text are scaled too, and those that nobody else can open are told of", async ({
  page,
}) => {
  await openWith(page, OWNER, "/admin/posts/new");
  const wide = await aPicture(page, 2000, 20);
  await content(page).click();
  await content(page).evaluate((editor, bytes) => {
    const data = new DataTransfer();
    data.setData(
      "text/html",
      `<p>Look:</p><img src="data:image/png;base64,${bytes}" alt="A hen"><img src="cid:word@01"><table><tr><td>A1</td><td>B1</td></tr></table>`,
    );
    data.setData("text/plain", "Look");
    editor.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }),
    );
  }, wide.buffer.toString("base64"));
  await expect(noticeOf(page, "Some Pictures Were Not Pasted")).toBeVisible();
  const image = content(page).locator("img");
  await expect(image).toHaveCount(1);
  await expect(image).toHaveAttribute("src", /^data:image\/webp/);
  await expect(image).toHaveAttribute("alt", "A hen");
  expect(await measure(page, (await image.getAttribute("src")) ?? "")).toMatchObject({
    width: 1600,
  });
  await expect(content(page).getByText("A1", { exact: true })).toBeVisible();
  await expect(content(page).getByText("B1", { exact: true })).toBeVisible();
});

test("a pasted picture that is none is taken away with a notice, and the text stays", async ({
  page,
}) => {
  await openWith(page, OWNER, "/admin/posts/new");
  await content(page).click();
  await content(page).evaluate((editor) => {
    const data = new DataTransfer();
    data.setData("text/html", '<p>Look:</p><img src="data:image/png;base64,%%%">');
    data.setData("text/plain", "Look");
    editor.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }),
    );
  });
  await expect(noticeOf(page, "Not a Picture")).toBeVisible();
  await expect(content(page).locator("img")).toHaveCount(0);
  await expect(content(page)).toContainText("Look:");
});

test("spaces and empty lines are read as they were written, and edited so", async ({ page }) => {
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
  const read = page.locator(".rich-text p");
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

test("a corrupt list of stories is set aside, and the samples are shown", async ({ page }) => {
  await openWith(page, { ...OWNER, blogPosts: "{broken" }, "/our-chickens");
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(2);
  expect(await stored(page, "blogPosts.setAside")).toMatchObject({ original: "{broken" });
  await page.goto("/admin/posts/edit/nowhere");
  await expect(page.getByRole("heading", { name: "Story Not Found" })).toBeVisible();
});

inEveryLook("stories", () => {
  for (const [name, path, records] of [
    ["the list", "/our-chickens", {}],
    ["an empty list", "/our-chickens", { blogPosts: [] }],
    ["a story", "/our-chickens/1775203200000", {}],
    ["the owner's list", "/admin/posts", OWNER],
    ["the owner's empty list", "/admin/posts", { ...OWNER, blogPosts: [] }],
  ] as const) {
    test(`axe finds nothing on ${name}`, async ({ page }) => {
      await openWith(page, records, path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByText(/^Loading/)).toHaveCount(0);
      await expectFlawless(page);
    });
  }

  test("axe finds nothing on the form, its panels and questions", async ({ page }) => {
    await openWith(page, OWNER, "/admin/posts/edit/1775203200000");
    await expect(content(page)).toBeVisible();
    await expectFlawless(page);
    await page.getByLabel("Title").fill("");
    await page.getByRole("button", { name: "Update Story" }).click();
    await expect(page.getByText("Please enter a title.")).toBeVisible();
    await tool(page, "Link").click();
    await page.getByLabel("Link address").fill("ftp://x");
    await page.getByRole("button", { name: "Apply" }).click();
    await expectFlawless(page);
  });
});
