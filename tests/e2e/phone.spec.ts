import { expect, type Locator, type Page, test } from "@playwright/test";
import { DESKTOP, isSidewaysScrollable, PHONE } from "#tests/e2e/every-look.ts";
import { aStoredLine, openWith } from "#tests/e2e/shop.ts";
import { seconds } from "../../tools/lib/slowness.ts";

const LONG_EMAIL = "mabel.featherstonehaugh@example.com";

const anOrder = (change: Record<string, unknown>) => ({
  id: "5O190127TN364715T",
  date: "2026-06-17T10:00:00.000Z",
  customerEmail: LONG_EMAIL,
  total: 6.8,
  status: "Pending",
  items: [aStoredLine({ quantity: 2 })],
  ...change,
});

const RECORDS = {
  isAdminAuthenticated: "true",
  customers: [
    { id: "1", name: "Mabel Featherstonehaugh", email: LONG_EMAIL, phone: "01293 555010" },
    { id: "2", name: "W".repeat(300), email: `${"w".repeat(300)}@example.com` },
  ],
  orders: [
    anOrder({}),
    anOrder({ id: "A", customerEmail: "a@b.uk", total: 12345.6 }),
    anOrder({ id: "NOMAIL00", customerEmail: "", date: "2026-06-10T10:00:00.000Z" }),
  ],
  flockData: {
    "1": {
      costLog: [
        { id: "c1", date: "2026-05-01", type: "housing", amount: 1_234_567.89 },
        { id: "c2", date: "2026-04-01", type: "feed", amount: 3, description: "x".repeat(300) },
      ],
      eggLog: [{ id: "e1", date: "2026-06-02", small: 1, medium: 22, large: 60, extraLarge: 4 }],
    },
  },
};

const open = async (page: Page, path: string) => {
  await page.clock.setFixedTime(new Date("2026-06-18T08:00:00Z"));
  await openWith(page, RECORDS, path);
};

const boxOf = async (element: Locator) => {
  const box = await element.boundingBox();
  if (!box) throw new Error(`${element} has no box`);
  return box;
};

const expectWithin = async (page: Page, elements: Locator) => {
  const width = page.viewportSize()?.width ?? 0;
  for (const element of await elements.all()) {
    const { x, width: own } = await boxOf(element);
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + own).toBeLessThanOrEqual(width);
  }
};

const isScrolledSideways = (element: Locator) =>
  element.evaluate((box) => box.scrollWidth > box.clientWidth);

/** On how many lines an element's text stands. */
const linesOf = (element: Locator) =>
  element.evaluate((box) => {
    const range = document.createRange();
    range.selectNodeContents(box);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  });

const TABLES = {
  "/admin/customers": [["Customers", 3, 4]],
  "/admin/flocks/1": [
    ["Cost History", 3, 5],
    ["Egg Production History", 2, 7],
  ],
} as const;

const WIDTHS = [PHONE, DESKTOP];

for (const [path, tables] of Object.entries(TABLES)) {
  test(`the tables of ${path} show all their cells`, async ({ page }) => {
    await open(page, path);
    for (const viewport of WIDTHS) {
      await page.setViewportSize(viewport);
      for (const [name, rows, columns] of tables) {
        const table = page.getByRole("table", { name });
        await expect(table.getByRole("row")).toHaveCount(rows);
        await expect(table.getByRole("rowgroup")).toHaveCount(2);
        await expect(table.getByRole("columnheader")).toHaveCount(columns);
        await expect(table.getByRole("cell")).toHaveCount((rows - 1) * columns);
        await expectWithin(page, table.getByRole("cell"));
        await expectWithin(page, table.getByRole("button"));
        const region = page.getByRole("region", { name, exact: true });
        expect(await isScrolledSideways(region), name).toBe(false);
      }
      expect(await isSidewaysScrollable(page)).toBe(false);
    }
  });
}

