import { expect, type Page, test } from "@playwright/test";
import { expectFlawlessInEveryLook } from "#tests/e2e/every-look.ts";
import { aStoredLine, move, noticeOf, openWith, stored } from "#tests/e2e/shop.ts";

const BOXING_DAY = "2026-12-26";

const ORDERS = ["AAAA0001", "BBBB0002", "CCCC0003", "DDDD0004"].map((id, at) => ({
  id,
  date: "2026-12-20T10:00:00.000Z",
  customerName: `Customer ${at}`,
  customerEmail: `customer${at}@example.com`,
  phone: `07700 90000${at}`,
  total: 6.8,
  status: "Pending",
  items: [aStoredLine({ quantity: 2 })],
  days: { delivery: BOXING_DAY },
}));

const openWeek = async (page: Page): Promise<void> => {
  await page.clock.install({ time: new Date("2026-12-21T10:00:00Z") });
  await openWith(page, { isAdminAuthenticated: "true", orders: ORDERS }, "/admin/week");
  await expect(page.getByRole("region", { name: "Every week" })).toBeVisible();
};

const openFolds = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const fold of document.querySelectorAll("details")) fold.open = true;
  });

const rowOf = (page: Page) => page.getByRole("listitem", { name: "Saturday 26 December" });

const closeBoxingDay = async (page: Page): Promise<void> => {
  await rowOf(page).getByRole("button", { name: "Close…" }).focus();
  await page.keyboard.press("Enter");
  await page.getByLabel("Reason").last().fill("Boxing Day");
  await page.keyboard.press("Enter");
  await expect(
    page.getByRole("dialog", { name: "Four orders are for Saturday 26 December." }),
  ).toBeVisible();
};

test("a farmer closes Boxing Day by keyboard and moves its four orders", async ({ page }) => {
  await openWeek(page);
  await closeBoxingDay(page);
  expect(await stored(page, "farmWeek")).toBeNull();
  await page.getByLabel("Move them to").selectOption("Sunday 27 December");
  await page.getByRole("button", { name: "Move them" }).focus();
  await page.keyboard.press("Enter");
  await expect(
    noticeOf(page, "Saturday 26 December is closed. Its orders are now for Sunday 27 December."),
  ).toBeVisible();
  await expect(rowOf(page).getByRole("button", { name: "Open again" })).toBeFocused();
  expect(await stored(page, "orders")).toEqual(
    ORDERS.map(() => expect.objectContaining({ days: { delivery: "2026-12-27" } })),
  );
});

test("Escape leaves the question unsaved and the reason as typed, with the focus on the day", async ({
  page,
}) => {
  await openWeek(page);
  await closeBoxingDay(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name: "Close Saturday 26 December?" })).toBeVisible();
  await expect(page.getByLabel("Reason").last()).toHaveValue("Boxing Day");
  await page.keyboard.press("Escape");
  await expect(rowOf(page).getByRole("button", { name: "Close…" })).toBeFocused();
  expect(await stored(page, "farmWeek")).toBeNull();
});

test("axe finds nothing on The Week, in its question, nor where left orders are listed", async ({
  page,
}) => {
  test.slow();
  await openWeek(page);
  await expectFlawlessInEveryLook(page);
  await openFolds(page);
  await expectFlawlessInEveryLook(page);
  await closeBoxingDay(page);
  await expectFlawlessInEveryLook(page);
  await page.getByRole("button", { name: "Leave them: I'll tell them myself" }).click();
  await expect(noticeOf(page, "Saturday 26 December is closed.")).toBeVisible();
  await move(page, "/admin");
  await page.getByText("On a closed day").click();
  await expect(page.getByRole("list", { name: "On a closed day" })).toBeVisible();
  await expectFlawlessInEveryLook(page);
});

test("Escape leaves the dialog that moves an order, in which axe finds nothing", async ({
  page,
}) => {
  await openWith(
    page,
    { isAdminAuthenticated: "true", orders: ORDERS },
    "/admin/orders?order=AAAA0001",
  );
  const open = page.getByRole("button", { name: "Move to another day…" });
  await open.press("Enter");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(open).toBeFocused();
  await open.press("Enter");
  await page.getByRole("button", { name: "Move", exact: true }).press("Enter");
  await expect(page.getByText("Please choose a day.")).toBeVisible();
  await expectFlawlessInEveryLook(page);
});

test("The Week and My Orders fit a view of 320 pixels, as at a zoom of 400 %", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openWeek(page);
  for (const path of ["/admin/week", "/my-orders"]) {
    await move(page, path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await openFolds(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      320,
    );
  }
});

test("a phone shows the coming days and what is set in one and a half screens", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openWeek(page);
  for (const row of await page
    .getByRole("region", { name: "Coming days" })
    .getByRole("listitem")
    .all())
    expect((await row.boundingBox())?.height).toBeLessThanOrEqual(110);
  const last = await page.getByRole("region", { name: "Delivery area" }).boundingBox();
  expect((last?.y ?? Number.NaN) + (last?.height ?? 0)).toBeLessThanOrEqual(1.5 * 844);
  await expect(page.getByRole("group", { name: "Saturday", exact: true })).toBeHidden();
  await page.getByText("Every week", { exact: true }).click();
  const saturday = page.getByRole("group", { name: "Saturday", exact: true });
  await expect(saturday).toContainText("Delivery · Collection 10:00 AM to 4:00 PM");
  await saturday.locator("summary").click();
  await saturday.getByRole("group", { name: "Collection" }).getByLabel("To").fill("09:00");
  await saturday.locator("summary").click();
  await page.getByRole("button", { name: "Save The Week" }).click();
  await expect(saturday.getByRole("group", { name: "Collection" }).getByLabel("To")).toBeFocused();
});

const CAPPED_WEEK = [6, 0].flatMap((weekday) => [
  { weekday, method: "delivery", from: "", to: "", orders: 1 },
  { weekday, method: "collection", from: "10:00", to: "16:00", orders: 5 },
]);

const CLOSED = {
  kind: "closed",
  id: "1",
  first: "2027-01-02",
  last: "2027-01-02",
  method: "both",
  reason: "The hens have a holiday, and so have we, until Epiphany",
};

/** What of the page stands beyond its side, or is cut off by its own box. */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("main *")]
      .filter((one) => one.checkVisibility() && one.clientWidth > 1)
      .filter(
        (one) =>
          one.getBoundingClientRect().right > innerWidth || one.scrollWidth > one.clientWidth + 1,
      )
      .map(({ outerHTML }) => outerHTML.slice(0, 80)),
  );

test("a basket of two methods, a full and a closed day fits at 320 px and at a zoom of 200 %", async ({
  page,
}) => {
  await page.clock.install({ time: new Date("2026-12-21T10:00:00Z") });
  const cart = [aStoredLine(), aStoredLine({ deliveryMethod: "collection" })];
  const farmWeek = { week: CAPPED_WEEK, exceptions: [CLOSED] };
  await openWith(page, { cart, farmWeek, orders: ORDERS }, "/checkout");
  for (const [width, height] of [
    [640, 450],
    [320, 256],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const name of ["Delivery day", "Collection day"]) {
      const days = page.getByRole("group", { name });
      await expect(days.getByRole("radio", { name: /closed, The hens/ })).toBeDisabled();
      const rows = await days.locator("label").all();
      for (const row of rows) expect((await row.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    await expect(page.getByRole("radio", { name: /26 December: full/ })).toBeDisabled();
    expect(await cutOff(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      width,
    );
  }
});
