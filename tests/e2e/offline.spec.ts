import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page, type Request, test } from "@playwright/test";
import { DESKTOP } from "#tests/e2e/every-look.ts";
import { endAll, plantOpenedToday, startServer } from "#tests/e2e/server-process.ts";
import {
  addPack,
  basketLink,
  cardOf,
  lineOf,
  noticeOf,
  practise,
  takenOver,
} from "#tests/e2e/shop.ts";
import { hostSite } from "#tests/e2e/static-host.ts";
import { content } from "#tests/e2e/story-form.ts";
import { seconds } from "../../tools/lib/slowness.ts";

const SITE = "node_modules/.cache/shops/placeholder";
const PORT = 4202;
const SHOP = `http://127.0.0.1:${PORT}`;
const STORY = "/our-chickens/1775203200000";
const PAYING = "Paying needs a connection.";

test.use({ serviceWorkers: "allow", baseURL: SHOP });
test.describe.configure({ mode: "serial" });

const folder = mkdtempSync(join(tmpdir(), "farmgate-"));

test.afterEach(() => endAll());
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The addresses in the worker's caches. */
const keptBy = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const kept = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys())
        kept.push(new URL(url).pathname);
    return kept;
  });

const homeKept = (page: Page): Promise<string | undefined> =>
  page.evaluate(async () => {
    const bare = await caches.match("/404.html");
    return /"home":"(\w+)"/.exec((await bare?.text()) ?? "")?.[1];
  });

const untilKept = async (page: Page, home: "browser" | "server"): Promise<void> => {
  await expect.poll(() => homeKept(page), { timeout: seconds(15) }).toBe(home);
  await expect.poll(() => keptBy(page), { timeout: seconds(15) }).toContain(STORY);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
};

const headed = (page: Page, name: string) =>
  expect(page.getByRole("heading", { level: 1, name })).toBeVisible();

const homeOf = async (page: Page): Promise<string> =>
  JSON.parse((await page.locator("#shop").textContent()) ?? "").home;

/** The scripts that notices, answers and the page's worker each fetch, with what these are made of. */
const WHAT_ANSWERS = ["notice-area", "postcode-answer", "as-of-line"];

/** Without a network, and without a request. */
const askWhetherDelivered = async (page: Page): Promise<void> => {
  const box = page.getByRole("region", { name: "Do we deliver to you?" });
  await takenOver(page);
  await box.getByLabel("Postcode").fill("RH11 7XX");
  // The first signs of use fetch what notices and answers are made of.
  await box.getByRole("button", { name: "Check" }).hover();
  await page.waitForFunction(async (parts) => {
    const fetched = performance.getEntriesByType("resource").map(({ name }) => name);
    const scripts = parts.map((part) =>
      fetched.find((name) => name.includes(`${part}-`) && name.endsWith(".js")),
    );
    if (!scripts.every((script) => script !== undefined)) return false;
    await Promise.all(scripts.map((script) => import(script)));
    return true;
  }, WHAT_ANSWERS);
  const asked: string[] = [];
  // Two seconds after the page shows it sees to its worker, whatever is asked.
  const note = (request: Request): void => {
    if (!/keep-offline/.test(request.url())) asked.push(request.url());
  };
  page.on("request", note);
  await box.getByRole("button", { name: "Check" }).click();
  await expect(box.getByRole("status")).toHaveText(/^Yes, we deliver to RH11\. Next: /);
  page.off("request", note);
  expect(asked).toEqual([]);
};

const seeBasketAndStories = async (page: Page): Promise<void> => {
  await basketLink(page).click();
  await headed(page, "Your Basket");
  await expect(lineOf(page, "Large Eggs, 12 pack, Free Delivery")).toBeVisible();
  await expect(page.getByText(PAYING)).toBeVisible();
  await page.goto("/checkout");
  await expect(page.getByText(PAYING)).toBeVisible();
  await page.getByRole("link", { name: "Our Chickens" }).first().click();
  await headed(page, "Our Chickens");
  await page
    .getByRole("link", { name: /^Read More/ })
    .first()
    .click();
  await expect(page).toHaveURL(STORY);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
};

/** One visit, with a dozen put into the basket, after which the worker has the shop. */
const visit = async (page: Page) => {
  const host = await hostSite(SITE, PORT);
  await page.goto("/");
  await addPack(page, "Large Eggs", 12);
  await untilKept(page, "browser");
  return host;
};

