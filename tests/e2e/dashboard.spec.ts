import { expect, type Page, test } from "@playwright/test";
import { expectFlawless, inEveryLook } from "#tests/e2e/every-look.ts";
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
  await expect(page.locator(".chart canvas")).toBeVisible();
};

const figure = (page: Page, title: string) =>
  page.getByRole("heading", { name: title, exact: true }).locator("..").getByRole("status");

test("the dashboard shows what waits, what came in, what is short and what the flocks bring", async ({
  page,
}) => {
  await open(page);
  await expect(page).toHaveTitle(/^Admin Dashboard/);
  await expect(figure(page, "Pending orders")).toHaveText("1");
  await expect(figure(page, "Takings this week")).toHaveText("£6.80");
  await expect(figure(page, "Takings last week")).toHaveText("£3.40");
  await expect(page.getByRole("listitem").filter({ hasText: "5O190127" })).toContainText(
    "for Saturday 20th Jun",
  );
  await expect(page.getByRole("group", { name: "Pullet Eggs" })).toContainText("Out of stock");
  await expect(page.getByRole("group", { name: "Small Eggs" })).toContainText("Low");
  await expect(figure(page, "Flock 1")).toHaveText("-£20.00");
  await expect(figure(page, "Flock 1")).toHaveClass("loss");
  await expect(figure(page, "Flock 2")).toHaveText("£6.80");
  await expect(
    page.getByText(
      "These records, orders included, are kept in this browser alone, since 1st May 2026.",
    ),
  ).toBeVisible();
});

inEveryLook("dashboard", () => {
  test("axe finds nothing with data", async ({ page }) => {
    await open(page);
    await page.getByText("Show as a table").click();
    await expectFlawless(page);
  });
});
