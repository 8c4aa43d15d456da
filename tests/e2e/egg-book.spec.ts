import { expect, test } from "@playwright/test";
import { expectFlawlessInEveryLook } from "#tests/e2e/every-look.ts";
import { aStoredLine, cardOf, move, noticeOf, openWith } from "#tests/e2e/shop.ts";

const AN_ORDER = {
  id: "AAAA0001",
  date: "2026-12-20T10:00:00.000Z",
  customerName: "Ada",
  customerEmail: "ada@example.com",
  phone: "07700 900001",
  total: 6.8,
  status: "Pending",
  items: [aStoredLine({ quantity: 2 })],
  days: { delivery: "2026-12-26" },
};

test("a farmer opens the egg book, counts the shelf and undoes it by keyboard, and axe passes", async ({
  page,
  context,
}) => {
  test.slow();
  await context.clock.install({ time: new Date("2026-12-21T10:00:00Z") });
  await openWith(page, { isAdminAuthenticated: "true", orders: [AN_ORDER] }, "/admin/eggs");
  await page.getByRole("button", { name: "Open the egg book…" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("On the shelf").first()).toBeFocused();
  await expectFlawlessInEveryLook(page);
  await page.getByRole("button", { name: "Open", exact: true }).click();
  await expect(noticeOf(page, "The egg book is open.")).toBeVisible();
  const large = page.getByRole("region", { name: /^Large Eggs: \d+ for sale/ });
  const opened = Number((await large.getByRole("heading").innerText()).match(/\d+/)?.[0]);

  const form = page.getByRole("form", { name: "Count the Shelf" });
  const shelf = form.getByLabel("Large Eggs", { exact: true });
  await shelf.fill(String(opened + 24 - 3));
  await expect(form.getByText("Large Eggs: 3 missing")).toBeVisible();
  await expectFlawlessInEveryLook(page);
  await shelf.press("Enter");
  await expect(noticeOf(page, "The shelf has been counted: 3 missing, 0 found.")).toBeVisible();
  const home = await context.newPage();
  await home.goto("/");
  await expect(cardOf(home, "Large Eggs").getByText(`${opened - 3} in stock`)).toBeVisible();
  await page.getByRole("button", { name: "Undo", exact: true }).last().click();
  await expect(large.getByRole("heading")).toHaveText(`Large Eggs: ${opened} for sale`);

  await move(page, "/admin/orders");
  await page.goBack();
  await large.getByRole("link", { name: /^laid/ }).first().click();
  await expect(page.getByRole("heading", { name: "Who had them" })).toBeVisible();
  await expectFlawlessInEveryLook(page);
});
