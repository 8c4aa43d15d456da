import { expect, type Page, test } from "@playwright/test";
import { SHARED_SHOP } from "#tests/e2e/people.ts";
import { aStoredLine, basketLink, noticeOf, openWith } from "#tests/e2e/shop.ts";

test.use(SHARED_SHOP);

const CART = [aStoredLine({ deliveryMethod: "collection" })];

/** Fills in the practice payment, up to its last press. */
const prepare = async (page: Page, name: string): Promise<() => Promise<void>> => {
  await page.getByRole("button", { name: /^Practice payment/ }).click();
  const complete = page.getByRole("button", { name: "Complete practice payment" });
  const form = page.locator("form").filter({ has: complete });
  await form.getByLabel("Name").fill(name);
  await form.getByLabel("Email").fill(`${name.toLowerCase()}@example.com`);
  return () => complete.click();
};

const thanked = async (page: Page, name: string): Promise<void> => {
  // At once: the notice goes by itself.
  await Promise.all([
    expect(page.getByRole("heading", { name: "Thank You!" })).toBeVisible(),
    expect(noticeOf(page, `Thank you for your order, ${name}.`)).toBeVisible(),
  ]);
};

const ordersOf = async (page: Page, email: string) => {
  const sent = await page.request.post("/api/counter/findOrders", { data: [email] });
  return ((await sent.json()) as { value: readonly unknown[] }).value;
};

for (const wait of [0, 100, 300, 800])
  test(`a page that is loaded anew ${wait} ms after the press to pay thanks once it is paid`, {
    tag: wait === 300 ? "@daily" : [],
  }, async ({ page }) => {
    await openWith(page, { cart: CART }, "/checkout");
    const name = `Reload${wait}`;
    const pay = await prepare(page, name);
    const asked = page.waitForRequest(/takePayment/);
    await pay();
    await asked;
    await page.waitForTimeout(wait);
    await page.reload();
    await expect(page.getByRole("heading", { name: "Thank You!" })).toBeVisible();
    await expect(basketLink(page)).toHaveAccessibleName("Basket");
    expect(await ordersOf(page, `${name.toLowerCase()}@example.com`)).toHaveLength(1);
  });

test("one basket paid in two tabs at once is one order, and both tabs thank for it", async ({
  page,
  context,
}) => {
  await openWith(page, { cart: CART }, "/checkout");
  const other = await context.newPage();
  await other.goto("/checkout");
  const presses = [await prepare(page, "Twice"), await prepare(other, "Twice")];
  const thanks = [page, other].map((tab) => thanked(tab, "Twice"));
  // Ignored: a late press finds no button, since the first tab has paid and led this one to its thanks.
  for (const press of presses) press().catch(() => undefined);
  await Promise.all(thanks);
  expect(await ordersOf(page, "twice@example.com")).toHaveLength(1);
});
