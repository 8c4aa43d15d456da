// @vitest-environment jsdom
import { describe, expect, test } from "vitest";
import { renderPage } from "#app/render/render-page.tsx";
import { paths, ROUTES } from "#core/routes.ts";
import { createShopWindow } from "#core/shop/shop-window.ts";
import { cleaner, memoryStores, noon } from "#tests/support/a-shop.ts";
import { aPost } from "#tests/support/records.ts";
import { IN_ONE_BROWSER } from "#ui/shared/setting.ts";

const TODAY = "2026-06-20";

const aWindow = (shop = memoryStores().shop) =>
  createShopWindow({ store: shop, cleaner, clock: noon, shared: null });

const rendered = (path: string) =>
  renderPage(path, { window: aWindow(), setting: IN_ONE_BROWSER, today: TODAY });

const { post: _post, ...fixed } = ROUTES;
const EVERY_PATH = [...Object.values(fixed), "/nowhere"];

describe("a page that is read before its script has run", () => {
  test("shows every kind of eggs with its packs and prices", async () => {
    const { html, records, reads } = await rendered("/");
    const page = document.createElement("div");
    page.innerHTML = html;
    expect(page.querySelectorAll("article")).toHaveLength(6);
    expect([...page.querySelectorAll("output")].map((price) => price.textContent)).toEqual([
      "£1.00",
      "£1.25",
      "£1.50",
      "£1.80",
      "£2.50",
      "£3.00",
    ]);
    expect(records.known.map(([key]) => key)).toEqual([["profile"], ["prices"], ["inventory"]]);
    expect(reads).toEqual(["prices", "inventory", "profile", "week"]);
  });

  test("is the same wherever there is none", async () => {
    const { html, records } = await rendered("/nowhere");
    expect(html).toContain("Page Not Found");
    for (const path of ["/astray", "/our-chickens/a/b", "/about/x", "/%20", "/checkout/x"])
      expect(await rendered(path)).toMatchObject({ html, records });
  });

  test("shows the stories, and each whole", async () => {
    const list = await rendered(ROUTES.posts);
    const { items: summaries } = await aWindow().listPosts(null);
    expect(summaries.length).toBeGreaterThan(0);
    for (const { id, title, excerpt } of summaries) {
      expect(list.html).toContain(title);
      expect(list.html).toContain(excerpt.slice(0, 20));
      const story = await rendered(paths.post(id));
      expect(story.html).toContain(title);
      expect(story.reads).toEqual(["prices", "posts", "profile", "week"]);
    }
    expect(list.reads).toEqual(["prices", "posts", "profile", "week"]);
  });

  test("shows the older stories under the address of their page", async () => {
    const { shop } = memoryStores();
    const dated = (n: number) => new Date(Date.UTC(2026, 0, 1 + n)).toISOString();
    await shop.unitOfWork.run(async ({ posts }) => {
      for (let n = 0; n < 20; n += 1)
        await posts.add(
          aPost({ id: `${Date.parse(dated(n))}`, title: `On ${n}.`, date: dated(n) }),
        );
    });
    const window = aWindow(shop);
    const pageAt = (address: string) =>
      renderPage(address, { window, setting: IN_ONE_BROWSER, today: TODAY });
    const [first, { next }] = [await pageAt(ROUTES.posts), await window.listPosts(null)];
    expect(first.html).toContain(`href="${paths.posts(next)}"`);
    expect(first.html).not.toContain("On 1.");
    const second = await pageAt(paths.posts(next));
    expect(second.html).toContain("On 1.");
    expect(second.html).toContain("Our Chickens, page 2");
    expect(second.html).not.toContain("On 19.");
    expect(second.html).not.toContain("Older stories");
    expect((await pageAt(`${ROUTES.posts}?before=nonsense`)).html).toBe(first.html);
  });

  test("shows what has changed since", async () => {
    const { shop } = memoryStores();
    await shop.unitOfWork.run(async ({ inventory }) =>
      inventory.save({ ...(await inventory.load()), large: 0 }),
    );
    const page = await renderPage("/", {
      window: aWindow(shop),
      setting: IN_ONE_BROWSER,
      today: TODAY,
    });
    expect(page.html).toContain("Out of stock");
  });

  test("holds no template, script or hidden part that would wait for a script", async () => {
    for (const path of EVERY_PATH) {
      const { html } = await rendered(path);
      expect(html).not.toMatch(/<template|<script|<div hidden/);
    }
  });

  test("knows no basket: the checkout has its heading, and a frame for what a browser knows", async () => {
    const { html, reads } = await rendered(ROUTES.checkout);
    const page = document.createElement("div");
    page.innerHTML = html;
    expect(page.textContent).toContain("Your Basket");
    expect(page.textContent).toContain("Loading your basket");
    expect(page.textContent).not.toContain("Your basket is empty");
    expect(reads).toEqual(["prices", "inventory", "profile", "week"]);
  });

  test("names the year of the day that it was made", async () => {
    const page = await renderPage("/about", {
      window: aWindow(),
      setting: IN_ONE_BROWSER,
      today: "2031-01-01",
    });
    expect(page.html).toContain("2031");
  });
});
