import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { makeBackup } from "#adapters/farm-json/backup-file.ts";
import { sha256 } from "#adapters/sha256/sha256.ts";
import {
  command,
  endAll,
  ownersCookie,
  plantOpenedToday,
  recordsOf,
  startServer,
} from "#tests/e2e/server-process.ts";
import { openWith } from "#tests/e2e/shop.ts";
import { aPost } from "#tests/support/records.ts";
import { seconds } from "../../tools/lib/slowness.ts";

const PORT = 4223;
const SHOP = `http://127.0.0.1:${PORT}`;
const STORIES = 43;

test.use({ serviceWorkers: "allow", baseURL: SHOP });

const folder = mkdtempSync(join(tmpdir(), "farmgate-"));

test.afterAll(() => {
  endAll();
  rmSync(folder, { recursive: true, force: true });
});

/** The n-th since September, none yet. */
const story = (n: number) => {
  const at = Date.UTC(2026, 8, 1) + n * 86_400_000;
  const [id, date] = [String(at), new Date(at).toISOString()];
  return aPost({ id, date, title: `Story ${n}`, content: `<p>Told ${n}.</p>`, featuredImage: "" });
};

const openShop = async () => {
  const data = join(folder, "data");
  plantOpenedToday(data);
  const server = await startServer(PORT, { FARMGATE_DATA: data, PUBLIC_URL: SHOP });
  const cookie = await ownersCookie(SHOP);
  const blogPosts = Array.from({ length: STORIES }, (_, n) => story(STORIES - n));
  const records = { ...(await recordsOf(SHOP, cookie)), blogPosts };
  const backup = await makeBackup(records, new Date().toISOString(), sha256);
  await command(SHOP, "office/restoreBackup", [backup, []], { Cookie: cookie });
  return server;
};

const keptStories = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith("pages of "));
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return kept.flat().filter(({ url }) => /\/our-chickens\/./.test(url)).length;
  });

const titles = (page: Page) => page.getByRole("heading", { level: 2 });

const headed = (page: Page, name: string) =>
  expect(page.getByRole("heading", { level: 1, name, exact: true })).toBeVisible();

const follow = (page: Page, name: string) => page.getByRole("link", { name }).click();

test("stories come by pages with addresses of their own, and pages seen are kept offline", async ({
  page,
}) => {
  test.slow();
  const server = await openShop();
  await page.goto("/our-chickens");
  await expect(titles(page).first()).toHaveText("Story 43");
  await expect(titles(page)).toHaveCount(20);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
  await expect.poll(() => keptStories(page), { timeout: seconds(15) }).toBe(5);

  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await follow(page, "Older stories");
  await headed(page, "Our Chickens, page 2");
  await expect(titles(page).first()).toHaveText("Story 23");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  const second = page.url();
  await page.reload();
  await headed(page, "Our Chickens, page 2");
  await expect(titles(page).first()).toHaveText("Story 23");
  await follow(page, "Read More: Story 10");
  await headed(page, "Story 10");
  const story = page.url();
  await expect.poll(() => keptStories(page), { timeout: seconds(15) }).toBe(6);

  await server.kill();
  await page.goto("/");
  await page.goto(second);
  await headed(page, "Our Chickens, page 2");
  await expect(titles(page).first()).toHaveText("Story 23");
  await page.goto(story);
  await expect(page.getByText("Told 10.")).toBeVisible();
  await page.goto("/our-chickens");
  await headed(page, "Our Chickens");
  await follow(page, "Read More: Story 39");
  await expect(page.getByText("Told 39.")).toBeVisible();
});

test.describe("in one browser", () => {
  test.use({ serviceWorkers: "block", baseURL: "http://localhost:4183" });

  test("a page of older stories opens at its address, where a static host has but the first", async ({
    page,
  }) => {
    const errors: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error") errors.push(message.text());
    });
    const blogPosts = Array.from({ length: 30 }, (_, n) => story(30 - n));
    await openWith(page, { blogPosts }, `/our-chickens?before=${story(11).id}`);
    await headed(page, "Our Chickens, page 2");
    await expect(titles(page)).toHaveCount(10);
    await expect(titles(page).first()).toHaveText("Story 10");
    await follow(page, "Newer stories");
    await headed(page, "Our Chickens");
    await expect(titles(page).first()).toHaveText("Story 30");
    await page.goBack();
    await expect(titles(page).first()).toHaveText("Story 10");
    expect(errors).toEqual([]);
  });
});
