import { test } from "@playwright/test";
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
