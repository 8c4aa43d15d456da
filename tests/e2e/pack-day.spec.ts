import { expect, type Locator, type Page, test } from "@playwright/test";
import { expectFlawlessInEveryLook, PHONE } from "#tests/e2e/every-look.ts";
import { aStoredLine, openWith, stored } from "#tests/e2e/shop.ts";

const DAY = "2026-11-28";

const LONG_NAME = "Bartholomew Featherstonehaugh-Cholmondeley of Upper Wopping-on-the-Marsh";

const ORDERS = Array.from({ length: 20 }, (_, at) => ({
  id: `${String(at).padStart(2, "0")}GH2K1PAXX`,
  date: "2026-11-25T10:00:00.000Z",
  customerName: at === 7 ? LONG_NAME : `Customer ${at}`,
  customerEmail: `customer${at}@example.com`,
  phone: "07700 900123",
  address: { lines: [`${at + 1} High Street`, "Crawley"], postcode: "RH10 6AA", country: "GB" },
  note: at % 3 === 0 ? "In the porch, please, behind the blue door. ".repeat(6) : "",
  total: 6.8,
  status: "Pending",
  items: ["large-12", "extraLarge-6"].map((id) =>
    aStoredLine({ id, quantity: 1, deliveryMethod: at % 4 === 0 ? "collection" : "delivery" }),
  ),
  days: at % 4 === 0 ? { collection: DAY } : { delivery: DAY },
}));

const openDay = async (page: Page, orders = ORDERS): Promise<void> => {
  await page.clock.install({ time: new Date("2026-11-27T18:20:00Z") });
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  await openWith(page, { isAdminAuthenticated: "true", orders }, `/admin/packing/${DAY}`);
  await expect(page.getByRole("region", { name: "Run sheet" })).toBeVisible();
};

const print = async (page: Page, part: string): Promise<void> => {
  const region = page.getByRole("region", { name: part, exact: true });
  await region.getByRole("button", { name: "Print", exact: true }).press("Enter");
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect(page.getByRole("region", { name: "Pack day on paper" })).toBeVisible();
};

const MM = 96 / 25.4;

/** In millimetres from the corner of its page. */
const placesOf = (page: Page, selector: string) =>
  page.evaluate(
    ([wanted, mm]) =>
      [...document.querySelectorAll("[data-page]")].map((sheet) => {
        const corner = sheet.getBoundingClientRect();
        return [...sheet.querySelectorAll(String(wanted))].map((one) => {
          const { left, top, width, height } = one.getBoundingClientRect();
          return [left - corner.left, top - corner.top, width, height].map(
            (length) => length / Number(mm),
          );
        });
      }),
    [selector, MM] as const,
  );

const pagesIn = (pdf: Buffer): number =>
  pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;

test("14 labels lie on a sheet within a tenth of a millimetre, and nothing is cut off", async ({
  page,
}) => {
  await openDay(page);
  await print(page, "Labels");
  const sheets = await placesOf(page, "[data-label]");
  expect(sheets.map(({ length }) => length)).toEqual([14, 14, 12]);
  for (const [at, place] of (sheets[0] ?? []).entries()) {
    const expected = [4.7 + 101.6 * (at % 2), 15.1 + 38.1 * Math.floor(at / 2), 99.1, 38.1];
    for (const [side, length] of expected.entries())
      expect(Math.abs((place[side] ?? 0) - length), `label ${at}, side ${side}`).toBeLessThan(0.1);
  }
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll("[data-label] > *")].some(
      (one) => one.scrollHeight > one.clientHeight || one.scrollWidth > one.clientWidth,
    ),
  );
  expect(cut).toBe(false);
  expect(pagesIn(await page.pdf({ preferCSSPageSize: true }))).toBe(3);
});

const wordsIn = (page: Page, isCutOff: boolean): Promise<readonly string[]> =>
  page.evaluate(
    (onlyCut) =>
      [...document.querySelectorAll<HTMLElement>("[data-label] > *")]
        .filter(
          (one) =>
            !onlyCut || one.scrollHeight > one.clientHeight || one.scrollWidth > one.clientWidth,
        )
        .map((one) => one.innerText),
    isCutOff,
  );

/** In millimetres. */
const sizesIn = (pdf: Buffer): readonly (readonly number[])[] =>
  [...pdf.toString("latin1").matchAll(/\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/g)].map((box) =>
    box.slice(1).map((points) => (Number(points) / 72) * 25.4),
  );

