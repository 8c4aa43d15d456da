import { expect, type Page, test } from "@playwright/test";
import { expectFlawlessInEveryLook, isSidewaysScrollable, PHONE } from "#tests/e2e/every-look.ts";
import { move, noticeOf, openWith, stored } from "#tests/e2e/shop.ts";

const MABEL = { id: "1", name: "Mabel Smith", email: "mabel@example.com", phone: "07700 900123" };

const openForm = async (page: Page): Promise<void> => {
  // A Monday: today's gate is closed.
  await page.clock.install({ time: new Date("2026-11-23T10:00:00Z") });
  await openWith(page, { isAdminAuthenticated: "true", customers: [MABEL] }, "/admin/orders");
  await page.getByRole("link", { name: "New order" }).click();
  await expect(page.getByRole("heading", { name: "New Order" })).toBeVisible();
};

const largeDozen = (page: Page) =>
  page.getByRole("group", { name: "Large Eggs, 12 pack", exact: true });

const choose = async (page: Page, name: string): Promise<void> => {
  await page.getByRole("radio", { name }).focus();
  await page.keyboard.press("Space");
};

test("a farmer takes an order at the gate by keyboard, and it is packed, paid and exported", async ({
  page,
}) => {
  await openForm(page);
  await largeDozen(page).getByRole("button", { name: "One more" }).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(largeDozen(page).getByLabel("Price of one")).toBeFocused();
  await page.keyboard.press("Control+a");
  await page.keyboard.type("3.20");
  await expect(page.getByLabel("Total")).toHaveText("£6.40");

  await page.getByLabel("Name", { exact: true }).focus();
  await page.keyboard.type("smi");
  await expect(page.getByText("1 customer found:")).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Phone (optional)")).toBeFocused();
  await expect(page.getByLabel("Phone (optional)")).toHaveValue(MABEL.phone);
  await choose(page, "Monday 23 November: closed");
  await choose(page, "to pay when handed over");
  await page.getByRole("button", { name: "Take Order" }).focus();
  await page.keyboard.press("Enter");

  await expect(noticeOf(page, "is taken.")).toBeVisible();
  await expect(page.getByText("Taken by hand, to pay when handed over")).toBeVisible();
  expect(await stored(page, "orders")).toMatchObject([
    {
      id: expect.stringMatching(/^[A-Z\d]{8}-HAND$/),
      total: 6.4,
      days: { collection: "2026-11-23" },
      paid: { how: "hand-over" },
    },
  ]);
  expect(await stored(page, "eggInventory")).toMatchObject({ large: 156 });

  await page.getByRole("button", { name: "Mark as paid…" }).press("Enter");
  await page.getByRole("button", { name: "Mark as Paid", exact: true }).press("Enter");
  await expect(noticeOf(page, "The order is marked as paid.")).toBeVisible();
  await move(page, "/admin/packing");
  await expect(page.getByText("Mabel Smith").first()).toBeVisible();
  await move(page, "/admin");
  const paid = page.getByRole("region", { name: "How it was paid" });
  await expect(paid.getByRole("row", { name: /^Cash/ })).toContainText("£6.40");
});

test("what is half typed outlasts a reload, and Undo cancels what was taken", {
  tag: "@daily",
}, async ({ page }) => {
  await openForm(page);
  await largeDozen(page).getByLabel("Packs").fill("3");
  await page.getByLabel("Name", { exact: true }).fill("Mrs Hill");
  await page.getByRole("radio", { name: "paid in cash" }).check();
  page.on("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Mrs Hill");
  await expect(page.getByLabel("Total")).toHaveText("£10.20");
  await page.getByRole("button", { name: "Take Order" }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(noticeOf(page, "is cancelled")).toBeVisible();
  expect(await stored(page, "eggInventory")).toMatchObject({ large: 180 });
  expect(await stored(page, "orders")).toMatchObject([{ status: "Cancelled" }]);
  const [money] = Object.values((await stored(page, "orderMoney")) as object);
  expect(money).toMatchObject([
    { kind: "sale", amount: 1020, how: "cash" },
    { kind: "refund", amount: -1020, how: "cash" },
  ]);
});

test("axe finds nothing in the form of a new order, its errors, nor the dialogs at an order", async ({
  page,
}) => {
  test.slow();
  await openForm(page);
  await page.getByRole("button", { name: "More days" }).click();
  await page.getByRole("button", { name: "Take Order" }).click();
  await expect(page.getByText("Please choose at least one pack.")).toBeFocused();
  await expectFlawlessInEveryLook(page);
  await largeDozen(page).getByLabel("Packs").fill("20");
  await page.getByLabel("Name", { exact: true }).fill("Mrs Hill");
  await page.getByRole("radio", { name: "Free Delivery" }).check();
  await page.getByRole("radio", { name: "on account" }).check();
  await page.getByRole("button", { name: "Take Order" }).click();
  await expect(page.getByRole("button", { name: "Take It Anyway" })).toBeVisible();
  await expectFlawlessInEveryLook(page);
  await page.getByRole("button", { name: "Take It Anyway" }).click();
  await expect(page.getByText("Taken by hand, on account")).toBeVisible();
  for (const name of ["Edit…", "Mark as paid…", "Cancel this order…"]) {
    const open = page.getByRole("button", { name });
    await open.press("Enter");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(open).toBeFocused();
    await open.press("Enter");
    await expectFlawlessInEveryLook(page);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
  await move(page, "/admin");
  await expect(page.getByRole("list", { name: "Still owed" })).toBeVisible();
  await expectFlawlessInEveryLook(page);
});

test("the form of a new order fits a view of 320 pixels, and its steppers are for thumbs", async ({
  page,
}) => {
  await page.setViewportSize({ ...PHONE, width: 320 });
  await openForm(page);
  await largeDozen(page).getByRole("button", { name: "One more" }).click();
  expect(await isSidewaysScrollable(page)).toBe(false);
  const box = await largeDozen(page).getByRole("button", { name: "One less" }).boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(48);
});
