import { expect, type Page, test } from "@playwright/test";
import { openWith, stored } from "#tests/e2e/shop.ts";
import { XSS_PAYLOADS } from "#tests/support/xss-payloads.ts";

const OWNER = { isAdminAuthenticated: "true" };

const PLANTED = XSS_PAYLOADS.map((payload, place) => ({
  id: `p${place}`,
  title: payload,
  slug: payload,
  featuredImage: payload,
  content: `<p>Story ${place}</p>${payload}`,
  tags: [payload],
  author: payload,
  date: new Date(Date.UTC(2026, 0, 1) + place * 1000).toISOString(),
  excerpt: payload,
}));

/** Counts what every payload would do. */
const watch = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const record = () =>
      sessionStorage.setItem("ran", String(Number(sessionStorage.getItem("ran")) + 1));
    Object.assign(window, { alert: record, confirm: record, prompt: record });
  });
};

const ranIn = (page: Page): Promise<string | null> =>
  page.evaluate(() => sessionStorage.getItem("ran"));

/** Does to whatever is shown what a visitor may do, and answers with anything that could run. */
const provoke = (page: Page, within: string): Promise<string[]> =>
  page.locator(`${within} *`).evaluateAll((all) => {
    const events = ["mouseover", "mouseenter", "pointerenter", "focus", "animationstart", "toggle"];
    const runningElements = /^(script|iframe|object|embed|form|style|base|meta|link|template)$/i;
    const runningAddresses = /^\s*(javascript|vbscript|data:text)/i;
    const addresses = ["href", "src", "action", "formaction", "data"];
    const canRun = ({ name, value }: Attr): boolean =>
      /^on/i.test(name) || (addresses.includes(name) && runningAddresses.test(value));
    for (const element of all) for (const kind of events) element.dispatchEvent(new Event(kind));
    return all
      .filter(
        ({ tagName, attributes }) => runningElements.test(tagName) || [...attributes].some(canRun),
      )
      .map(({ outerHTML }) => outerHTML);
  });

/** Moves within the app, as a link would. */
const move = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate", { state: null }));
  }, path);

/** Pastes HTML where the cursor is. */
const paste = (page: Page, html: string): Promise<void> =>
  page.getByRole("textbox", { name: "Content" }).evaluate((editor, text) => {
    const data = new DataTransfer();
    data.setData("text/html", text);
    data.setData("text/plain", "x");
    editor.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }),
    );
  }, html);

test.describe.configure({ timeout: 180_000 });

test("the watch would notice a payload that runs", async ({ page }) => {
  await watch(page);
  await page.goto("/about");
  await page.evaluate(() => {
    document.body.insertAdjacentHTML(
      "beforeend",
      "<p id=probe><img src=x onerror=alert(1)><a href='javascript:1'>x</a></p>",
    );
  });
  await expect.poll(() => ranIn(page)).toBe("1");
  expect(await provoke(page, "#probe")).toHaveLength(2);
});

test("no payload planted in stored stories runs for a reader", async ({ page }) => {
  await watch(page);
  await openWith(page, { blogPosts: PLANTED }, "/our-chickens");
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(PLANTED.length);
  expect(await provoke(page, "main ul")).toEqual([]);
  for (const [place, { id }] of PLANTED.entries()) {
    await move(page, `/our-chickens/${id}`);
    await expect(page.getByText(`Story ${place}`, { exact: true })).toBeVisible();
    expect(await provoke(page, "main"), XSS_PAYLOADS[place]).toEqual([]);
  }
  expect(await ranIn(page)).toBeNull();
});

