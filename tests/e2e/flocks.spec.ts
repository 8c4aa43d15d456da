import { readFile } from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";
import { expectFlawless, inEveryLook } from "#tests/e2e/every-look.ts";
import { noticeOf, openWith, stored } from "#tests/e2e/shop.ts";

const OWNER = { isAdminAuthenticated: "true" };

const BOOKS = {
  "2": {
    costLog: [
      {
        id: "c1",
        date: "2026-06-01",
        type: "chickPullet",
        amount: 20.34,
        description: "Twelve pullets",
      },
      { id: "c2", date: "2020-01-01", type: "feed", amount: 10 },
    ],
    eggLog: [
      {
        id: "e1",
        date: "2026-06-02",
        small: 0,
        medium: 0,
        large: 60,
        extraLarge: 0,
        doubleYolkers: 0,
      },
    ],
  },
};

const open = async (page: Page, flockData: unknown = BOOKS, path = "/admin/flocks/2") => {
  await page.clock.setFixedTime(new Date("2026-06-03T10:00:00Z"));
  await openWith(page, { ...OWNER, flockData }, path);
};

const figure = (page: Page, title: string) =>
  page.getByRole("heading", { name: title, exact: true }).locator("..").getByRole("status");

test("five flocks lead to their books, and a sixth to a way back", async ({ page }) => {
  await open(page, {}, "/admin/flocks");
  await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(5);
  await page.getByRole("link", { name: "Flock 4" }).click();
  await expect(page).toHaveURL("/admin/flocks/4");
  await expect(page.getByText("No cost entries yet.")).toBeVisible();
  await expect(page.getByText("No egg logs yet.")).toBeVisible();
  await page.goto("/admin/flocks/6");
  await expect(page.getByRole("heading", { name: "Flock Not Found" })).toBeVisible();
  await page.getByRole("link", { name: "All Flocks" }).click();
  await expect(page).toHaveURL("/admin/flocks");
});

test("the figures follow the period, and a loss is red", async ({ page }) => {
  await open(page);
  await expect(figure(page, "Total Costs")).toHaveText("£30.34");
  await expect(figure(page, "Total Revenue")).toHaveText("£17.00");
  await expect(figure(page, "Profit / Loss")).toHaveText("-£13.34");
  await expect(figure(page, "Profit / Loss")).toHaveClass("loss");
  await expect(figure(page, "Cost per Dozen")).toHaveText("£6.07");
  await page.getByLabel("Period").selectOption("Last 365 days");
  await expect(figure(page, "Total Costs")).toHaveText("£20.34");
  await page.getByText("Show as a table").click();
  await expect(page.getByRole("table", { name: "Eggs and profit over time" })).toContainText(
    "June 2026",
  );
  await expect(page.locator(".chart canvas")).toBeVisible();
});

test("a cost is added, told and deleted", async ({ page }) => {
  await open(page, {});
  const form = page.getByRole("form", { name: "Add Cost Entry" });
  await expect(form.getByLabel("Date")).toHaveValue("2026-06-03");
  await expect(form.getByLabel("Type")).toHaveValue("feed");
  await form.getByRole("button", { name: "Add Cost" }).click();
  await expect(noticeOf(page, "Please select a cost type and enter an amount.")).toBeVisible();
  await expect(form.getByLabel("Amount")).toHaveAttribute("aria-invalid", "true");
  await form.getByLabel("Amount").fill("-4");
  await form.getByRole("button", { name: "Add Cost" }).click();
  expect(await stored(page, "flockData")).toEqual({});

  await form.getByLabel("Type").selectOption("Chick/Pullet");
  await form.getByLabel("Amount").fill("12.34");
  await form.getByLabel("Description").fill("Twelve pullets");
  await form.getByRole("button", { name: "Add Cost" }).click();
  await expect(noticeOf(page, "Cost entry added successfully.")).toBeVisible();
  const table = page.getByRole("table", { name: "Cost History" });
  await expect(table.getByRole("columnheader")).toHaveText([
    "Date",
    "Type",
    "Description",
    "Amount",
    "Actions",
  ]);
  await expect(
    table.getByRole("row", { name: /03\/06\/26 Chick\/Pullet Twelve pullets £12\.34/ }),
  ).toBeVisible();
  await expect(figure(page, "Profit / Loss")).toHaveText("-£12.34");
  expect(await stored(page, "flockData")).toMatchObject({
    "2": {
      costLog: [
        { date: "2026-06-03", type: "chickPullet", amount: 12.34, description: "Twelve pullets" },
      ],
    },
  });
  await table.getByRole("button", { name: "Delete" }).click();
  await expect(noticeOf(page, "The cost entry has been removed.")).toBeVisible();
  await expect(page.getByText("No cost entries yet.")).toBeVisible();
});

