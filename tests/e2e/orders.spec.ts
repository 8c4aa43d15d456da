import { readFile } from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";
import { DESKTOP, expectFlawlessInEveryLook, PHONE } from "#tests/e2e/every-look.ts";
import { aStoredLine, openWith } from "#tests/e2e/shop.ts";
import { seconds } from "../../tools/lib/slowness.ts";

const OWNER = { isAdminAuthenticated: "true" };

const anOrder = (change: Record<string, unknown> = {}) => ({
  id: "5O190127TN364715T",
  date: "2026-06-20T22:30:00.000Z",
  customerEmail: "mabel@example.com",
  total: 6.8,
  status: "Pending",
  items: [aStoredLine({ quantity: 2 })],
  ...change,
});

const ORDERS = [
  anOrder(),
  anOrder({
    id: "9ZZZ0000AA",
    date: "2026-06-21T10:00:00.000Z",
    customerEmail: "abel@example.com",
    status: "Completed",
  }),
  { id: "BROKEN00" },
];

const open = (page: Page, orders: unknown = ORDERS) =>
  openWith(page, { ...OWNER, orders }, "/admin/orders");

test("the export holds the orders shown", async ({ page }) => {
  await open(page);
  await page.getByLabel("Search orders").fill("mabel");
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).click();
  const text = await readFile(await (await downloading).path(), "utf8");
  expect(text.replace("\uFEFF", "").split("\r\n")).toEqual([
    "Id,Date,Email,Status,Total (GBP),Taken,Taken on,Items,Day,Name,Phone,Address,Note,Payment method,Capture id,Fee (GBP)",
    '5O190127,2026-06-20T22:30:00.000Z,mabel@example.com,Pending,6.80,6.80,2026-06-20,"2 x Large Eggs (12 pack, delivery)",2026-06-21,,,,,,,',
  ]);
});

test("printing prints the packing list alone", { tag: "@daily" }, async ({ page }) => {
  await page.clock.install({ time: new Date("2026-06-24T10:00:00Z") });
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute("data-printed", "yes");
  });
  await open(page, [
    anOrder({ date: "2026-06-22T10:00:00.000Z" }),
    anOrder({ id: "COLLECT1", items: [aStoredLine({ deliveryMethod: "collection" })] }),
    anOrder({ id: "DONE0001", status: "Completed" }),
  ]);
  await page.getByRole("link", { name: "Print packing list" }).click();
  await page.getByRole("button", { name: "Print packing list" }).click();
  await expect(page.locator("body")).toHaveAttribute("data-printed", "yes");
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  const list = page.getByRole("region", { name: "Packing list" });
  await expect(list).toBeVisible();
  await expect(list.getByRole("heading", { name: "for Saturday 27 June" })).toBeVisible();
  await expect(list).toContainText("5O190127");
  await expect(list).toContainText("COLLECT1");
  await expect(list).not.toContainText("DONE0001");
  for (const screenOnly of [/^Tick what/, "Admin Panel", /kept in this browser/])
    await expect(page.getByText(screenOnly)).toBeHidden();
  for (const box of await page.getByRole("checkbox").all()) await expect(box).toBeHidden();
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)");
  await expect(list.getByText("5O190127")).toHaveCSS("color", "rgb(0, 0, 0)");
});

test("the list of 10,000 orders renders few rows, and scrolls to the last", {
  tag: "@daily",
}, async ({ page }) => {
  const start = Date.UTC(2020, 0, 1);
  await open(
    page,
    Array.from({ length: 10_000 }, (_, n) =>
      anOrder({
        id: `o${n}`,
        date: new Date(start + n * 3_600_000).toISOString(),
        items: [
          {
            id: "large-12",
            name: "Large Eggs",
            packSize: 12,
            deliveryMethod: "delivery",
            price: 3.4,
            quantity: 1,
          },
        ],
      }),
    ),
  );
  await expect(page.getByRole("button", { name: /^o9999 / })).toBeVisible();
  expect(
    await page.getByRole("list", { name: "Orders" }).getByRole("listitem").count(),
  ).toBeLessThan(60);
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(page.getByRole("button", { name: /^o0 / })).toBeVisible({ timeout: seconds(0.5) });
  }).toPass();
});

