import { expect, test } from "@playwright/test";
import { inOneBrowser, onAServer } from "#tests/e2e/newer-build.ts";
import {
  expectNextPage,
  expectPutIn,
  expectTyped,
  openMeanwhile,
  plantBasket,
} from "#tests/e2e/next-page.ts";
import { endAll } from "#tests/e2e/server-process.ts";
import { takenOver } from "#tests/e2e/shop.ts";

const HOMES = [
  ["in one browser", inOneBrowser, 4215],
  ["on a server", onAServer, 4216],
] as const;

test.afterEach(endAll);

// Every page, with and without a worker, at once and later: tests/faults/newer-build.test.ts.
for (const [home, open, port] of HOMES)
  test(`an open tab goes on working under a newer build, ${home}`, async ({ page }) => {
    test.slow();
    const shop = await open(port);
    await plantBasket(page);
    await page.goto(`${shop.url}/checkout`);
    await page.getByLabel("Quantity").waitFor();
    await shop.rebuild();
    await expectTyped(page, 4);
    await shop.rebuild();
    await expectNextPage(page, "/about");
    await openMeanwhile(page, `${shop.url}/`, async () => {
      await page.evaluate(() => localStorage.setItem("cart", "[]"));
      await shop.rebuild();
    });
    await expectPutIn(page);
    await takenOver(page);
    await shop.close();
  });

test("a link that is pressed while a page is loaded anew for a newer build is followed", async ({
  page,
}) => {
  await page.goto("/");
  await takenOver(page);
  await page.route("**/assets/small-pages-*.js", (route) => route.abort());
  const about = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About" });
  const { x = 0, y = 0 } = (await about.boundingBox()) ?? {};
  const reloads = page.waitForRequest((request) => request.isNavigationRequest());
  let release = (): void => undefined;
  await page.route("**/contact", async (route) => {
    if (route.request().isNavigationRequest())
      await new Promise<void>((resolve) => {
        release = resolve;
      });
    await route.continue().catch(() => undefined);
  });
  await page.locator('a[href="/contact"]:visible').first().click();
  await reloads;
  await page.unroute("**/assets/small-pages-*.js");
  // A locator's press would wait until the page is loaded.
  await page.mouse.click(x + 5, y + 5);
  release();
  await expect(page).toHaveURL("/about");
  await expect(page.getByRole("heading", { level: 1, name: "About" })).toBeVisible();
});