test("the shop opens without a network after one visit, on a fresh start of the browser", {
  tag: "@daily",
}, async ({ page, context }) => {
  const host = await visit(page);
  const kept = await keptBy(page);
  expect(kept.filter((path) => /^\/(?:api|admin|checkout)/.test(path))).toEqual([]);

  await host.close();
  await context.setOffline(true);
  await page.goto("/");
  await expect(cardOf(page, "Large Eggs").getByText(/in stock/)).toBeVisible();
  await expect(page.getByText(/as of/)).toHaveCount(0);
  await askWhetherDelivered(page);
  await seeBasketAndStories(page);
  await page.goto("/checkout");
  await context.setOffline(false);
  await expect(page.getByText(PAYING)).toHaveCount(0);
});

/** All files of the build's scripts and styles. */
const BUILT = readdirSync(join(SITE, "assets")).filter((file) => /\.(?:js|css)$/.test(file));

const wholeShopKept = (page: Page): Promise<void> =>
  expect
    .poll(
      async () => {
        const kept = new Set(await keptBy(page));
        return BUILT.filter((file) => !kept.has(`/assets/${file}`));
      },
      { timeout: seconds(30) },
    )
    .toEqual([]);

test(
  "after one visit the whole shop works offline in a browser that is started anew",
  {
    tag: "@daily",
  },
  async ({ playwright, launchOptions, contextOptions, baseURL }, testInfo) => {
    test.slow();
    const startBrowser = () =>
      playwright.chromium.launchPersistentContext(testInfo.outputPath("profile"), {
        ...launchOptions,
        ...contextOptions,
        ...(baseURL && { baseURL }),
        locale: "en-GB",
        viewport: DESKTOP,
      });
    const firstVisit = await startBrowser();
    const page = await firstVisit.newPage();
    const host = await visit(page);
    await wholeShopKept(page);
    await firstVisit.close();
    await host.close();

    const context = await startBrowser();
    await context.setOffline(true);
    const shop = await context.newPage();
    shop.setDefaultTimeout(seconds(15));
    const failures: string[] = [];
    shop.on("pageerror", ({ message }) => failures.push(message));
    await shop.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute("data-was-printed", "");
    });
    await shop.goto("/checkout");
    await practise(shop, "Mabel", "mabel@example.com");
    await headed(shop, "Thank You!");

    await shop.goto("/admin/login");
    await shop.getByLabel("Password").fill("farmgate");
    await shop.getByRole("button", { name: "Unlock Dashboard" }).click();
    await headed(shop, "Dashboard");

    await shop.goto("/admin/count");
    const medium = shop.getByRole("group", { name: "Medium" });
    await medium.getByRole("spinbutton").fill("20");
    await shop.getByRole("button", { name: "Save 20 eggs" }).click();
    await expect(noticeOf(shop, "Egg count logged successfully.")).toBeVisible();

    await shop.goto("/admin/packing");
    await shop
      .getByRole("article")
      .filter({ hasText: "Mabel" })
      .getByRole("link", { name: /^for /i })
      .click();
    await shop
      .getByRole("region", { name: "Run sheet", exact: true })
      .getByRole("button", { name: "Print" })
      .click();
    await expect(shop.locator("[data-was-printed]")).toHaveCount(1);

    await shop.goto("/admin/flocks/1");
    await headed(shop, "Flock 1");
    await expect(shop.locator("main canvas").first()).toBeVisible();

    await shop.goto("/admin/posts/new");
    await shop.getByLabel("Title").fill("A quiet week");
    await content(shop).fill("No network, and all the more eggs.");
    await shop.getByRole("button", { name: /^Publish/ }).click();
    await expect(shop.getByText("A quiet week").first()).toBeVisible();

    await shop.goto("/admin/backup");
    const coming = shop.waitForEvent("download");
    await shop.getByRole("button", { name: "Download backup" }).click();
    expect((await coming).suggestedFilename()).toMatch(/^farmgate-backup-/);
    expect(failures).toEqual([]);
    await context.close();
  },
);

