import { expect, type Locator, type Page } from "@playwright/test";
import { seconds } from "../../tools/lib/slowness.ts";

/** As most people see the shop: what is loaded shimmers, notices slide in, and a long way is scrolled smoothly. */
export const MOVING = { contextOptions: { reducedMotion: "no-preference" } } as const;

export const cardOf = (page: Page, name: string): Locator =>
  page.getByRole("article", { name, exact: true });

/** Chooses a pack on a product card and presses Add to Basket. */
export const addPack = async (
  page: Page,
  name: string,
  packSize: number,
  method: "Free Delivery" | "Collection" = "Free Delivery",
): Promise<void> => {
  const card = cardOf(page, name);
  await card.getByLabel("Pack size").selectOption(String(packSize));
  await card.getByRole("radio", { name: method }).check();
  await card.getByRole("button", { name: "Add to Basket" }).click();
  await expect(noticeOf(page, "Added to basket!")).toBeVisible();
};

export const basketLink = (page: Page): Locator => page.getByRole("link", { name: /^Basket/ });

export const lineOf = (page: Page, name: string): Locator =>
  page.getByRole("listitem", { name, exact: true });

export const noticeOf = (page: Page, text: string): Locator =>
  page.getByRole("region", { name: /Notifications/ }).getByText(text);

export const totalOf = (page: Page): Locator =>
  page.getByRole("region", { name: "Summary" }).getByText(/^Total/);

/** What a key of the browser's storage holds. */
export const stored = (page: Page, key: string): Promise<unknown> =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? "null"), key);

/** Until the script has the page: a link that is pressed before is followed by loading the next page. */
export const takenOver = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => "early" in window && window.early === null);
};

/** Until no deed is left, whichever page shows by then. */
export const noDeedIsLeft = async (page: Page, wait = { timeout: seconds(5) }): Promise<void> => {
  await page.waitForFunction(
    () => !Object.keys(localStorage).some((key) => /^deed/.test(key)),
    undefined,
    wait,
  );
};

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
}

/**
 * Throws an error in the page for whatever moves from its first frame on. A page is painted once it is read whole, but
 * Chromium waits half a second at most: what a slow machine adds to a part is no move of ours.
 */
export const reportShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const watch = (): void =>
      new PerformanceObserver((list) => {
        for (const { value, sources } of list.getEntries() as LayoutShift[]) {
          const moved = sources.map(({ node }) =>
            (node?.parentElement ?? node)?.textContent?.slice(0, 60),
          );
          reportError(new Error(`It moved by ${value}: ${moved.join(", ")}`));
        }
      }).observe({ type: "layout-shift" });
    // A font that comes late, though it is fetched first, draws letters a hair wider: it moves no line.
    addEventListener("DOMContentLoaded", () =>
      document.fonts.ready.then(() => requestAnimationFrame(() => requestAnimationFrame(watch))),
    );
  });

/** Opens the shop with these records in the browser's storage: text as it is, anything else as JSON. */
export const openWith = async (
  page: Page,
  records: Record<string, unknown>,
  path = "/",
): Promise<void> => {
  await page.addInitScript((planted) => {
    if (sessionStorage.getItem("planted")) return;
    sessionStorage.setItem("planted", "yes");
    for (const [key, value] of Object.entries(planted)) {
      localStorage.setItem(key, typeof value === "string" ? value : JSON.stringify(value));
    }
  }, records);
  await page.goto(path);
  await takenOver(page);
};

/** Moves within the app, as a link would. */
export const move = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate", { state: null }));
  }, path);

/** A shared shop asks where something is delivered to. */
export const practise = async (
  page: Page,
  name: string,
  email: string,
  postcode = "",
): Promise<void> => {
  await page.getByRole("button", { name: "Practice payment (no money moves)" }).click();
  await page.getByLabel("Name").fill(name);
  await page.getByLabel("Email").fill(email);
  const address = page.getByRole("group", { name: "Where we deliver to" });
  if (postcode) await address.getByLabel("Postcode").fill(postcode);
  await page.getByRole("button", { name: "Complete practice payment" }).click();
};

export const aStoredLine = (change: Record<string, unknown> = {}) => ({
  id: "large-12",
  name: "Large Eggs",
  packSize: 12,
  price: 3.4,
  deliveryMethod: "delivery",
  image: "/eggs/large.svg",
  quantity: 1,
  ...change,
});

const MOST_PRESSES = 120;

/** Presses Tab, or Shift+Tab, until the focus is on an element. */
export const tabTo = async (
  page: Page,
  target: Locator,
  key: "Tab" | "Shift+Tab" = "Tab",
): Promise<void> => {
  const element = await target.elementHandle();
  for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
    await page.keyboard.press(key);
    if (await element?.evaluate((place) => place === document.activeElement)) return;
  }
  throw new Error(`${key} never reached ${target}`);
};
