import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { expectFlawlessInEveryLook } from "#tests/e2e/every-look.ts";
import { logIn } from "#tests/e2e/people.ts";
import { command, endAll, plantOpenedToday, startServer } from "#tests/e2e/server-process.ts";
import { noticeOf } from "#tests/e2e/shop.ts";
import { seconds } from "../../tools/lib/slowness.ts";

const PORT = 4211;

test.use({ baseURL: `http://127.0.0.1:${PORT}` });
test.describe.configure({ mode: "serial" });

const folder = mkdtempSync(join(tmpdir(), "farmgate-"));

test.beforeAll(async () => {
  const data = join(folder, "data");
  plantOpenedToday(data);
  await startServer(PORT, { FARMGATE_DATA: data });
});

test.afterAll(() => {
  endAll();
  rmSync(folder, { recursive: true, force: true });
});

const SHOP = `http://127.0.0.1:${PORT}`;

const DOZEN = { category: "large", packSize: 12, deliveryMethod: "collection", quantity: 1 };

interface Opened {
  readonly value: { readonly value: { readonly orderId: string } };
}

const buy = async (name: string): Promise<void> => {
  const opened = await command(SHOP, "counter/openPayment", [[DOZEN], "practice", 340]);
  const { orderId } = (opened?.answer as Opened | undefined)?.value.value ?? { orderId: "" };
  const payer = { givenName: name, email: `${name}@example.com` };
  await command(SHOP, "counter/takePayment", [orderId, payer]);
};

/** The keys with which a command was sent. */
const keysOf = (page: Page, call: string): Set<string | undefined> => {
  const keys = new Set<string | undefined>();
  page.on("request", (request) => {
    if (request.url().endsWith(`/api/office/${call}`))
      keys.add(request.headers()["idempotency-key"]);
  });
  return keys;
};

/** What marks this very page: a page that was loaded anew hasn't got it. */
const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute("mine", ""));

const isMarked = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute("mine"));

test("a count that doesn't reach the shop is reported beside its button, and can be sent again", async ({
  page,
  context,
}) => {
  await logIn(context.request);
  await page.setViewportSize({ width: 390, height: 844 });
  const keys = keysOf(page, "logEggs");
  await page.goto("/admin/flocks/1");
  await page.getByRole("button", { name: "Log Daily Egg Count" }).click();
  const log = page.getByRole("button", { name: "Log Eggs" });
  await expect(log).toBeVisible();
  await mark(page);
  await context.setOffline(true);
  await page.getByLabel("Large", { exact: true }).fill("30");
  await log.press("Enter");
  const told = page.getByRole("alert").filter({ hasText: "Shop Not Reached" });
  await expect(told).toBeInViewport({ timeout: seconds(8) });
  await expect(page.getByText("We could not show")).toHaveCount(0);
  const [button, sentence] = [await log.boundingBox(), await told.boundingBox()];
  expect(Math.abs((sentence?.y ?? 0) - (button?.y ?? 0))).toBeLessThan(200);
  await expectFlawlessInEveryLook(page);
  await context.setOffline(false);
  await expect(page.getByText("No connection to the shop")).toHaveCount(0, {
    timeout: seconds(15),
  });
  await page.waitForTimeout(1_000);
  expect(await isMarked(page)).toBe(true);
  await expect(page.getByLabel("Large", { exact: true })).toHaveValue("30");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(noticeOf(page, "Egg count logged successfully.")).toBeVisible();
  await expect(told).toHaveCount(0);
  expect(keys.size).toBe(1);
});

test("half-typed text survives a reload, and goes with Logout", async ({ page, context }) => {
  await logIn(context.request);
  await page.goto("/admin/flocks/2");
  await page.getByLabel("Large", { exact: true }).fill("30");
  await page.getByLabel("Description").fill("Layers pellets");
  page.on("dialog", (dialog) => dialog.accept());
  await page.reload();
  await expect(page.getByLabel("Large", { exact: true })).toHaveValue("30");
  await expect(page.getByLabel("Description")).toHaveValue("Layers pellets");
  await page.getByRole("button", { name: "Logout" }).click();
  await page.getByRole("button", { name: "Leave" }).click();
  await expect(page).toHaveURL("/");
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain("pellets");
});

test("a tick that doesn't reach the shop offers no Undo of another's, and can be sent again", async ({
  page,
  context,
}) => {
  for (const name of ["Mabel", "Olive"]) await buy(name);
  await logIn(context.request);
  const keys = keysOf(page, "setOrderStatus");
  await page.goto("/admin/packing");
  const boxes = page.getByRole("checkbox", { name: "Handed over" });
  await expect(boxes).toHaveCount(2);
  await boxes.first().click();
  await expect(noticeOf(page, "has been marked as Completed")).toBeVisible();
  await expect(boxes).toHaveCount(1);
  await context.setOffline(true);
  await boxes.first().click();
  await expect(page.getByRole("alert").filter({ hasText: "Shop Not Reached" })).toBeInViewport({
    timeout: seconds(8),
  });
  await expect(page.getByRole("button", { name: "Undo" })).toHaveCount(0);
  await expect(boxes).not.toBeChecked();
  keys.clear();
  await context.setOffline(false);
  await page.getByRole("button", { name: "Try again" }).click({ timeout: seconds(15) });
  await expect(boxes).toHaveCount(0);
  expect(keys.size).toBe(1);
});
