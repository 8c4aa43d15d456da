import { expect, test } from "@playwright/test";
import { inOneBrowser, onAServer, type RebuiltShop } from "#tests/e2e/newer-build.ts";
import {
  expectNextPage,
  expectPutIn,
  expectTyped,
  openMeanwhile,
  plantBasket,
} from "#tests/e2e/next-page.ts";
import { endAll, ownersCookie } from "#tests/e2e/server-process.ts";
import { takenOver } from "#tests/e2e/shop.ts";
import { seconds } from "../../tools/lib/slowness.ts";

const PORT = 4220;

const PUBLIC = [
  "/",
  "/about",
  "/contact",
  "/our-chickens",
  "/our-chickens/1775203200000",
  "/how-to-find-us",
  "/terms",
  "/privacy",
  "/my-orders",
  "/checkout",
  "/order/cancel",
  "/nowhere",
] as const;

/** Those that every public page links to. */
const NEXT = ["/", "/about", "/our-chickens", "/my-orders", "/checkout"] as const;

const OFFICE = [
  "/admin",
  "/admin/orders",
  "/admin/customers",
  "/admin/pricing",
  "/admin/posts",
  "/admin/flocks",
  "/admin/splash",
  "/admin/backup",
] as const;

const HOMES = { "in one browser": inOneBrowser, "on a server": onAServer };

/** When the newer build comes: how long after the page has been taken over. */
const MOMENTS = { "at once": 0, "once all is fetched": 4_000 };

test.describe.configure({ mode: "default", timeout: seconds(120) });

for (const [home, open] of Object.entries(HOMES))
  for (const serviceWorkers of ["block", "allow"] as const)
    for (const [when, wait] of Object.entries(MOMENTS))
      test.describe(`${home}, workers: ${serviceWorkers}, ${when}`, () => {
        test.use({ serviceWorkers, baseURL: `http://localhost:${PORT}` });
        let shop: RebuiltShop;
        test.beforeAll(async () => {
          shop = await open(PORT);
        });
        test.afterAll(async () => {
          await shop.close();
          endAll();
        });

        for (const [index, path] of PUBLIC.entries())
          test(`the next page opens from ${path}`, async ({ page }) => {
            for (const to of [NEXT[index % NEXT.length], NEXT[(index + 2) % NEXT.length]]) {
              if (to === undefined || to === path) continue;
              await page.goto(path);
              await takenOver(page);
              await page.waitForTimeout(wait);
              await shop.rebuild();
              await expectNextPage(page, to);
            }
          });

        test("what is typed at the checkout is stored", async ({ page }) => {
          await plantBasket(page);
          await page.goto("/checkout");
          await page.getByLabel("Quantity").waitFor();
          await page.waitForTimeout(wait);
          await shop.rebuild();
          await expectTyped(page, 4);
          await expectTyped(page, 5);
        });

        test("a pack is put in", async ({ page }) => {
          await page.goto("/");
          await takenOver(page);
          await page.waitForTimeout(wait);
          await shop.rebuild();
          await expectPutIn(page);
        });

        test("office pages open, and the editor", async ({ page, context }) => {
          test.slow();
          if (home === "in one browser")
            await page.addInitScript(() => localStorage.setItem("isAdminAuthenticated", "true"));
          else {
            const [name = "", value = ""] = (await ownersCookie(shop.url)).split("=");
            await context.addCookies([{ name, value, url: shop.url, sameSite: "Strict" }]);
          }
          for (const [index, path] of OFFICE.entries()) {
            const to = OFFICE[(index + 3) % OFFICE.length] ?? "";
            await page.goto(path);
            await page.locator(`a[href="${to}"]:visible`).first().waitFor();
            await page.waitForTimeout(wait);
            await shop.rebuild();
            await expectNextPage(page, to);
          }
          await page.goto("/admin/posts");
          await page.locator('a[href="/admin/posts/new"]').first().waitFor();
          await page.waitForTimeout(wait);
          await shop.rebuild();
          await page.locator('a[href="/admin/posts/new"]').first().click();
          await expect(page.getByRole("textbox", { name: "Content" })).toBeVisible();
        });
      });

for (const [home, open] of Object.entries(HOMES))
  test(`a page whose script is gone before it has come works all the same, ${home}`, async ({
    browser,
  }) => {
    test.slow();
    const shop = await open(PORT);
    for (const path of [...PUBLIC, "/admin"]) {
      const page = await browser.newPage({ baseURL: shop.url });
      await openMeanwhile(page, path, shop.rebuild);
      if (path === "/") await expectPutIn(page);
      else if (path === "/admin") await expect(page.getByLabel("Password")).toBeVisible();
      else await expectNextPage(page, "/");
      await page.close();
    }
    await shop.close();
    endAll();
  });