test("axe finds nothing on the orders page, with an order open and with none", async ({ page }) => {
  await open(page);
  await page.getByRole("button", { name: /5O190127/ }).click();
  await expect(page.getByRole("table")).toBeVisible();
  await expectFlawlessInEveryLook(page);
  await page.evaluate(() => localStorage.setItem("orders", "[]"));
  await page.reload();
  await expect(page.getByText("No orders have been placed yet.")).toBeVisible();
  await expectFlawlessInEveryLook(page);
});

const MANY = Array.from({ length: 20 }, (_, n) =>
  anOrder({ id: `O${10 + n}ORDERX`, date: new Date(Date.UTC(2026, 0, 1 + n)).toISOString() }),
);

const rowsIn = (page: Page) =>
  page.getByRole("list", { name: "Orders" }).evaluate((list) =>
    [...list.querySelectorAll("[aria-expanded]")]
      .map((row) => row.getBoundingClientRect())
      .filter(({ bottom }) => bottom <= innerHeight)
      .map(({ top, height }) => ({ top, height })),
  );

test("a phone shows its first order by 360 px, and seven of them; a desktop fourteen", async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await open(page, MANY);
  await expect(page.getByRole("button", { name: /^O29ORDER / })).toBeVisible();
  await expect.poll(async () => (await rowsIn(page)).length).toBeGreaterThanOrEqual(7);
  expect((await rowsIn(page))[0]?.top).toBeLessThanOrEqual(360);
  for (const { height } of await rowsIn(page)) expect(height).toBeLessThanOrEqual(68);
  await page.setViewportSize(DESKTOP);
  await expect.poll(async () => (await rowsIn(page)).length).toBeGreaterThanOrEqual(14);
});

test("a phone has what is rare behind one button, and boxes once several are chosen", async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await open(page, MANY);
  const box = page.getByRole("checkbox", { name: "Tick order O29ORDER" });
  const several = page.getByRole("button", { name: "Choose several" });
  await expect(page.getByRole("button", { name: /^O29ORDER / })).toBeVisible();
  await expect(box).toBeHidden();
  await expect(several).toBeHidden();
  await page.getByRole("button", { name: "More actions" }).click();
  for (const name of ["Print packing list", "Export for the accountant"])
    await expect(page.getByRole("link", { name })).toBeVisible();
  await expectFlawlessInEveryLook(page);
  await page.setViewportSize(PHONE);
  await page.getByRole("button", { name: "More actions" }).click();
  await several.click();
  await expect(several).toBeHidden();
  await box.check();
  const bar = page.getByRole("group", { name: "Ticked orders" });
  await expect(bar).toBeInViewport({ ratio: 1 });
  await page.setViewportSize(DESKTOP);
  await bar.getByRole("button", { name: "Untick all" }).click();
  await expect(box).toBeVisible();
});

/** The first row below the bar at the top, and where it stands. */
const firstRow = (page: Page) =>
  page.getByRole("list", { name: "Orders" }).evaluate((list) => {
    const rows = [...list.querySelectorAll("[aria-expanded]")];
    const inView = rows
      .map((row) => ({ id: row.textContent?.slice(0, 4), top: row.getBoundingClientRect().top }))
      .filter(({ top }) => top > 100)
      .sort((a, b) => a.top - b.top);
    return [inView[0]?.id, Math.round(inView[0]?.top ?? 0)];
  });

for (const [much, orders, scrolled] of [
  ["far down a long list", 64, 1_230],
  ["above a short one, with an order open", 14, 170],
] as const)
  test(`a reload and Back restore the scroll position, ${much}`, async ({ page }) => {
    const some = Array.from({ length: orders }, (_, n) =>
      anOrder({ id: `o${10 + n}`, date: new Date(Date.UTC(2026, 0, 1 + n)).toISOString() }),
    );
    await openWith(page, { ...OWNER, orders: some }, "/admin/orders");
    await expect(page.getByRole("button", { name: `o${9 + orders} ` })).toBeVisible();
    if (orders === 14) await page.getByRole("button", { name: /^o15 / }).click();
    await page.evaluate((top) => window.scrollTo(0, top), scrolled);
    await expect.poll(() => page.evaluate(() => history.state.passed)).toBeDefined();
    const before = await firstRow(page);
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(scrolled / 2);
    await page.reload();
    await expect.poll(() => firstRow(page)).toEqual(before);
    await page.getByRole("link", { name: "View shop" }).click();
    await expect(page).toHaveURL("/");
    await page.goBack();
    await expect.poll(() => firstRow(page)).toEqual(before);
  });