const A_LONG_LINE =
  "The Old Granary by the Duck Pond behind Featherstonehaugh Manor Farm, second gate".padEnd(
    100,
    " on the left",
  );

const WITH_A_LONG_ADDRESS = ORDERS.map((order, at) => ({
  ...order,
  ...(at === 7 && {
    customerName: LONG_NAME.padEnd(100, " W"),
    address: { ...order.address, lines: Array(6).fill(A_LONG_LINE) },
  }),
}));

for (const [width, height] of [
  [89, 36],
  [89, 28],
  [62, 29],
] as const)
  test(`labels on a roll of ${width} × ${height} mm are one a page, and nothing is cut off`, async ({
    page,
  }) => {
    await openDay(page, WITH_A_LONG_ADDRESS);
    const region = page.getByRole("region", { name: "Labels" });
    await region.getByRole("heading", { name: "Labels" }).click();
    await region.getByLabel("Labels").selectOption(`Roll ${width} × ${height} mm`);
    await expect(region.getByText(`40 labels of ${width} × ${height} mm`)).toBeVisible();
    await print(page, "Labels");
    expect(await wordsIn(page, true)).toEqual([]);
    const words = await wordsIn(page, false);
    expect(words).toHaveLength(40);
    const long = words.filter((label) => label.includes(LONG_NAME));
    expect(long).toHaveLength(2);
    for (const [at, label] of long.entries()) {
      expect(label).toMatch(new RegExp(`Stop \\d+, ${at + 1} of 2, 07GH2K1P`));
      expect(label).toMatch(/RH10 6AA$/);
    }
    const short = words.filter((label) => !label.includes(LONG_NAME));
    expect(short.filter((label) => !label.includes("Laid from"))).toEqual([]);
    const pdf = await page.pdf({ preferCSSPageSize: true });
    expect(pagesIn(pdf)).toBe(40);
    for (const [across, down] of sizesIn(pdf)) {
      expect(Math.abs((across ?? 0) - width)).toBeLessThan(0.3);
      expect(Math.abs((down ?? 0) - height)).toBeLessThan(0.3);
    }
    expect(sizesIn(pdf).length).toBeGreaterThan(0);
  });

test("a test label is one page with a frame at its edges, and a test sheet has fourteen", async ({
  page,
}) => {
  await openDay(page);
  const region = page.getByRole("region", { name: "Labels" });
  await region.getByRole("heading", { name: "Labels" }).click();
  await region.getByRole("button", { name: "Print a test sheet" }).click();
  await page.emulateMedia({ media: "print" });
  expect(await placesOf(page, "[data-label] > *")).toEqual(await placesOf(page, "[data-label]"));
  expect((await placesOf(page, "[data-label]")).map(({ length }) => length)).toEqual([14]);
  expect(pagesIn(await page.pdf({ preferCSSPageSize: true }))).toBe(1);
  await page.emulateMedia({ media: "screen" });
  await region.getByLabel("Labels").selectOption("Roll 62 × 29 mm");
  await region.getByRole("button", { name: "Print a test label" }).click();
  await page.emulateMedia({ media: "print" });
  const [[frame = []] = []] = await placesOf(page, "[data-label] > *");
  for (const [side, length] of [0, 0, 62, 29].entries())
    expect(Math.abs((frame[side] ?? 0) - length), `side ${side}`).toBeLessThan(0.3);
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pagesIn(pdf)).toBe(1);
});

for (const part of ["Totals", "Slips", "Run sheet", "Labels"])
  test(`${part} alone is black on white on A4, whole, and without the admin's head`, async ({
    page,
  }) => {
    await openDay(page);
    await print(page, part);
    await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
    await expect(page.getByRole("navigation")).toHaveCount(0);
    await expect(page.locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)");
    const sheets = await page.locator("[data-page]").count();
    const outside = (await placesOf(page, "*"))
      .flat()
      .filter(
        ([left = 0, top = 0, width = 0, height = 0]) =>
          left < 0 || top < 0 || left + width > 210.1 || top + height > 297,
      );
    expect(outside).toEqual([]);
    const foot = `Saturday 28 November, printed Friday 27 November, 6:20 PM, page ${sheets} of ${sheets}`;
    await expect(page.getByText(foot)).toBeVisible();
    const pdf = await page.pdf({ preferCSSPageSize: true });
    expect(pagesIn(pdf)).toBe(sheets);
    expect(pdf.toString("latin1")).toMatch(/\/MediaBox\s*\[0 0 59[45](\.\d+)? 84[12](\.\d+)?\]/);
  });