test("eggs are logged by keyboard alone, told and deleted", async ({ page }) => {
  await open(page, {});
  const form = page.getByRole("form", { name: "Log Daily Egg Count" });
  await form.getByLabel("Large", { exact: true }).focus();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("24");
  await page.keyboard.press("Enter");
  await expect(noticeOf(page, "Egg count logged successfully.")).toBeVisible();
  const table = page.getByRole("table", { name: "Egg Production History" });
  await expect(table.getByRole("columnheader")).toHaveText([
    "Date",
    "Small",
    "Medium",
    "Large",
    "XL",
    "Double Yolkers",
    "Actions",
  ]);
  await expect(table.getByRole("row", { name: /03\/06\/26 0 0 24 0 0/ })).toBeVisible();
  expect(await stored(page, "flockData")).toMatchObject({
    "2": {
      eggLog: [
        { date: "2026-06-03", small: 0, medium: 0, large: 24, extraLarge: 0, doubleYolkers: 0 },
      ],
    },
  });
  await expect(figure(page, "Total Revenue")).toHaveText("£6.80");
  await table.getByRole("button", { name: "Delete" }).press("Enter");
  await expect(noticeOf(page, "The egg log entry has been removed.")).toBeVisible();
});

test("a double click books a cost and an egg count once", async ({ page }) => {
  await open(page, {});
  await page.getByLabel("Amount").fill("5");
  await page.getByRole("button", { name: "Add Cost" }).dblclick();
  await expect(noticeOf(page, "Cost entry added successfully.")).toBeVisible();
  await page.getByRole("button", { name: "Log Eggs" }).dblclick();
  await expect(noticeOf(page, "Egg count logged successfully.")).toBeVisible();
  expect(await stored(page, "flockData")).toMatchObject({
    "2": { costLog: [{ amount: 5 }], eggLog: [{ large: 0 }] },
  });
});

test("after a deletion the focus is on the table", async ({ page }) => {
  await open(page);
  const table = page.getByRole("region", { name: "Cost History" });
  await table.getByRole("button", { name: "Delete" }).first().press("Enter");
  await expect(noticeOf(page, "The cost entry has been removed.")).toBeVisible();
  await expect(table).toBeFocused();
});

test.describe("in British Summer Time", () => {
  test.use({ timezoneId: "Europe/London" });

  test("the chart names each month once", async ({ page }) => {
    await page.addInitScript(() => {
      const drawn: string[] = [];
      Object.assign(window, { drawn });
      const { fillText } = CanvasRenderingContext2D.prototype;
      CanvasRenderingContext2D.prototype.fillText = function (text, ...place) {
        drawn.push(text);
        return fillText.call(this, text, ...place);
      };
    });
    const eggs = Array.from({ length: 12 }, (_, month) => ({
      id: `e${month}`,
      date: `${month < 7 ? 2025 : 2026}-${String(((month + 5) % 12) + 1).padStart(2, "0")}-15`,
      large: 10 + month,
    }));
    await open(page, { "2": { costLog: [], eggLog: eggs } });
    await expect(page.locator(".chart canvas")).toBeVisible();
    const months = await page.evaluate(() =>
      (window as unknown as { drawn: string[] }).drawn.filter((text) =>
        /^[A-Z][a-z]+ \d\d$/.test(text),
      ),
    );
    expect(months.length).toBeGreaterThan(3);
    expect(months.filter((month, place) => month === months[place - 1])).toEqual([]);
    expect(months).toContain("Apr 26");
  });
});

test("the books are exported", async ({ page }) => {
  await open(page);
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).first().click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe("flock-2-costs.csv");
  expect((await readFile(await file.path(), "utf8")).replace("\uFEFF", "").split("\r\n")).toEqual([
    "Date,Type,Description,Amount (GBP)",
    "2026-06-01,Chick/Pullet,Twelve pullets,20.34",
    "2020-01-01,Feed,,10.00",
  ]);
});

inEveryLook("flocks", () => {
  for (const [what, data, path] of [
    ["the list", {}, "/admin/flocks"],
    ["a flock with books", BOOKS, "/admin/flocks/2"],
    ["a flock without", {}, "/admin/flocks/2"],
    ["no flock", {}, "/admin/flocks/6"],
  ] as const) {
    test(`axe finds nothing on ${what}`, async ({ page }) => {
      await open(page, data, path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      if (data === BOOKS) await expect(page.locator(".chart canvas")).toBeVisible();
      await expectFlawless(page);
    });
  }
});
