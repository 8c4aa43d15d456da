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
    expect(months.filter((month, place) => month === months[place - 1])).toEqual([]);
    expect(new Set(months)).toEqual(
      new Set(["Jul 25", "Sept 25", "Nov 25", "Jan 26", "Mar 26", "May 26"]),
    );
  });
});

test("the export holds the books", async ({ page }) => {
  await open(page);
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).first().click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe("flock-2-costs.csv");
  expect((await readFile(await file.path(), "utf8")).replace("\uFEFF", "").split("\r\n")).toEqual([
    "Day,Type,Description,Amount (GBP)",
    "2026-06-01,Chick/Pullet,Twelve pullets,20.34",
    "2020-01-01,Feed,,10.00",
  ]);
});

const CARE = {
  "2": {
    name: "The Reds",
    pulletsUntil: "2026-12-24",
    counts: { e1: { cracked: 2, kept: { size: "large", eggs: 6 } } },
    heads: [{ id: "h1", date: "2026-05-01", what: "in", hens: 50, weeks: 18, note: "Ash Farm" }],
    medicines: [
      {
        id: "m1",
        medicine: "Wormer",
        quantity: "1 l",
        first: "2026-06-01",
        last: "2026-06-03",
        days: 7,
      },
      {
        ...{ id: "m2", medicine: "Drops", quantity: "2", first: "2026-05-02", last: "2026-05-02" },
        ...{ days: 14, struck: { at: "2026-05-03T10:00:00Z", reason: "Flock 3 had it" } },
      },
    ],
  },
};

const openWithCare = async (page: Page) => {
  await page.clock.setFixedTime(new Date("2026-06-03T10:00:00Z"));
  const records = { ...OWNER, flockData: BOOKS, flockCare: CARE };
  await openWith(page, records, "/admin/flocks/2");
};

test("the keyboard alone adds hens and strikes a medicine out", async ({ page }) => {
  await openWithCare(page);
  const hens = page.getByRole("form", { name: "Add Hens" });
  await hens.getByLabel("What").focus();
  await page.keyboard.type("Died");
  await page.keyboard.press("Tab");
  await page.keyboard.type("2");
  await page.keyboard.press("Enter");
  await expect(noticeOf(page, "Hens added successfully.")).toBeVisible();
  const strike = page.getByRole("button", { name: "Strike out" });
  await strike.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Strike out Wormer?" });
  await dialog.getByLabel("Reason").focus();
  await page.keyboard.type("Another flock");
  await page.keyboard.press("Enter");
  await expect(page.getByText(/^Struck out on 03\/06\/26: Another flock$/)).toBeVisible();
  await expect(dialog).toBeHidden();
});

test("axe finds nothing on a flock with hens and medicine", async ({ page }) => {
  await openWithCare(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Flock 2: The Reds");
  await expect(page.getByRole("table", { name: "Medicine" })).toBeVisible();
  await expectFlawlessInEveryLook(page);
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
