import { readFile } from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";
import { expectFlawlessInEveryLook } from "#tests/e2e/every-look.ts";
import { move, noticeOf, openWith } from "#tests/e2e/shop.ts";

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

test("a deletion moves the focus to the table", async ({ page }) => {
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
    await expect(page.locator("main canvas")).toBeVisible();
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

test("the export holds the books", async ({ page }) => {
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

test("axe finds nothing on a flock with books", async ({ page }) => {
  await open(page);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("main canvas")).toBeVisible();
  await expectFlawlessInEveryLook(page);
});

test("axe finds nothing on the flocks without books, one of them, and an unknown one", async ({
  page,
}) => {
  await open(page, {}, "/admin/flocks");
  for (const [path, name] of [
    ["/admin/flocks", "Flocks"],
    ["/admin/flocks/2", "Flock 2"],
    ["/admin/flocks/6", "Flock Not Found"],
  ] as const)
    await test.step(path, async () => {
      await move(page, path);
      await expect(page.getByRole("heading", { level: 1, name, exact: true })).toBeVisible();
      await expectFlawlessInEveryLook(page);
    });
});
