import { expect, type Page, test } from "@playwright/test";
import { move, openWith, stored } from "#tests/e2e/shop.ts";
import { XSS_PAYLOADS } from "#tests/support/xss-payloads.ts";
import { seconds } from "../../tools/lib/slowness.ts";

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
  await page.addInitScript(bringProvoker);
};

const ranIn = (page: Page): Promise<string | null> =>
  page.evaluate(() => sessionStorage.getItem("ran"));

interface Provoker {
  /** Does to whatever is shown what a visitor may do, and answers with anything that could run. */
  provoke(within: string): string[];
  /** Waits until a paragraph with this text is in view of the page's layout, and two frames more: time to run. */
  shown(text: string): Promise<void>;
}

/** Runs in the page, since asking it from outside takes longer than what is asked. */
const bringProvoker = (): void => {
  const events = ["mouseover", "mouseenter", "pointerenter", "focus", "animationstart", "toggle"];
  const runningElements = /^(script|iframe|object|embed|form|style|base|meta|link|template)$/i;
  const runningAddresses = /^\s*(javascript|vbscript|data:text)/i;
  const addresses = ["href", "src", "action", "formaction", "data"];
  const canRun = ({ name, value }: Attr): boolean =>
    /^on/i.test(name) || (addresses.includes(name) && runningAddresses.test(value));
  const provoke = (within: string): string[] => {
    const all = [...document.querySelectorAll(`${within} *`)];
    for (const element of all) for (const kind of events) element.dispatchEvent(new Event(kind));
    return all
      .filter(
        ({ tagName, attributes }) => runningElements.test(tagName) || [...attributes].some(canRun),
      )
      .map(({ outerHTML }) => outerHTML);
  };
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const isShown = (text: string): boolean =>
    [...document.querySelectorAll("p")].some(
      (line) => line.textContent === text && line.getClientRects().length > 0,
    );
  const shown = async (text: string): Promise<void> => {
    while (!isShown(text)) await frame();
    await frame();
    await frame();
  };
  Object.assign(window, { provoke, shown });
};

const provoke = (page: Page, within: string): Promise<string[]> =>
  page.evaluate((place) => (window as unknown as Provoker).provoke(place), within);

/** Moves from one to the next and provokes each, and answers with anything that could run, by what it stands for. */
const tour = (
  page: Page,
  stops: readonly { readonly path: string; readonly text: string; readonly what: string }[],
  within: string,
): Promise<string[][]> =>
  page.evaluate(
    async ([tourists, place]) => {
      const { provoke, shown } = window as unknown as Provoker;
      const found: string[][] = [];
      for (const { path, text, what } of tourists) {
        history.pushState(null, "", path);
        dispatchEvent(new PopStateEvent("popstate", { state: null }));
        await shown(text);
        const running = provoke(place);
        if (running.length > 0) found.push([what, ...running]);
      }
      return found;
    },
    [stops, within] as const,
  );

const stopsAt = (root: string) =>
  PLANTED.map(({ id }, place) => ({
    path: `${root}/${id}`,
    text: `Story ${place}`,
    what: XSS_PAYLOADS[place] ?? "",
  }));

/** Pastes HTML where the cursor is, one piece after the other, each with a line before it and, if told so, typed after it. */
const paste = (page: Page, payloads: readonly string[], typesToo = false): Promise<void> =>
  page.getByRole("textbox", { name: "Content" }).evaluate(
    async (editor, [pieces, types]) => {
      for (const html of pieces) {
        const data = new DataTransfer();
        data.setData("text/html", `<p>Pasted</p>${html}`);
        data.setData("text/plain", "x");
        editor.dispatchEvent(
          new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }),
        );
        if (!types) continue;
        document.execCommand("insertText", false, html);
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
    },
    [payloads, typesToo] as const,
  );

test.describe.configure({ timeout: seconds(180) });

// Without viewers: a large window would be painted for each payload.
test.use({ viewport: { width: 640, height: 480 } });

test("the watch notices a payload that runs", { tag: "@daily" }, async ({ page }) => {
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

const A_PAGE = 20;

test("no payload planted in stored stories runs for a reader", { tag: "@daily" }, async ({
  page,
}) => {
  await watch(page);
  await openWith(page, { blogPosts: PLANTED }, "/our-chickens");
  const older = page.getByRole("link", { name: "Older stories" });
  for (let left = PLANTED.length; left > 0; left -= A_PAGE) {
    const cards = page.getByRole("main").getByRole("article");
    await expect(cards).toHaveCount(Math.min(left, A_PAGE));
    expect(await provoke(page, "main ul")).toEqual([]);
    if (left <= A_PAGE) break;
    const before = page.url();
    await older.click();
    await expect(page).not.toHaveURL(before);
  }
  await expect(older).toHaveCount(0);
  expect(await tour(page, stopsAt("/our-chickens"), "main")).toEqual([]);
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
  for (let shown = A_PAGE; shown < PLANTED.length; shown += A_PAGE) {
    await expect(page.getByRole("article")).toHaveCount(shown);
    await page.getByRole("button", { name: "Show more" }).click();
  }
  await expect(page.getByRole("article")).toHaveCount(PLANTED.length);
  expect(await provoke(page, "main article")).toEqual([]);
  expect(await tour(page, stopsAt("/admin/posts/edit"), "[data-rich-text]")).toEqual([]);
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
  const splash = (payload: string, place: number) => ({
    content: `<p>News ${place}</p>${payload}`,
    enabled: true,
    version: place + 2,
  });
  const splashes = XSS_PAYLOADS.map(splash);
  await openWith(page, { splashConfig: splashes[0] });
  await expect(page.getByText("News 0", { exact: true })).toBeVisible();
  const found = await page.evaluate(async (configs) => {
    const { provoke, shown } = window as unknown as Provoker;
    const running: string[][] = [];
    for (const [place, config] of configs.entries()) {
      localStorage.setItem("splashConfig", JSON.stringify(config));
      // Which version this visitor has closed is asked again, and the splash page with it.
      const key = "splashSeenVersion";
      dispatchEvent(new StorageEvent("storage", { key, storageArea: localStorage }));
      await shown(`News ${place}`);
      const these = provoke("dialog [data-rich-text]");
      if (these.length > 0) running.push([config.content, ...these]);
    }
    return running;
  }, splashes);
  expect(found).toEqual([]);
  expect(await ranIn(page)).toBeNull();

  const owner = await context.newPage();
  await watch(owner);
  await openWith(
    owner,
    { ...OWNER, splashConfig: { content: "<p>a</p>", enabled: true, version: 1000 } },
    "/admin/splash",
  );
  await owner.getByRole("textbox", { name: "Content" }).click();
  await paste(owner, XSS_PAYLOADS);
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
    await paste(page, some, true);
    for (const payload of some.filter((text) => !text.includes("\n")))
      await expect(page.getByRole("textbox", { name: "Content" })).toContainText(payload);
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
