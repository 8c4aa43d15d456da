import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { expectFlawlessInEveryLook } from "#tests/e2e/every-look.ts";
import { endAll, plantOpenedToday, startServer } from "#tests/e2e/server-process.ts";
import { takenOver } from "#tests/e2e/shop.ts";

const folder = mkdtempSync(join(tmpdir(), "farmgate-"));

test.afterEach(() => endAll());
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

const headed = (page: Page, name: string) =>
  expect(page.getByRole("heading", { level: 1, name })).toBeVisible();

const settingsOf = async (page: Page): Promise<unknown> =>
  JSON.parse((await page.locator("#shop").textContent()) ?? "");

test("a checkout with PayPal is loaded anew, so its page has a nonce, and Back works", async ({
  page,
}) => {
  const data = join(folder, "data");
  plantOpenedToday(data);
  const { url } = await startServer(4187, {
    FARMGATE_DATA: data,
    PUBLIC_URL: "http://localhost:4187",
    PAYPAL_CLIENT_ID: "client",
    PAYPAL_CLIENT_SECRET: "secret",
    // No button is pressed.
    PAYPAL_API: "http://localhost:9",
  });
  const loaded: string[] = [];
  page.on("load", () => void loaded.push(new URL(page.url()).pathname));
  await page.goto(`${url}/about`);
  expect(await settingsOf(page)).not.toHaveProperty("nonce");
  // Until React has the page, the browser itself follows links.
  await takenOver(page);
  await page.getByRole("link", { name: "Contact Us" }).first().click();
  await headed(page, "Contact Us");
  await page.getByRole("link", { name: /^Basket/ }).click();
  await headed(page, "Your Basket");
  expect(await settingsOf(page)).toHaveProperty("nonce");
  expect(loaded).toEqual(["/about", "/checkout"]);
  await page.goBack();
  await headed(page, "Contact Us");
  await page.goBack();
  await headed(page, "About Us");
});

test("the contact form and My Orders are flawless in every look, with their faults shown", async ({
  page,
}) => {
  await page.goto("http://localhost:4185/contact");
  await page.getByRole("button", { name: "Send Message" }).click();
  await expectFlawlessInEveryLook(page);
  await page.goto("http://localhost:4185/my-orders#link=of-another-day");
  await page.getByRole("button", { name: "Show my orders" }).press("Enter");
  await expect(page.getByText(/older than 30 minutes/)).toBeVisible();
  await expect(page).toHaveURL("http://localhost:4185/my-orders");
  await expectFlawlessInEveryLook(page);
});