for (const viewport of WIDTHS) {
  test.describe(`a page ${viewport.width} px wide`, () => {
    test.use({ viewport });

    test("shows an e-mail and a total that fit on a line on one line", async ({ page }) => {
      await open(page, "/admin/customers");
      expect(await linesOf(page.getByRole("cell", { name: LONG_EMAIL, exact: true }))).toBe(1);
      await page.getByRole("link", { name: "Orders" }).click();
      const order = page.getByRole("button", { name: /5O190127/ });
      expect(await linesOf(order.getByText(LONG_EMAIL))).toBe(1);
      expect(await linesOf(page.getByText("£12,345.60"))).toBe(1);
      await page.getByRole("link", { name: "Dashboard" }).click();
      const pending = page.getByRole("listitem").filter({ hasText: "5O190127" });
      expect(await linesOf(pending.getByText(LONG_EMAIL))).toBe(1);
    });

    test("shows the items of an order and the figures of a chart without sideways scrolling", async ({
      page,
    }) => {
      await open(page, "/admin/orders");
      await page.getByRole("button", { name: /5O190127/ }).click();
      expect(await isScrolledSideways(page.getByRole("region", { name: /^Items of/ }))).toBe(false);
      await page.goto("/admin/flocks/1");
      await page.getByText("Show as a table").click();
      const figures = page.getByRole("region", {
        name: "Eggs and their worth less costs over time",
      });
      await expect(figures.getByRole("cell", { name: "-£1,234,567.89" })).toBeVisible();
      expect(await isScrolledSideways(figures)).toBe(false);
    });
  });
}

test("the buttons of the orders stand beside each other on a desktop", async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await open(page, "/admin/orders");
  const packing = await boxOf(page.getByRole("link", { name: "Print packing list" }));
  const csv = await boxOf(page.getByRole("button", { name: "Export CSV" }));
  expect(csv.y).toBe(packing.y);
  expect(csv.x).toBeGreaterThan(packing.x + packing.width);
});

test.describe("a page on a phone", () => {
  test.use({ viewport: PHONE });

  test("shows a customer's email below the name, and sorts the columns", async ({ page }) => {
    await open(page, "/admin/customers");
    const row = page.getByRole("row").filter({ hasText: LONG_EMAIL });
    const [name, email] = await Promise.all(
      [0, 1].map((at) => boxOf(row.getByRole("cell").nth(at))),
    );
    expect(email?.x).toBe(name?.x);
    expect(email?.y).toBeGreaterThanOrEqual((name?.y ?? 0) + (name?.height ?? 0));
    await page.getByRole("button", { name: "Name", exact: true }).click();
    await page.getByRole("button", { name: "Name", exact: true }).click();
    await expect(page.getByRole("columnheader", { name: "Name" })).toHaveAttribute(
      "aria-sort",
      "descending",
    );
    await expect(page.getByRole("cell").first()).toContainText("WWW");
  });

  test("scrolls through two thousand stacked rows", async ({ page }) => {
    const customers = Array.from({ length: 2000 }, (_, n) => ({
      id: `c${n}`,
      name: `Customer ${n}`,
      email: `c${n}@example.com`,
    }));
    await openWith(page, { ...RECORDS, customers }, "/admin/customers");
    const box = page.getByRole("region", { name: "Customers", exact: true });
    await expect(async () => {
      await box.evaluate((list) => list.scrollTo(0, list.scrollHeight));
      await expect(page.getByText("c1999@example.com")).toBeVisible({ timeout: seconds(0.5) });
    }).toPass();
    expect(await page.getByRole("row").count()).toBeLessThan(40);
  });

  const expectSideBySide = async (page: Page, titles: readonly string[]) => {
    const figures = titles.map((name) =>
      page.getByRole("heading", { name, exact: true }).locator(".."),
    );
    await expect(async () => {
      const [left, right] = await Promise.all(figures.map(boxOf));
      expect(left?.y).toBe(right?.y);
    }).toPass();
    for (const figure of figures) {
      expect(await isScrolledSideways(figure)).toBe(false);
      const card = await boxOf(figure);
      const amount = await boxOf(figure.getByRole("status"));
      expect(amount.x + amount.width).toBeLessThanOrEqual(card.x + card.width);
    }
  };

  for (const [path, ...pairs] of [
    ["/admin", ["Pending orders", "Takings this week"], ["Takings this week", "Takings last week"]],
    ["/admin/flocks/1", ["Total Costs", "Total Revenue"], ["Profit / Loss", "Cost per Dozen"]],
  ] as const) {
    test(`shows the figures of ${path} side by side in pairs, whole`, async ({ page }) => {
      await open(page, path);
      for (const pair of pairs) await expectSideBySide(page, pair);
    });
  }

  test("shows the form for the day's eggs without scrolling", { tag: "@daily" }, async ({
    page,
  }) => {
    await open(page, "/admin/flocks/1");
    await page.getByRole("button", { name: "Log Daily Egg Count" }).click();
    const form = page.getByRole("form", { name: "Log Daily Egg Count" });
    const button = await boxOf(form.getByRole("button", { name: "Log Eggs" }));
    expect(button.y + button.height).toBeLessThan(PHONE.height);
    const figures = await boxOf(page.getByRole("heading", { name: "Total Costs" }));
    expect(button.y).toBeLessThan(figures.y);
  });

  test("shows every order to pack in the same layout", async ({ page }) => {
    await open(page, "/admin");
    const orders = page.getByRole("region", { name: "Orders to pack" }).getByRole("listitem");
    await expect(orders).toHaveCount(3);
    const places = await Promise.all(
      (await orders.all()).map((order) =>
        order.locator("> *").evaluate((row) => {
          const from = row.getBoundingClientRect();
          const to = (part: Element | undefined, side: "left" | "right" | "top") =>
            Math.round((part?.getBoundingClientRect()[side] ?? 0) - from[side]);
          const [who, total, day] = row.children;
          return [
            [to(who, "left"), to(who, "top")],
            [to(total, "right"), to(total, "top")],
            [to(day, "left"), to(day, "top")],
          ];
        }),
      ),
    );
    for (const place of places) expect(place).toEqual(places[0]);
  });
});

