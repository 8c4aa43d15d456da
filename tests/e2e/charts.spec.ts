import { expect, type Page, test } from "@playwright/test";
import { openWith } from "#tests/e2e/shop.ts";

interface Drawings {
  texts: string[];
  dots: number;
}

/** Keeps what is written on canvases, and counts the dots. */
const watchCanvas = (page: Page) =>
  page.addInitScript(() => {
    const drawings: Drawings = { texts: [], dots: 0 };
    Object.assign(window, { drawings });
    const { fillText } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.fillText = function (text, ...place) {
      drawings.texts.push(text);
      return fillText.call(this, text, ...place);
    };
    const { arc } = Path2D.prototype;
    Path2D.prototype.arc = function (...place) {
      drawings.dots += 1;
      return arc.apply(this, place);
    };
  });

const drawn = (page: Page) =>
  page.evaluate(() => (window as unknown as { drawings: Drawings }).drawings);

const open = async (page: Page, eggs: Record<string, number>) => {
  await watchCanvas(page);
  await page.clock.setFixedTime(new Date("2026-06-03T10:00:00Z"));
  const eggLog = Object.entries(eggs).map(([date, large]) => ({ id: date, date, large }));
  const flockData = { "2": { costLog: [], eggLog } };
  await openWith(page, { isAdminAuthenticated: "true", flockData }, "/admin/flocks/2");
  await expect(page.locator("main canvas")).toBeVisible();
};

const times = async (page: Page) =>
  (await drawn(page)).texts.filter((text) => /^(\d+ )?[A-Z][a-z]{2,3}( \d\d)?$/.test(text));

for (const width of [390, 1440]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 900 } });

    test("a single month is named and dotted", async ({ page }) => {
      await open(page, { "2026-06-02": 24 });
      expect(await times(page)).toEqual(["Jun 26"]);
      expect((await drawn(page)).dots).toBeGreaterThanOrEqual(2);
    });

    test("of two months each is named once", async ({ page }) => {
      await open(page, { "2026-04-20": 24, "2026-05-02": 30 });
      expect(await times(page)).toEqual(["Apr 26", "May 26"]);
    });

    test("a single day is named and dotted", async ({ page }) => {
      await open(page, { "2026-06-02": 24, "2026-01-02": 9 });
      await page.getByLabel("Period").selectOption("Last 7 days");
      await expect.poll(async () => (await times(page)).at(-1)).toBe("2 Jun");
      expect((await times(page)).filter((text) => text === "2 Jun")).toHaveLength(1);
    });

    test("the legend tells the last figures until another is pointed at", async ({ page }) => {
      await open(page, { "2026-04-20": 24, "2026-05-02": 30 });
      const legend = page.locator(".u-legend");
      await expect(legend).toContainText(/Month.*May 2026.*Eggs.*30.*Profit.*£8\.50/);
      await expect(legend).not.toContainText("–");
      await page.locator(".u-over").hover({ position: { x: 5, y: 60 } });
      await expect(legend).toContainText(/April 2026.*24.*£6\.80/);
    });
  });
}
