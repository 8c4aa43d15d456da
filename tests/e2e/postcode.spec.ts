import { expect, type Page, test } from "@playwright/test";
import {
  aStoredLine,
  cardOf,
  lineOf,
  MOVING,
  openWith,
  reportShifts,
  tabTo,
  takenOver,
} from "#tests/e2e/shop.ts";

test.use(MOVING);

const boxOf = (page: Page) => page.getByRole("region", { name: "Do we deliver to you?" });

const PAYING = /^Practice payment/;

/** Asked a moment ago, since it is forgotten after 30 days. */
const elsewhere = () => ({
  deliveryPostcode: { postcode: "RH1 0AB", at: new Date().toISOString() },
  cart: [aStoredLine()],
});

test("a postcode is asked about by keyboard, and Collect instead leads on to the eggs", {
  tag: "@daily",
}, async ({ page }) => {
  await page.goto("/");
  await takenOver(page);
  await tabTo(page, boxOf(page).getByLabel("Postcode"));
  await page.keyboard.type("rh1 0ab");
  await page.keyboard.press("Enter");
  await expect(boxOf(page).getByRole("status")).toHaveText(/^Sorry, we don't deliver to RH1\./);
  await expect(cardOf(page, "Large Eggs").getByLabel("Collection")).toBeChecked();
  await tabTo(page, boxOf(page).getByRole("button", { name: "Collect instead" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Our Eggs" })).toBeFocused();
});

test("a postcode asked about before the script has come is answered, and stays in the browser", async ({
  page,
}) => {
  let come = (): void => undefined;
  const coming = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await coming;
    await route.continue();
  });
  await page.goto("/", { waitUntil: "commit" });
  await boxOf(page).getByLabel("Postcode").fill("RH10 6AB");
  await page.keyboard.press("Enter");
  come();
  await expect(boxOf(page).getByRole("status")).toHaveText(/^Yes, we deliver to RH10\. Next: /);
  expect(new URL(page.url()).search).toBe("");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a postcode is sent nowhere", { tag: "@daily" }, async ({ page }) => {
    await page.goto("/");
    await boxOf(page).getByLabel("Postcode").fill("RH10 6AB");
    await page.keyboard.press("Enter");
    await boxOf(page).getByRole("button", { name: "Check" }).click();
    expect(new URL(page.url()).search).toBe("");
  });
});

for (const path of ["/", "/checkout"])
  test(`${path} of who was told no moves nothing as it comes alive`, async ({ page }) => {
    const moved: string[] = [];
    page.on("pageerror", (error) => void moved.push(String(error)));
    await reportShifts(page);
    await openWith(page, elsewhere(), path);
    await expect(boxOf(page).getByLabel("Postcode")).toHaveValue("RH1 0AB");
    await page.waitForLoadState("networkidle");
    expect(moved).toEqual([]);
  });

test("a delivered basket of who was told no is paid once it is collected", async ({ page }) => {
  await openWith(page, elsewhere(), "/checkout");
  await expect(page.getByRole("button", { name: PAYING })).toBeHidden();
  await boxOf(page).getByRole("button", { name: "Collect instead" }).click();
  await expect(lineOf(page, "Large Eggs, 12 pack, Collection")).toBeVisible();
  await expect(page.getByRole("button", { name: PAYING })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(lineOf(page, "Large Eggs, 12 pack, Free Delivery")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("button", { name: PAYING })).toBeHidden();
  await expect(boxOf(page).getByRole("status")).toHaveText(/^Sorry, we don't deliver to RH1\./);
});