const PRICEY = [
  aStoredLine({ id: "extraLarge-18", packSize: 18, quantity: 9999 }),
  aStoredLine({ deliveryMethod: "collection", price: 1.2, quantity: 4 }),
];

/** Whether one stands where it is read after the other. */
const isReadAfter = async (before: Locator, after: Locator): Promise<boolean> => {
  const [first, next] = [await boxOf(before), await boxOf(after)];
  const isBelow = next.y >= first.y + first.height - 1;
  const isBeside = next.x >= first.x + first.width && next.y < first.y + first.height;
  return isBelow || isBeside;
};

/** A line's parts as they are read; where it is one row, its price ends it. */
const partsOf = (line: Locator, isOneRow: boolean): Locator[] => {
  const price = line.getByRole("status");
  const acts = [
    line.getByLabel("Quantity"),
    line.getByRole("button", { name: /^Change to/ }),
    line.getByRole("button", { name: "Remove" }),
  ];
  return [line.locator("strong"), ...(isOneRow ? [...acts, price] : [price, ...acts])];
};

const expectInOrder = async (line: Locator, width: number): Promise<void> => {
  const parts = partsOf(line, width >= 960);
  const card = await boxOf(line);
  for (const [at, part] of parts.entries()) {
    const { x, width: own } = await boxOf(part);
    expect(x, `${width} px`).toBeGreaterThanOrEqual(card.x - 1);
    expect(x + own, `${width} px`).toBeLessThanOrEqual(card.x + card.width + 1);
    const next = parts[at + 1];
    if (next) expect(await isReadAfter(part, next), `${width} px`).toBe(true);
  }
};

test("a basket's lines keep their order at every width, however much they cost", {
  tag: "@daily",
}, async ({ page }) => {
  const eggPrices = { extraLarge: { 18: 7.5 }, large: { 12: 1600.5 } };
  await openWith(page, { cart: PRICEY, eggPrices }, "/checkout");
  const lines = page.getByRole("region", { name: "Basket" }).getByRole("listitem");
  await expect(lines).toHaveCount(2);
  for (const width of [1440, 900, 390, 195]) {
    await page.setViewportSize({ width, height: 844 });
    for (const line of await lines.all()) await expectInOrder(line, width);
  }
});
