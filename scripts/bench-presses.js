import { figuresOf, median, toTenths } from "./bench-figures.js";
import { watchPresses } from "./bench-watch.js";

const SLOWDOWN = 4;
const BADGE_LIMIT_MS = 9.8;
const LINK_LIMIT_MS = 50;
const PRESSES_A_PAGE = 12;
const SETTLING_MS = 700;
const BETWEEN_MS = 150;
const A_FRAME_MS = 17;
const PATIENCE_MS = 60_000;

/** From which page, to which, by which link. */
const LINKS = /** @type {const} */ ([
  ["/", "/about"],
  ["/", "/contact"],
  ["/", "/our-chickens"],
  ["/", "/how-to-find-us"],
  ["/", "/my-orders"],
  ["/our-chickens", "/our-chickens/1775203200000"],
  ["/about", "/"],
]);

/**
 * @typedef {import("@playwright/test").Page} Page
 * @typedef {{ changed: number, painted: number }} Times
 */

/** @param {import("@playwright/test").Browser} browser */
export const openPage = async (browser) => {
  // The page is told from outside what to watch, which the shop's policy doesn't forbid.
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  page.setDefaultTimeout(PATIENCE_MS);
  await page.addInitScript(watchPresses);
  const session = await page.context().newCDPSession(page);
  /** @param {number} rate */
  const slowDown = async (rate) => {
    await session.send("Emulation.setCPUThrottlingRate", { rate });
  };
  /** @param {string} url */
  const open = async (url) => {
    await slowDown(1);
    await page.goto(url);
    await page.waitForFunction(() => Reflect.get(window, "early") === null);
    await page.waitForTimeout(SETTLING_MS);
    await slowDown(SLOWDOWN);
  };
  return { page, open, slowDown };
};

/**
 * @param {Page} page
 * @param {string} selector What is going to change.
 * @param {() => Promise<unknown>} press
 */
const timed = async (page, selector, press) => {
  await page.evaluate((text) => Reflect.get(window, "watch")(text), selector);
  await press();
  return /** @type {Times} */ (await page.evaluate(() => Reflect.get(window, "news")));
};

/**
 * From a press on Add to Basket until the badge shows it.
 * @param {import("./bench-homes.js").Home} home
 * @param {import("@playwright/test").Browser} browser
 * @param {number} rounds
 */
export const badgeOf = async ({ name, origin }, browser, rounds) => {
  const figure = figuresOf(`Add to Basket at a ${SLOWDOWN}× CPU slowdown, ${name}`);
  const firsts = /** @type {Times[]} */ ([]);
  const presses = /** @type {Times[]} */ ([]);
  for (let round = 0; round < rounds; round += 1) {
    const { page, open } = await openPage(browser);
    await open(`${origin}/`);
    const button = page.getByRole("button", { name: "Add to Basket" }).nth(3);
    await button.scrollIntoViewIfNeeded();
    for (let press = 0; press < PRESSES_A_PAGE; press += 1) {
      // Presses of people don't wait for the screen's frames.
      await page.waitForTimeout(BETWEEN_MS + Math.random() * A_FRAME_MS);
      const times = await timed(page, 'header a[href="/checkout"]', () => button.click());
      (press === 0 ? firsts : presses).push(times);
    }
    await page.context().close();
  }
  /**
   * @param {string} which
   * @param {readonly Times[]} times
   * @param {import("./bench-figures.js").Limit} limit
   */
  const row = (which, times, limit) => [
    figure(
      which,
      "until the page has changed, ms",
      toTenths(median(times.map(({ changed }) => changed))),
    ),
    figure(
      which,
      "until its frame is painted, ms",
      toTenths(median(times.map(({ painted }) => painted))),
      limit,
    ),
  ];
  return [
    ...row("a press", presses, { atMost: BADGE_LIMIT_MS }),
    ...row("the first press on a page", firsts, {}),
  ];
};

/**
 * From a press on a link until the other page's heading is painted.
 * @param {import("./bench-homes.js").Home} home
 * @param {import("@playwright/test").Browser} browser
 * @param {number} rounds
 */
export const linksOf = async ({ name, origin }, browser, rounds) => {
  const figure = figuresOf(`Links at a ${SLOWDOWN}× CPU slowdown, ${name}`);
  const { page, open } = await openPage(browser);
  const figures = [];
  for (const [from, to] of LINKS) {
    const link = page.locator(`a[href="${to}"]:visible`).first();
    const pointed = [];
    const cold = [];
    for (let round = 0; round < rounds; round += 1) {
      await page.mouse.move(0, 899);
      await open(origin + from);
      await link.hover();
      await page.waitForTimeout(SETTLING_MS);
      pointed.push((await timed(page, "h1", () => link.click())).painted);
      await page.mouse.move(0, 899);
      await open(origin + from);
      // A press without a pointer: nothing announces it.
      cold.push((await timed(page, "h1", () => link.dispatchEvent("click"))).painted);
    }
    const trial = `${from} → ${to}`;
    figures.push(
      figure(trial, "pointed at before, ms", toTenths(median(pointed)), { atMost: LINK_LIMIT_MS }),
      figure(trial, "not pointed at, ms", toTenths(median(cold))),
    );
  }
  await page.context().close();
  return figures;
};
