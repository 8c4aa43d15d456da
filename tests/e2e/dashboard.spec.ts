import { expect, type Page, test } from "@playwright/test";
import { expectFlawlessInEveryLook } from "#tests/e2e/every-look.ts";
import { aStoredLine, openWith } from "#tests/e2e/shop.ts";

const RECORDS = {
  isAdminAuthenticated: "true",
  eggInventory: {
    pullet: 0,
    small: 12,
    medium: 200,
    large: 180,
    extraLarge: 120,
    doubleYolkers: 80,
  },
  orders: [
    {
      id: "5O190127TN364715T",
      date: "2026-06-17T10:00:00.000Z",
      customerEmail: "mabel@example.com",
      total: 6.8,
      status: "Pending",
      items: [aStoredLine({ quantity: 2 })],
    },
    {
      id: "LASTWEEK",
      date: "2026-06-10T10:00:00.000Z",
      total: 3.4,
      status: "Completed",
      items: [],
    },
  ],
  flockData: {
    "1": { costLog: [{ id: "c", date: "2026-05-01", type: "feed", amount: 20 }], eggLog: [] },
    "2": { costLog: [], eggLog: [{ id: "e", date: "2026-06-18", large: 24 }] },
  },
};

const open = async (page: Page) => {
  await page.clock.setFixedTime(new Date("2026-06-18T08:00:00Z"));
  await openWith(page, RECORDS, "/admin");
  await expect(page.locator("main canvas")).toBeVisible();
};

test("axe finds nothing on the dashboard with data", async ({ page }) => {
  await open(page);
  await page.getByText("Show as a table").click();
  await page.getByText("Set up your shop").click();
  await expectFlawlessInEveryLook(page);
});
