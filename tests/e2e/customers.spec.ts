import { readFile } from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";
import { expectFlawlessInEveryLook } from "#tests/e2e/every-look.ts";
import { openWith } from "#tests/e2e/shop.ts";
import { seconds } from "../../tools/lib/slowness.ts";

const OWNER = { isAdminAuthenticated: "true" };

const PEOPLE = [
  { id: "1", name: "Mabel Hen", email: "mabel@example.com", phone: "01293 555010" },
  { id: "2", name: "Abel Cock", email: "abel@example.com" },
  { id: "3", name: "=HYPERLINK(1)", email: "zoe@example.com", phone: "" },
];

const open = (page: Page, customers: unknown = PEOPLE) =>
  openWith(page, { ...OWNER, customers }, "/admin/customers");

test("adding a customer to a long list clears the search and scrolls to the customer", async ({
  page,
}) => {
  const many = Array.from({ length: 500 }, (_, n) => ({
    id: `c${n}`,
    name: `Customer ${n}`,
    email: `c${n}@example.com`,
  }));
  await open(page, many);
  await page.getByLabel("Search customers").fill("Customer 7");
  const form = page.getByRole("form", { name: "Add New Customer" });
  await form.getByLabel("Name").fill("Zoe");
  await form.getByLabel("Email").fill("zoe@example.com");
  await form.getByRole("button", { name: "Add Customer" }).click();
  await expect(page.getByText("501 customer(s) found.")).toBeVisible();
  await expect(page.getByLabel("Search customers")).toHaveValue("");
  await expect(page.getByRole("row", { name: /Zoe/ })).toBeInViewport();
});

test("on a phone the form that adds is folded until it is asked for or holds something", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  const form = page.getByRole("form", { name: "Add New Customer" });
  const opener = page.getByRole("button", { name: "Add New Customer" });
  await expect(page.getByText("3 customer(s) found.")).toBeVisible();
  await expect(form).toBeHidden();
  await opener.click();
  await form.getByLabel("Name").fill("Zoe");
  await page.reload();
  await expect(form.getByLabel("Name")).toHaveValue("Zoe");
  await opener.click();
  await expect(form).toBeHidden();
  await opener.click();
  await form.getByRole("button", { name: "Add Customer" }).click();
  await expect(form.getByText("Please enter the email.")).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(form).toBeVisible();
  await expect(opener).toBeHidden();
});

test("on paper the customers stand without the admin's bar and sidebar", { tag: "@daily" }, async ({
  page,
}) => {
  await open(page);
  const around = [
    page.getByText("Admin Panel", { exact: true }),
    page.getByRole("navigation", { name: "Admin" }),
  ];
  for (const part of around) await expect(part).toBeVisible();
  await page.emulateMedia({ media: "print" });
  for (const part of around) await expect(part).toBeHidden();
  await expect(page.getByText("abel@example.com", { exact: true })).toBeVisible();
});

test("the export holds the customers shown, and no cell that a spreadsheet would run", async ({
  page,
}) => {
  await open(page);
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe("customers.csv");
  const text = await readFile(await file.path(), "utf8");
  expect(text.replace("\uFEFF", "").split("\r\n")).toEqual([
    "Name,Email,Phone",
    "Mabel Hen,mabel@example.com,01293 555010",
    "Abel Cock,abel@example.com,",
    '"\t=HYPERLINK(1)",zoe@example.com,',
  ]);
});

test("the list of 2,000 customers renders few rows, and scrolls to the last", async ({ page }) => {
  const many = Array.from({ length: 2000 }, (_, n) => ({
    id: `c${n}`,
    name: `Customer ${n}`,
    email: `c${n}@example.com`,
    phone: "",
  }));
  await open(page, many);
  await expect(page.getByText("2000 customer(s) found.")).toBeVisible();
  expect(await page.getByRole("row").count()).toBeLessThan(80);
  await expect(async () => {
    await page
      .getByRole("region", { name: "Customers", exact: true })
      .evaluate((box) => box.scrollTo(0, box.scrollHeight));
    await expect(page.getByText("c1999@example.com")).toBeVisible({ timeout: seconds(0.5) });
  }).toPass();
});

for (const [what, people] of [
  ["with data", PEOPLE],
  ["empty", []],
] as const) {
  test(`axe finds nothing on the customers page, ${what}`, async ({ page }) => {
    await open(page, people);
    await expect(page.getByText(/customer\(s\) found/)).toBeVisible();
    await expectFlawlessInEveryLook(page);
  });
}