test("slips are two on a page, and the browser's own printing prints all four parts", async ({
  page,
}) => {
  await openDay(page);
  await print(page, "Slips");
  expect((await placesOf(page, "article")).map(({ length }) => length)).toEqual(
    Array.from({ length: 10 }, () => 2),
  );
  const slips = pagesIn(await page.pdf({ preferCSSPageSize: true }));
  expect(pagesIn(await page.pdf({ preferCSSPageSize: true }))).toBeGreaterThan(slips + 5);
  await expect
    .poll(() => stored(page, "printedDays"))
    .toMatchObject({ [DAY]: { orders: expect.any(Array) } });
});

test("what is ticked is a target of 56 × 70 px on a phone", { tag: "@daily" }, async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openDay(page);
  const targets = page.getByRole("region", { name: "Packing" }).locator("label:has(input)");
  const sizes = await targets.evaluateAll((labels) =>
    labels.map((label) => label.getBoundingClientRect()),
  );
  expect(sizes.length).toBeGreaterThanOrEqual(ORDERS.length);
  for (const { width, height } of sizes) {
    expect(width).toBeGreaterThanOrEqual(56);
    expect(height).toBeGreaterThanOrEqual(70);
  }
});

test("a phone has what is pressed for all at the foot, a desktop beside the day", async ({
  page,
}) => {
  await openDay(page);
  const all = page.getByRole("button", { name: "Print all" });
  const edges = async () => [
    (await all.boundingBox())?.y ?? 0,
    (await page.getByRole("heading", { level: 1 }).boundingBox())?.y ?? 0,
    (await page.getByRole("region", { name: "Labels" }).boundingBox())?.y ?? 0,
  ];
  const [wide, day] = await edges();
  expect(Math.abs((wide ?? 0) - (day ?? 0))).toBeLessThan(12);
  await page.setViewportSize(PHONE);
  await expect(async () => {
    const [narrow, , labels] = await edges();
    expect(narrow).toBeGreaterThan(labels ?? 0);
  }).toPass();
});

test("a stop is moved up by keyboard, and keeps the focus on its button", async ({ page }) => {
  await openDay(page);
  await page.evaluate(() => {
    const orders = JSON.parse(localStorage.getItem("orders") ?? "[]");
    orders[3].address.postcode = "RH11 0AA";
    localStorage.setItem("orders", JSON.stringify(orders));
  });
  await page.reload();
  await page.getByRole("heading", { name: "Run sheet" }).click();
  const up = page.getByRole("button", { name: "Move up: Customer 3" });
  await up.press("Enter");
  await expect(
    page.getByRole("region", { name: "Run sheet" }).getByRole("listitem").first(),
  ).toContainText("Customer 3");
  await expect(up).toBeFocused();
  expect(await stored(page, "runOrder")).toEqual(["RH11 0AA", "RH10 6AA"]);
});

test("a phone shows a tick's notice away from the touched row, and leaves the page's end free", async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await openDay(page);
  const boxes = page.getByRole("region", { name: "Packing" }).getByRole("checkbox");
  const notice = page.locator("[data-sonner-toast]");
  const edgesOf = async (what: Locator) => {
    const { y = 0, height = 0 } = (await what.boundingBox()) ?? {};
    return [y, y + height] as const;
  };
  /** Ticks a box that stands this far down the window. */
  const tickAt = async (at: number, middle: number) => {
    const box = boxes.nth(at);
    await box.evaluate((one, wanted) => {
      const { top, height } = one.getBoundingClientRect();
      window.scrollBy({ top: top + height / 2 - wanted, behavior: "instant" });
    }, middle);
    await box.click();
    await expect(notice).toContainText("has been marked as handed over.");
  };
  await tickAt(5, 780);
  await expect.poll(async () => (await edgesOf(notice))[1]).toBeLessThan(PHONE.height / 2);
  const bar = (await page.getByRole("banner").boundingBox())?.height ?? 0;
  expect((await edgesOf(notice))[0]).toBeGreaterThan(bar + 8);
  await tickAt(6, 300);
  await expect.poll(async () => (await edgesOf(notice))[0]).toBeGreaterThan(PHONE.height / 2);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const [noticeTop] = await edgesOf(notice);
  const [, end] = await edgesOf(page.getByRole("link", { name: "All days" }));
  expect(end).toBeLessThanOrEqual(noticeTop);
});

test("axe finds nothing on a pack day, and a phone scrolls it one way alone", async ({ page }) => {
  test.slow();
  await openDay(page);
  await expectFlawlessInEveryLook(page);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
