import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { expectFlawlessInEveryLook } from "#tests/e2e/every-look.ts";
import { endAll, plantOpenedToday, startServer } from "#tests/e2e/server-process.ts";
import { noticeOf, openWith, stored } from "#tests/e2e/shop.ts";
import { seconds } from "../../tools/lib/slowness.ts";

const PORT = 4199;
const folder = mkdtempSync(join(tmpdir(), "farmgate-"));

test.afterEach(() => endAll());
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

const OWNER = { isAdminAuthenticated: "true" };
const AN_ORDER = {
  id: "5O190127TN364715T",
  date: "2026-06-20T11:00:00.000Z",
  customerEmail: "mabel@example.com",
  total: 3.4,
  status: "Pending",
  items: [],
  giftWrap: true,
};

const downloaded = async (page: Page): Promise<{ path: string; name: string }> => {
  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download backup" }).click();
  const download = await coming;
  return { path: await download.path(), name: download.suggestedFilename() };
};

const seenOf = (page: Page) => page.getByRole("button", { name: "Yes, replace everything" });

const chooseAndReplace = async (page: Page, path: string): Promise<void> => {
  const choosing = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Restore from a file…" }).click();
  await (await choosing).setFiles(path);
  await page.getByRole("button", { name: "Replace everything" }).click();
  const [seen, anyway] = [seenOf(page), page.getByRole("button", { name: "Replace anyway" })];
  await expect(seen.or(anyway)).toBeVisible();
  if (await anyway.isVisible()) await anyway.click();
  await seen.click();
  // A server's cleaner is a process of its own, which takes a while to start on a busy machine.
  await expect(noticeOf(page, "Backup Restored")).toBeVisible({ timeout: seconds(20) });
};

test("a backup moves a shop from a browser to a server and back, with unknown fields", async ({
  page,
  browser,
}) => {
  test.slow();
  await openWith(page, { ...OWNER, orders: [AN_ORDER], cart: [] }, "/admin/backup");
  const first = await downloaded(page);
  expect(first.name).toMatch(/^farmgate-backup-\d{4}-\d{2}-\d{2}-\d{4}\.json$/);
  await expect(page.getByText("No backup has been made in this browser yet.")).toBeVisible();
  await expectFlawlessInEveryLook(page);
  await page.getByRole("button", { name: "Yes, it is there" }).click();
  await expect(page.getByText(/^The last backup was made on/)).toBeVisible();

  const data = join(folder, "data");
  plantOpenedToday(data);
  const { url } = await startServer(PORT, { FARMGATE_DATA: data });
  const context = await browser.newContext({ baseURL: url.replace("127.0.0.1", "localhost") });
  const owner = await context.newPage();
  await owner.goto("/admin/login");
  await owner.getByRole("textbox", { name: "Password", exact: true }).fill("farmgate");
  await owner.keyboard.press("Enter");
  await expect(owner).toHaveURL("/admin");
  await owner.goto("/admin/backup");
  await chooseAndReplace(owner, first.path);
  await owner.goto("/admin/orders");
  await expect(owner.getByRole("button", { name: /5O190127/ })).toBeVisible();
  await owner.goto("/admin/backup");
  const second = await downloaded(owner);

  const recordsOf = (path: string) => JSON.parse(readFileSync(path, "utf8")).records;
  expect(recordsOf(second.path)).toEqual(recordsOf(first.path));
  await page.evaluate(() => localStorage.removeItem("orders"));
  await chooseAndReplace(page, second.path);
  expect(await stored(page, "orders")).toEqual([AN_ORDER]);
});

test("a restore first downloads what it replaces, and asks about records that would be gone", async ({
  page,
}) => {
  await openWith(page, { ...OWNER, orders: [AN_ORDER] }, "/admin/backup");
  const { path } = await downloaded(page);
  const orders = [AN_ORDER, { ...AN_ORDER, id: "6O190127TN364715T" }];
  await page.evaluate((all) => localStorage.setItem("orders", JSON.stringify(all)), orders);
  await page.reload();
  await page.getByLabel("Backup file").setInputFiles(path);
  await page.getByRole("button", { name: "Replace everything" }).click();
  const question = page.getByRole("dialog", { name: "1 record will be gone" });
  await expect(question.getByText("Orders: 1")).toBeVisible();
  await expectFlawlessInEveryLook(page);
  await page.keyboard.press("Escape");
  await expect(question).toBeHidden();
  expect(await stored(page, "orders")).toEqual(orders);

  await page.getByRole("button", { name: "Replace everything" }).press("Enter");
  const coming = page.waitForEvent("download");
  await question.getByRole("button", { name: "Replace anyway" }).click();
  const before = await coming;
  expect(before.suggestedFilename()).toMatch(
    /^farmgate-before-restore-\d{4}-\d{2}-\d{2}-\d{4}\.json$/,
  );
  await expect(seenOf(page)).toBeVisible();
  await expectFlawlessInEveryLook(page);
  expect(await stored(page, "orders")).toEqual(orders);
  await seenOf(page).click();
  await expect(noticeOf(page, "Backup Restored")).toBeVisible();
  expect(await stored(page, "orders")).toEqual([AN_ORDER]);
  const money = [expect.objectContaining({ kind: "sale", amount: 340 })];
  expect(JSON.parse(readFileSync(await before.path(), "utf8")).records.orders).toEqual(
    orders.map((order) => ({ ...order, money })),
  );
});

test("a restore in one tab shows in another at once", async ({ page, context }) => {
  await openWith(page, { ...OWNER, orders: [AN_ORDER] }, "/admin/backup");
  const { path } = await downloaded(page);
  await page.evaluate(() => localStorage.setItem("orders", "[]"));
  const other = await context.newPage();
  await other.goto("/admin/orders");
  await expect(other.getByText(/no orders/i)).toBeVisible();
  await chooseAndReplace(page, path);
  await expect(other.getByRole("button", { name: /5O190127/ })).toBeVisible();
});

test("a restore into too little storage keeps the records of before", { tag: "@daily" }, async ({
  page,
}) => {
  await openWith(page, { ...OWNER, orders: [AN_ORDER] }, "/admin/backup");
  const { path } = await downloaded(page);
  await page.evaluate(() => {
    localStorage.setItem("orders", "[]");
    for (let size = 4_000_000; size >= 1; size = Math.floor(size / 2))
      for (let time = 0; time < 3; time += 1) {
        try {
          localStorage.setItem(`ballast ${size} ${time}`, "x".repeat(size));
        } catch {
          break;
        }
      }
  });
  const choosing = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Restore from a file…" }).click();
  await (await choosing).setFiles(path);
  await page.getByRole("button", { name: "Replace everything" }).click();
  await seenOf(page).click();
  await expect(page.getByRole("region", { name: /Notifications/ })).toContainText(/full|room/i);
  expect(await stored(page, "orders")).toEqual([]);
});

test("axe finds nothing on the backup page, with a file shown or refused", async ({ page }) => {
  await openWith(page, { ...OWNER, orders: [AN_ORDER] }, "/admin/backup");
  const { path } = await downloaded(page);
  await page.getByLabel("Backup file").setInputFiles(path);
  await expect(page.getByRole("button", { name: "Replace everything" })).toBeVisible();
  await expectFlawlessInEveryLook(page);
  await page.getByLabel("Backup file").setInputFiles({
    name: "half.json",
    mimeType: "application/json",
    buffer: Buffer.from('{"format":"farm'),
  });
  await expect(page.getByRole("alert")).toContainText("Nothing has changed.");
  await expectFlawlessInEveryLook(page);
});