test("the worker keeps the shop of the home that the address has now", async ({ page }) => {
  test.slow();
  await (await visit(page)).close();
  const env = { FARMGATE_DATA: join(folder, "data") };
  plantOpenedToday(env.FARMGATE_DATA);
  const server = await startServer(PORT, env);
  await page.goto("/");
  expect(await homeOf(page)).toBe("server");
  await expect(page.getByText(/as of/)).toHaveCount(0);
  expect((await page.request.head("/sw.js")).headers()["cache-control"]).toBe("no-cache");
  await untilKept(page, "server");

  await server.kill();
  await page.goto("/");
  await expect(page.getByText(/^Prices and stock as of \d{1,2}:\d\d [AP]M/)).toBeVisible();
  await expect(cardOf(page, "Large Eggs").getByText(/in stock/)).toBeVisible();
  await askWhetherDelivered(page);
  await seeBasketAndStories(page);
  await page.goto("/checkout");
  await expect(page.getByText(/^Prices and stock as of/)).toBeVisible();
  expect(
    await page.evaluate(() =>
      fetch("/api/counter/getPrices").then(
        () => "answered",
        () => "lost",
      ),
    ),
  ).toBe("lost");

  const again = await hostSite(SITE, PORT);
  await page.goto("/");
  expect(await homeOf(page)).toBe("browser");
  await expect(page.getByText(/as of/)).toHaveCount(0);
  await again.close();

  const older = join(folder, "older");
  cpSync(SITE, older, { recursive: true });
  rmSync(join(older, "sw.js"));
  const without = await hostSite(older, PORT);
  await page.goto("/");
  await expect.poll(() => keptBy(page)).toEqual([]);
  expect(
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
  ).toBe(0);
  await without.close();
});

/** A copy of the site, in which a part can be taken away as a newer build does. */
const aCopy = (name: string) => {
  const site = join(folder, name);
  cpSync(SITE, site, { recursive: true });
  const assets = join(site, "assets");
  return {
    site,
    drop: () => {
      for (const file of readdirSync(assets))
        if (/^posts-page-.*\.js$/.test(file)) rmSync(join(assets, file));
    },
    bringBack: () => cpSync(join(SITE, "assets"), assets, { recursive: true }),
  };
};

const loadsOf = (page: Page): string[] => {
  const loads: string[] = [];
  page.on("load", () => void loads.push(new URL(page.url()).pathname));
  return loads;
};

test.describe("the site without a worker, and with no time to prefetch", () => {
  test.use({ serviceWorkers: "block", baseURL: "http://localhost:4183" });

  test("opens a page asked for without a network as soon as there is one", {
    tag: "@daily",
  }, async ({ page, context }) => {
    await page.goto("/about");
    await takenOver(page);
    await context.setOffline(true);
    await page.getByRole("link", { name: "Our Chickens" }).first().click();
    await expect(page.getByRole("heading", { name: "You seem to be offline" })).toBeVisible();
    await context.setOffline(false);
    await headed(page, "Our Chickens");
  });
});

test.describe("a page of which a newer build has removed a part", () => {
  test.describe("without a worker", () => {
    test.use({ serviceWorkers: "block" });

    test("is loaded anew once, with the basket, and never in a loop", { tag: "@daily" }, async ({
      page,
    }) => {
      const { site, drop, bringBack } = aCopy("gone");
      const host = await hostSite(site, PORT);
      await page.goto("/");
      await addPack(page, "Large Eggs", 12);
      drop();
      const loads = loadsOf(page);
      await page.getByRole("link", { name: "Our Chickens" }).first().click();
      await expect.poll(() => loads).toEqual(["/our-chickens"]);
      await expect(page.getByRole("heading", { name: "Something went wrong" })).toBeVisible();
      await page.waitForTimeout(1_000);
      expect(loads).toEqual(["/our-chickens"]);
      bringBack();
      await page.getByRole("button", { name: "Try Again" }).click();
      await headed(page, "Our Chickens");
      await expect(basketLink(page)).toHaveAccessibleName("Basket, 1 item");
      await host.close();
    });
  });

  test("gets it from the worker's cache", { tag: "@daily" }, async ({ page }) => {
    const { site, drop } = aCopy("kept");
    const host = await hostSite(site, PORT);
    await page.goto("/");
    await untilKept(page, "browser");
    drop();
    const loads = loadsOf(page);
    await page.getByRole("link", { name: "Our Chickens" }).first().click();
    await headed(page, "Our Chickens");
    expect(loads).toEqual([]);
    await host.close();
  });
});
