import { expect, type Locator, type Page } from "@playwright/test";
import {
  A_BASKET,
  AT_WORK,
  FRIDAY,
  OF_ONE_CUSTOMER,
  WITH_CARE,
} from "#tests/e2e/looks/farm-records.ts";
import { addPack, openWith } from "#tests/e2e/shop.ts";

export interface Screen {
  readonly name: string;
  readonly path: string;
  readonly records?: Readonly<Record<string, unknown>>;
  /** What a person does before the page looks so. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** What fades, and is done again for each look. */
  readonly showAnew?: (page: Page) => Promise<unknown>;
  /** What shows as long as the page is in that state. */
  readonly sign?: (page: Page) => Locator;
  /** Pixels that a target has on a phone. */
  readonly target?: number;
}

export const POSTCODE = { postcode: "RH10 1AA", at: FRIDAY };

const SOLD_OUT = {
  eggInventory: {
    ...{ pullet: 60, small: 0, medium: 200, large: 180, extraLarge: 120, doubleYolkers: 80 },
  },
};

const findOrders = async (page: Page): Promise<void> => {
  await page.getByLabel("Email").fill("mabel@example.com");
  await page.getByRole("button", { name: "Find Orders" }).click();
  await expect(page.getByText("12 orders found.")).toBeVisible();
};

const ask = (postcode: string) => async (page: Page) => {
  const box = page.getByRole("region", { name: "Do we deliver to you?" });
  await box.getByLabel("Postcode").fill(postcode);
  await box.getByRole("button", { name: "Check" }).click();
  await expect(box.getByRole("status")).not.toBeEmpty();
};

const openPractice = (page: Page) =>
  page.getByRole("button", { name: /^Practice payment/ }).click();