test("no payload planted in stored stories or drafts runs for the owner", async ({ page }) => {
  await watch(page);
  const [first] = PLANTED;
  await openWith(
    page,
    {
      ...OWNER,
      blogPosts: PLANTED,
      postDrafts: {
        new: {
          ...first,
          content: XSS_PAYLOADS.join("<p>and</p>"),
          tags: first?.title,
          savedAt: "x",
        },
      },
    },
    "/admin/posts",
  );
  await expect(page.getByRole("article")).toHaveCount(PLANTED.length);
  expect(await provoke(page, "main article")).toEqual([]);
  for (const [place, { id }] of PLANTED.entries()) {
    await move(page, `/admin/posts/edit/${id}`);
    await expect(page.getByText(`Story ${place}`, { exact: true })).toBeVisible();
    expect(await provoke(page, "[data-rich-text]"), XSS_PAYLOADS[place]).toEqual([]);
  }
  await move(page, "/admin/posts/new");
  await page.getByRole("button", { name: "Restore Draft" }).click();
  await expect(page.getByRole("textbox", { name: "Content" })).toContainText("and");
  expect(await provoke(page, "[data-rich-text]")).toEqual([]);
  expect(await ranIn(page)).toBeNull();
});

// The longest, before the shorter ones: what is begun last is waited for.
test("no payload in the splash page runs, planted or through its editor", async ({
  page,
  context,
}) => {
  await watch(page);
  const splash = (place: number) => ({
    content: `<p>News ${place}</p>${XSS_PAYLOADS[place]}`,
    enabled: true,
    version: place + 2,
  });
  await openWith(page, { splashConfig: splash(0) });
  for (const place of XSS_PAYLOADS.keys()) {
    await page.evaluate(
      (config) => {
        localStorage.setItem("splashConfig", config);
        // Which version this visitor has closed is asked again, and the splash page with it.
        const key = "splashSeenVersion";
        dispatchEvent(new StorageEvent("storage", { key, storageArea: localStorage }));
      },
      JSON.stringify(splash(place)),
    );
    await expect(page.getByText(`News ${place}`, { exact: true })).toBeVisible();
    expect(await provoke(page, "dialog [data-rich-text]"), XSS_PAYLOADS[place]).toEqual([]);
  }
  expect(await ranIn(page)).toBeNull();

  const owner = await context.newPage();
  await watch(owner);
  await openWith(
    owner,
    { ...OWNER, splashConfig: { content: "<p>a</p>", enabled: true, version: 1000 } },
    "/admin/splash",
  );
  await owner.getByRole("textbox", { name: "Content" }).click();
  for (const payload of XSS_PAYLOADS) await paste(owner, `<p>Pasted</p>${payload}`);
  expect(await provoke(owner, "[data-rich-text]")).toEqual([]);
  await owner.getByRole("button", { name: "Save Changes" }).click();
  await expect.poll(() => stored(owner, "splashConfig")).toMatchObject({ version: 1001 });
  await owner.goto("/");
  await expect(owner.getByText("Pasted").first()).toBeVisible();
  expect(await provoke(owner, "dialog [data-rich-text]")).toEqual([]);
  expect(await ranIn(owner)).toBeNull();
});

/** As many as one story of the test holds. */
const BATCH = 36;

const BATCHES = Array.from({ length: Math.ceil(XSS_PAYLOADS.length / BATCH) }, (_, batch) =>
  XSS_PAYLOADS.slice(BATCH * batch, BATCH * (batch + 1)),
);

for (const [batch, some] of BATCHES.entries())
  test(`no payload that goes through the form and the editor runs, batch ${batch + 1}`, async ({
    page,
  }) => {
    await watch(page);
    await openWith(page, { ...OWNER, blogPosts: [] }, "/admin/posts/new");
    await page.getByLabel("Title").fill(some.join(" "));
    await page.getByLabel("Tags").fill(some.join(","));
    await page.getByRole("textbox", { name: "Content" }).click();
    for (const payload of some) {
      await paste(page, `<p>Pasted</p>${payload}`);
      await page.keyboard.insertText(payload);
    }
    expect(await provoke(page, "[data-rich-text]")).toEqual([]);
    await page.getByRole("button", { name: "Publish Story" }).click();
    await expect(page).toHaveURL("/admin/posts");
    const [post, ...others] = (await stored(page, "blogPosts")) as { id: string }[];
    expect(others).toEqual([]);
    await page.goto(`/our-chickens/${post?.id}`);
    await expect(page.getByText("Pasted").first()).toBeVisible();
    expect(await provoke(page, "main")).toEqual([]);
    expect(await ranIn(page)).toBeNull();
  });
