import { expect, test } from "@playwright/test";
import { aStoredLine, openWith } from "#tests/e2e/shop.ts";

const SIZES = ["small", "medium", "large", "extraLarge", "pullet"];

const ORDER = {
  id: "5O190127TN364715T",
  date: "2026-06-20T11:00:00.000Z",
  customerEmail: "mabel@example.com",
  total: 40.8,
  status: "Pending",
  paymentMethod: "paypal",
  items: SIZES.flatMap((size) =>
    [6, 12].map((packSize) => aStoredLine({ id: `${size}-${packSize}`, packSize })),
  ),
};

test.use({ colorScheme: "dark" });

test("a receipt is one page, black on white, and nothing else is printed", {
  tag: "@daily",
}, async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute("data-printed", "yes");
  });
  await openWith(page, { orders: [ORDER] }, "/my-orders");
  await page.getByLabel("Email").fill("mabel@example.com");
  await page.getByRole("button", { name: "Find Orders" }).click();
  const receipt = page.getByRole("region", { name: "Receipt of order 5O190127" });
  await page.getByRole("button", { name: "Print receipt" }).press("Enter");
  await expect(page.locator("body")).toHaveAttribute("data-printed", "yes");
  await expect(receipt).toBeHidden();
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect(receipt).toBeVisible();
  await expect(receipt).toContainText("Paid with PayPal");
  await expect(page.getByRole("heading", { name: "My Orders" })).toBeHidden();
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)");
  for (const words of ["Order number", "Item", "Total"])
    await expect(receipt.getByText(words, { exact: true })).toHaveCSS("color", "rgb(0, 0, 0)");
  const paper = (await page.pdf({ format: "A4" })).toString("latin1");
  expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});
