import { expect, type Page, test } from "@playwright/test";
import { expectFlawlessInEveryLook, isSidewaysScrollable, PHONE } from "#tests/e2e/every-look.ts";
import { addPack, aStoredLine, move, openWith } from "#tests/e2e/shop.ts";

const ORDER = {
  id: "5O190127TN364715T",
  date: "2026-06-20T11:00:00.000Z",
  customerEmail: "mabel@example.com",
  total: 6.8,
  status: "Pending",
  items: [aStoredLine({ quantity: 2 })],
};

const RECORDS = {
  eggInventory: {
    pullet: 0,
    small: 150,
    medium: 200,
    large: 180,
    extraLarge: 120,
    doubleYolkers: 80,
  },
  cart: [
    aStoredLine({ price: 3 }),
    aStoredLine({ id: "doubleYolkers-12", packSize: 12, price: 6, quantity: 20 }),
  ],
  orders: [ORDER, { ...ORDER, id: "another", status: "Completed" }],
};

const findOrders = async (page: Page) => {
  await page.getByLabel("Email").fill("mabel@example.com");
  await page.getByRole("button", { name: "Find Orders" }).click();
  await expect(page.getByRole("article")).toHaveCount(2);
};

const askElsewhere = async (page: Page) => {
  const box = page.getByRole("region", { name: "Do we deliver to you?" });
  await box.getByLabel("Postcode").fill("RH1 0AB");
  await box.getByRole("button", { name: "Check" }).click();
  await expect(box.getByRole("button", { name: "Collect instead" })).toBeVisible();
};

const openPayments = async (page: Page) => {
  await page.getByRole("button", { name: "Remove" }).last().click();
  await page.getByRole("button", { name: /Practice payment/ }).click();
};

const pressPayPal = async (page: Page) => {
  await page.getByRole("button", { name: "PayPal", exact: true }).click();
  await expect(page.getByRole("alert")).toBeVisible();
};

interface Look {
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** What fades, and has to be there in each look. */
  readonly showAnew?: (page: Page) => Promise<unknown>;
}

const PAGES: [name: string, path: string, look?: Look][] = [
  ["Home", "/"],
  ["Home with a notice", "/", { showAnew: (page) => addPack(page, "Large Eggs", 6) }],
  ["Home with a no", "/", { prepare: askElsewhere }],
  ["Checkout with a no", "/checkout", { prepare: askElsewhere }],
  ["Checkout with troubles", "/checkout"],
  ["Checkout with every way to pay", "/checkout", { prepare: openPayments, showAnew: pressPayPal }],
  ["My Orders with orders", "/my-orders", { prepare: findOrders }],
];

/** Of the others the examples of a day show the parts. */
const DAILY = ["Home", "Checkout with every way to pay", "My Orders with orders"];

/** The page as it stands is flawless in every look, and does not scroll sideways where room is short. */
const expectToFit = async (page: Page, showAnew?: Look["showAnew"]): Promise<void> => {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectFlawlessInEveryLook(page, () => showAnew?.(page) ?? Promise.resolve());
  await page.setViewportSize({ width: 320, height: 640 });
  await showAnew?.(page);
  expect(await isSidewaysScrollable(page), "320 px").toBe(false);
  await page.setViewportSize(PHONE);
  const largeText = await page.addStyleTag({ content: "html { font-size: 200% }" });
  expect(await isSidewaysScrollable(page), "twice the text size").toBe(false);
  await largeText.evaluate((style: Element) => style.remove());
};

for (const [name, path, { prepare, showAnew } = {}] of PAGES) {
  test(`axe finds nothing on ${name}, which never scrolls sideways`, {
    tag: DAILY.includes(name) ? "@daily" : [],
  }, async ({ page }) => {
    await openWith(page, RECORDS, path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await prepare?.(page);
    await expectToFit(page, showAnew);
  });
}

/** As they are when they open: one is reached from the other, since loading takes as long as looking. */
const TOURS = [
  [
    ["/about", "About Us"],
    ["/contact", "Contact Us"],
    ["/our-chickens", "Our Chickens"],
    ["/how-to-find-us", "How to Find Us"],
    ["/nowhere", "Page Not Found"],
  ],
  [
    ["/terms", "Terms"],
    ["/privacy", "Privacy"],
    ["/my-orders", "My Orders"],
    ["/order/cancel", "Order Canceled"],
    ["/order/success", "Thank You!"],
  ],
] as const;

for (const tour of TOURS) {
  const paths = tour.map(([path]) => path);
  test(`axe finds nothing on ${paths.join(", ")}, which never scroll sideways`, async ({
    page,
  }) => {
    test.slow();
    await page.route("https://www.openstreetmap.org/**", (route) => route.abort());
    await openWith(page, RECORDS, paths[0]);
    for (const [path, name] of tour)
      await test.step(path, async () => {
        await move(page, path);
        await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
        await expect(page.getByText(/^Loading/)).toHaveCount(0);
        await expectToFit(page);
      });
  });
}

test("the header is one row at every width", { tag: "@daily" }, async ({ page }) => {
  await page.goto("/");
  for (const width of [320, 344, 896, 972, 1000]) {
    await page.setViewportSize({ width, height: 700 });
    const [logo, basket] = await Promise.all([
      page.getByRole("link", { name: "Farmgate" }).boundingBox(),
      page.getByRole("link", { name: /^Basket/ }).boundingBox(),
    ]);
    const middle = (box: { y: number; height: number } | null) =>
      box ? box.y + box.height / 2 : 0;
    expect(Math.abs(middle(logo) - middle(basket)), `${width} px`).toBeLessThan(4);
  }
});

test("Home asks no foreign host for anything", { tag: "@daily" }, async ({ page, baseURL }) => {
  const hosts = new Set<string>();
  page.on("request", (request) => hosts.add(new URL(request.url()).host));
  await page.goto("/");
  await addPack(page, "Large Eggs", 6);
  await page.mouse.wheel(0, 5000);
  await page.waitForLoadState("networkidle");
  expect([...hosts]).toEqual([new URL(baseURL ?? "").host]);
});