const payWithoutEmail = async (page: Page): Promise<void> => {
  await openPractice(page);
  await page.getByRole("button", { name: "Complete practice payment" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
};

const payWithAWrongEmail = async (page: Page): Promise<void> => {
  await openPractice(page);
  await page.getByLabel("Email").fill("mabel@");
  await page.getByRole("button", { name: "Complete practice payment" }).click();
};

const pressPayPal = (page: Page) =>
  page.getByRole("button", { name: "PayPal", exact: true }).click();

/** The pages of the shop, and the states that their parts can be in. */
export const SHOP_SCREENS: readonly Screen[] = [
  { name: "Home", path: "/" },
  { name: "Home with a basket", path: "/", records: { cart: A_BASKET } },
  {
    name: "Home with a notice",
    path: "/",
    showAnew: (page) => addPack(page, "Large Eggs", 6),
  },
  { name: "Home with eggs sold out", path: "/", records: SOLD_OUT },
  { name: "Home with a yes", path: "/", prepare: ask("RH10 1AA") },
  { name: "Home with a no", path: "/", prepare: ask("RH1 0AB") },
  { name: "Home with no postcode", path: "/", prepare: ask("next to the mill") },
  { name: "Basket", path: "/checkout", records: { cart: A_BASKET, deliveryPostcode: POSTCODE } },
  { name: "Basket without a postcode", path: "/checkout", records: { cart: A_BASKET } },
  {
    name: "Basket with troubles",
    path: "/checkout",
    records: { cart: A_BASKET, ...SOLD_OUT, eggInventory: { large: 6 } },
  },
  {
    name: "Basket with more days",
    path: "/checkout",
    records: { cart: A_BASKET },
    prepare: (page) => page.getByRole("button", { name: "More days" }).first().click(),
  },
  {
    name: "Basket with a practice payment and a notice",
    path: "/checkout",
    records: { cart: A_BASKET },
    prepare: openPractice,
    showAnew: pressPayPal,
  },
  {
    name: "Basket with a field that is wrong",
    path: "/checkout",
    records: { cart: A_BASKET },
    prepare: payWithAWrongEmail,
  },
  {
    name: "Basket that asks for a phone",
    path: "/checkout",
    records: {
      cart: A_BASKET,
      farmProfile: { delivery: { town: "Crawley", otherwise: "", askPhone: "required" } },
    },
    sign: (page) => page.getByText("Please tell us your phone, then you can pay."),
  },
  {
    name: "Basket with a question",
    path: "/checkout",
    records: { cart: A_BASKET },
    prepare: payWithoutEmail,
  },
  { name: "Empty basket", path: "/checkout" },
  {
    name: "My Orders",
    path: "/my-orders",
    records: { orders: OF_ONE_CUSTOMER },
    prepare: findOrders,
  },
  { name: "Our Chickens", path: "/our-chickens" },
  { name: "A story", path: "/our-chickens/1775203200000" },
  { name: "About Us", path: "/about" },
  { name: "Contact Us", path: "/contact" },
  { name: "How to Find Us", path: "/how-to-find-us" },
  { name: "Terms", path: "/terms" },
  { name: "Privacy", path: "/privacy" },
  { name: "Order Canceled", path: "/order/cancel" },
  { name: "Thank You", path: "/order/success" },
  { name: "Page Not Found", path: "/nowhere" },
  {
    name: "Menu",
    path: "/",
    showAnew: async (page) => {
      const menu = page.getByRole("button", { name: "Menu" });
      if ((await menu.isVisible()) && (await menu.getAttribute("aria-expanded")) === "false")
        await menu.click();
    },
  },
];

const openAnOrder = (page: Page) =>
  page.getByRole("button", { expanded: false, name: /AB9/ }).first().click();

const changePacks = async (page: Page): Promise<void> => {
  await openAnOrder(page);
  await page.getByRole("button", { name: "Change packs…" }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "One more" }).first().click();
  await dialog.getByText("Other packs").first().click();
};

const ADMIN_PATHS: readonly (readonly [name: string, path: string, target?: number])[] = [
  ["Dashboard", "/admin"],
  ["Orders", "/admin/orders"],
  ["New order", "/admin/orders/new"],
  ["Week", "/admin/week"],
  ["Packing list", "/admin/packing"],
  ["A pack day", "/admin/packing/2026-11-28"],
  ["Count eggs", "/admin/count"],
  ["Inventory & Pricing", "/admin/pricing"],
  ["Eggs", "/admin/eggs"],
  ["Flocks", "/admin/flocks"],
  ["A flock", "/admin/flocks/1"],
  ["Customers", "/admin/customers"],
  ["Posts", "/admin/posts"],
  ["New story", "/admin/posts/new"],
  ["Splash Page", "/admin/splash"],
  ["Backup", "/admin/backup"],
  ["Export", "/admin/export"],
  ["Settings", "/admin/settings"],
  ["Help", "/admin/help"],
  ["A page of help", "/admin/help/install"],
];

const FLOCK_FORMS = ["Add Cost Entry", "Add Hens", "Name and Young Hens", "Add Medicine"];

/** On a phone they stand behind their buttons. */
const openFlockForms = async (page: Page): Promise<void> => {
  for (const name of FLOCK_FORMS) {
    const button = page.getByRole("button", { name, exact: true });
    const form = page.getByRole("form", { name });
    await expect(button.or(form).first()).toBeVisible();
    if (await form.isHidden()) await button.click();
    await expect(form).toBeVisible();
  }
};

const openEggBook = async (page: Page): Promise<void> => {
  await page.getByRole("button", { name: "Open the egg book…" }).click();
  await page.getByRole("button", { name: "Open", exact: true }).click();
  const large = page.getByRole("region", { name: /^Large Eggs: \d+ for sale/ });
  await expect(large).toBeVisible();
  // Without the notice.
  await page.reload();
  await expect(large).toBeVisible();
};

const lookIntoBackup = async (page: Page): Promise<void> => {
  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download backup" }).click();
  await page.getByLabel("Backup file").setInputFiles(await (await coming).path());
  await expect(page.getByRole("table", { name: "What would change" })).toBeVisible();
};

export const ADMIN_SCREENS: readonly Screen[] = [
  ...ADMIN_PATHS.map(([name, path]) => ({ name, path, records: AT_WORK })),
  { name: "A flock with hens and medicine", path: "/admin/flocks/1", records: WITH_CARE },
  {
    name: "A flock with its forms",
    path: "/admin/flocks/1",
    records: AT_WORK,
    prepare: openFlockForms,
  },
  {
    name: "Backup with a preview",
    path: "/admin/backup",
    records: WITH_CARE,
    prepare: lookIntoBackup,
  },
  { name: "An open egg book", path: "/admin/eggs", records: AT_WORK, prepare: openEggBook },
  { name: "Login", path: "/admin/login" },
  {
    name: "An order that is open",
    path: "/admin/orders",
    records: AT_WORK,
    prepare: openAnOrder,
  },
  {
    name: "Packs of an order that are changed",
    path: "/admin/orders",
    records: AT_WORK,
    prepare: changePacks,
    sign: (page) => page.getByRole("dialog").getByText(/^It costs/),
  },
];

export const SCREENS: readonly Screen[] = [...SHOP_SCREENS, ...ADMIN_SCREENS];

/** The page as it looks on a Friday morning. */
export const openScreen = async (
  page: Page,
  { path, records = {}, prepare }: Screen,
): Promise<void> => {
  await page.clock.setFixedTime(new Date(FRIDAY));
  await page.route("https://www.openstreetmap.org/**", (route) => route.abort());
  await openWith(page, { ...records }, path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText(/^Loading/)).toHaveCount(0);
  await prepare?.(page);
};
