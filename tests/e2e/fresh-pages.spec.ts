import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { openMeanwhile } from "#tests/e2e/next-page.ts";
import {
  command,
  endAll,
  ownersCookie,
  plantOpenedToday,
  startServer,
} from "#tests/e2e/server-process.ts";
import { cardOf } from "#tests/e2e/shop.ts";

const PORT = 4214;

const folder = mkdtempSync(join(tmpdir(), "farmgate-"));

test.describe.configure({ mode: "default" });
test.afterAll(() => {
  endAll();
  rmSync(folder, { recursive: true, force: true });
});

const medium = (page: Page) => cardOf(page, "Medium Eggs");

test("a page shows what another tab stores between its paint and its script", {
  tag: "@daily",
}, async ({ context }) => {
  const [there, here] = [await context.newPage(), await context.newPage()];
  await there.goto("/about");
  await openMeanwhile(here, "/", async () => {
    await expect(medium(here).getByText(/in stock/)).toBeVisible();
    await there.evaluate(() => {
      localStorage.setItem("eggInventory", JSON.stringify({ medium: 77 }));
      localStorage.setItem(
        "eggPrices",
        JSON.stringify({ medium: { 6: 1.55, 12: 0, 18: 0, 30: 0 } }),
      );
    });
  });
  await expect(medium(here).getByText("77 in stock")).toBeVisible();
  await expect(medium(here).getByRole("option")).toHaveText(["6 pack — £1.55"]);
  await there.evaluate(() => localStorage.setItem("eggInventory", JSON.stringify({ medium: 78 })));
  await expect(medium(here).getByText("78 in stock")).toBeVisible();
});

test.describe("a page of a shop on a server", () => {
  const url = `http://127.0.0.1:${PORT}`;
  let owner = {};

  test.beforeAll(async () => {
    const data = join(folder, "data");
    plantOpenedToday(data);
    await startServer(PORT, { FARMGATE_DATA: data, PUBLIC_URL: url });
    owner = { Cookie: await ownersCookie(url) };
  });

  const count = async (to: number): Promise<void> => {
    const sheet = await fetch(`${url}/api/office/getStockSheet`, { headers: owner });
    const { version } = (await sheet.json()).value.medium;
    const edit = { category: "medium", version, to };
    expect(await command(url, "office/saveInventory", [[edit]], owner)).toMatchObject({
      answer: { value: { ok: true } },
    });
  };

  test("shows what is counted while it is on its way", async ({ page }) => {
    await count(60);
    await openMeanwhile(page, `${url}/`, async () => {
      await expect(medium(page).getByText(/in stock/)).toBeVisible();
      await count(77);
    });
    await expect(medium(page).getByText("77 in stock")).toBeVisible();
  });

  test("shows what changes after it was read and before it listens to changes", async ({
    page,
    context,
  }) => {
    const [name = "", value = ""] = String(Object.values(owner)[0]).split("=");
    await context.addCookies([{ name, value, url }]);
    let listen = (): void => undefined;
    const heldUp = new Promise<void>((resolve) => {
      listen = resolve;
    });
    await page.route("**/api/changes", async (route) => {
      await heldUp;
      await route.continue();
    });
    await page.goto(`${url}/admin/customers`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByText("Mabel Hay")).toHaveCount(0);
    await page.waitForTimeout(500);
    const mabel = { name: "Mabel Hay", email: "mabel@example.com", phone: "" };
    await command(url, "office/addCustomer", [mabel], owner);
    listen();
    await expect(page.getByText("Mabel Hay")).toBeVisible();
  });
});
