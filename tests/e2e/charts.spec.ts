import { expect, type Page, test } from "@playwright/test";
import { openWith } from "#tests/e2e/shop.ts";

interface Drawings {
  texts: string[];
  inks: string[];
  dots: number;
}

/** Keeps what is written on canvases, and counts the dots. */
const watchCanvas = (page: Page) =>
  page.addInitScript(() => {
    const drawings: Drawings = { texts: [], inks: [], dots: 0 };
    Object.assign(window, { drawings });
    const { fillText } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.fillText = function (text, ...place) {
      drawings.texts.push(text);
      drawings.inks.push(String(this.fillStyle));
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

const times = async (page: Page) =>
  (await drawn(page)).texts.filter((text) => /^(\d+ )?[A-Z][a-z]{2,3}( \d\d)?$/.test(text));

const forgetDrawings = (page: Page) =>
  page.evaluate(() =>
    Object.assign((window as unknown as { drawings: Drawings }).drawings, {
      texts: [],
      inks: [],
      dots: 0,
    }),
  );

const WIDTHS = [390, 1440];

/** Opens a flock's page, and what is expected of its chart is expected on a phone and on a desktop. */
const onEveryWidth = async (
  page: Page,
  eggs: Record<string, number>,
  expectation: () => Promise<void>,
) => {
  await watchCanvas(page);
  await page.clock.setFixedTime(new Date("2026-06-03T10:00:00Z"));
  const eggLog = Object.entries(eggs).map(([date, large]) => ({ id: date, date, large }));
  const flockData = { "2": { costLog: [], eggLog } };
  await openWith(page, { isAdminAuthenticated: "true", flockData }, "/admin/flocks/2");
  const chart = page.locator("main canvas");
  await expect(chart).toBeVisible();
  for (const width of WIDTHS)
    await test.step(`${width} px wide`, async () => {
      await forgetDrawings(page);
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(async () => (await times(page)).length).toBeGreaterThan(0);
      await expectation();
    });
};

test("the chart names and dots a single month", ({ page }) =>
  onEveryWidth(page, { "2026-06-02": 24 }, async () => {
    expect(await times(page)).toEqual(["Jun 26"]);
    expect((await drawn(page)).dots).toBeGreaterThanOrEqual(2);
  }));

test("the chart names each of two months once", ({ page }) =>
  onEveryWidth(page, { "2026-04-20": 24, "2026-05-02": 30 }, async () => {
    expect(await times(page)).toEqual(["Apr 26", "May 26"]);
  }));

test("the chart names and dots a single day", ({ page }) =>
  onEveryWidth(page, { "2026-06-02": 24, "2026-01-02": 9 }, async () => {
    await page.getByLabel("Period").selectOption("Last 7 days");
    await expect.poll(async () => (await times(page)).at(-1)).toBe("2 Jun");
    expect((await times(page)).filter((text) => text === "2 Jun")).toHaveLength(1);
    await page.getByLabel("Period").selectOption({ index: 0 });
  }));

const legendOf = (page: Page) => page.locator("main div:has(> .uplot) + ul");

test("the legend shows the last figures until another point is hovered", ({ page }) =>
  onEveryWidth(page, { "2026-04-20": 24, "2026-05-02": 30 }, async () => {
    await page.mouse.move(0, 0);
    const legend = legendOf(page);
    await expect(legend).toContainText(/Month.*May 2026.*Eggs.*30.*Worth less costs.*£8\.50/);
    await expect(legend).not.toContainText("–");
    await page.locator(".u-over").hover({ position: { x: 5, y: 60 } });
    await expect(legend).toContainText(/April 2026.*24.*£6\.80/);
  }));

/** The colour of texts as a canvas names it. */
const inkNow = (page: Page): Promise<string> =>
  page.locator("main").evaluate((main) => {
    const context = document.createElement("canvas").getContext("2d");
    if (!context) return "";
    context.fillStyle = getComputedStyle(main).getPropertyValue("--ink");
    return String(context.fillStyle);
  });

const markerOf = (page: Page): Promise<string> =>
  legendOf(page)
    .locator("span[style]")
    .last()
    .evaluate((marker) => getComputedStyle(marker).borderTopColor);

test("a chart that is shown takes the colours of the look that is changed to, and back", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "light" });
  await onEveryWidth(page, { "2026-04-20": 24, "2026-05-02": 30 }, async () => {
    const inks: string[] = [];
    const markers: string[] = [];
    for (const colorScheme of ["dark", "light"] as const) {
      await forgetDrawings(page);
      await page.emulateMedia({ colorScheme });
      await expect
        .poll(async () => [...new Set((await drawn(page)).inks)])
        .toEqual([await inkNow(page)]);
      inks.push(await inkNow(page));
      markers.push(await markerOf(page));
    }
    expect(new Set(inks).size).toBe(2);
    expect(new Set(markers).size).toBe(2);
    await expect(page.locator("main canvas")).toHaveCount(1);
  });
});
